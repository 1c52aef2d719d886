import ICAL from 'ical.js';
import { beforeEach, expect, test } from 'vitest';
import { type ClinicRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { addDays } from '#app/clinic/clinic-time.ts';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import { toAppointmentView } from '#app/features/booking/appointment-view.ts';
import { sendAppointmentMail } from '#app/features/booking/mail/appointment-mail.server.ts';
import { recommendationMailBody } from '#app/features/recommendations/recommendation-mail.server.ts';
import { reminderMail } from '#app/features/reminders/reminder-mail.server.ts';
import { smtpMailer } from '#app/platform/mail/mail.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { summaryOf } from '#app/scheduling/appointment-summary.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { readContents } from '#app/site-content/site-content.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY } from './booking.ts';
import { manausRecord } from './clinics/manaus.ts';
import { FURTHER_HOUSE, twoHousesRecord } from './clinics/two-houses.ts';
import { CONTENT_DIR } from './contents.ts';
import { testDatabase } from './database.ts';
import { type ReceivedMail, startSmtpPeer } from './smtp-peer.ts';
import { openTwoHouses, twoHouses } from './two-houses.ts';

// Where a patient is told to come: the house of the appointment, whatever became of it since.

const database = await testDatabase();
const TUESDAY = addDays(MONDAY, 1);
const BASE_URL = new URL('https://clinica.example.com');
const payerIds = twoHouses.payers.map(({ id }) => id);
const services = {
  ...bookingServices(database),
  agenda: twoHouses.agenda,
  payerIds,
  baseUrl: BASE_URL,
};
const [further] = twoHousesRecord.branches ?? [];
if (!further) throw new Error('the record has one house');
const main = twoHousesRecord.address;

beforeEach(() => openTwoHouses(database));

async function booked(branch: string | null) {
  const time = branch === null ? '09:10' : '13:00';
  const contact = { name: 'Antônia Reis', phoneE164: '+5592995550111', email: 'a@example.com' };
  const request = aRequest({ startsAt: at(TUESDAY, time), branch, contact });
  const once = await bookAppointment(services, request, aKey());
  if (once.kind !== 'answer' || !once.answer.ok) throw new Error('not booked');
  return once.answer.value.appointmentId;
}

const labelsFor = async (record: ClinicRecord) =>
  appointmentLabelsIn(await readContents(CONTENT_DIR, record));

async function summaryFor(appointmentId: number, record = twoHousesRecord) {
  const appointment = await readAppointment(database.db, { id: appointmentId });
  if (!appointment) throw new Error('there is no appointment');
  const parts = { baseUrl: BASE_URL, secret: services.secret, labelsIn: await labelsFor(record) };
  return summaryOf(parts, appointment, 'pt-BR');
}

/** The mail to the patient as a mail server receives it. */
async function mailed(appointmentId: number, record = twoHousesRecord): Promise<ReceivedMail> {
  const peer = await startSmtpPeer({ mode: 'accepting' });
  const from = { name: 'Clínica', address: 'contato@example.com' };
  const mailer = smtpMailer({ url: peer.url, from });
  try {
    const parts = { ...services, mailer, labelsIn: await labelsFor(record) };
    const told = { appointmentId, kind: 'created', audience: 'patient', sequence: 0 } as const;
    await sendAppointmentMail(parts, told);
    const [mail] = peer.received;
    if (!mail) throw new Error('no mail came');
    return mail;
  } finally {
    await mailer.close();
    await peer.close();
  }
}

function eventOf({ email }: ReceivedMail) {
  const [file] = email.attachments;
  const text =
    typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content);
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  if (!event) throw new Error('there is no event');
  return { location: new ICAL.Event(event).location, geo: event.getFirstPropertyValue('geo') };
}

test('mail and calendar tell the house of the appointment: name, address, phone and point', async () => {
  const mail = await mailed(await booked(FURTHER_HOUSE));
  const text = mail.email.text ?? '';
  for (const words of ['Unidade Ponta Clara', 'Alameda das Sumaúmas, 905', '3222-0147'])
    expect(`${text} ${mail.email.html}`).toContain(words);
  expect(`${text} ${mail.email.html}`).not.toContain(main.street);
  const event = eventOf(mail);
  expect(event.location).toContain('Unidade Ponta Clara, Alameda das Sumaúmas, 905');
  expect(event.geo).toEqual([further.address.latitude, further.address.longitude]);
});

test('those of the main house tell that one', async () => {
  const mail = await mailed(await booked(null));
  expect(mail.email.text).toContain('Unidade Beira do Rio');
  expect(mail.email.text).toContain(main.street);
  expect(mail.email.text).not.toContain(further.address.street);
  expect(eventOf(mail).geo).toEqual([main.latitude, main.longitude]);
});

test('a clinic in one house has no name and no point for it', async () => {
  const mail = await mailed(await booked(null), manausRecord);
  expect(mail.email.text).not.toContain('Unidade');
  const { location, geo } = eventOf(mail);
  expect(location.startsWith(main.street)).toBe(true);
  expect(geo).toBeNull();
});

test('a house that the clinic has left is told of as long as somebody is booked there', async () => {
  const left = { ...twoHousesRecord, branches: [{ ...further, isArchived: true }] };
  const summary = await summaryFor(await booked(FURTHER_HOUSE), left);
  expect(summary.clinic.addressLines.slice(0, 2)).toEqual([
    'Unidade Ponta Clara',
    'Alameda das Sumaúmas, 905, Sala 12',
  ]);
  expect(parseClinic(left).branches).toHaveLength(1);
});

test('reminders and the patient’s own pages tell the same place', async () => {
  const summary = await summaryFor(await booked(FURTHER_HOUSE));
  const links = { stop: 'https://x.example/s', oneClick: 'https://x.example/o' };
  const told = { summary, links, hasConfirmed: false, now: at(MONDAY, '08:00') };
  const mail = reminderMail({ kind: 'days', daysBefore: 1 }, told);
  expect(mail?.text).toContain('Alameda das Sumaúmas, 905');
  const view = toAppointmentView(summary);
  expect(view.addressLines[0]).toBe('Unidade Ponta Clara');
  expect(view.phone.link).toBe('tel:+559232220147');
  expect(view.mapUrl).toContain(`${further.address.latitude}%2C${further.address.longitude}`);
});

test.each(['return', 'referral'] as const)(
  'the mail of a recommended %s names the telephone of the house where it was made',
  (kind) => {
    const clinic = parseClinic({
      ...twoHousesRecord,
      mailWords: { [kind]: { portuguese: { closing: 'Dúvidas? {telefone}.' } } },
    });
    const links = { clinic, url: 'https://x.example/r', stop: 'https://x.example/s' };
    const told = { contactName: 'Rosa', patientName: 'Rosa', practitionerName: 'Dra. Rita' };
    const said = (originBranch: string | null) =>
      JSON.stringify(
        recommendationMailBody({ ...told, kind, dueOn: TUESDAY, originBranch }, links),
      );
    expect(said(FURTHER_HOUSE)).toMatch(/Dúvidas\? \(92\).3222.0147\..*tel:\+559232220147/);
    expect(said(FURTHER_HOUSE)).not.toMatch(/3222.?0146/);
    expect(said(null)).toMatch(/Dúvidas\? \(92\).3222.0146\..*tel:\+559232220146/);
  },
);
