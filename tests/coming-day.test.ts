import ICAL from 'ical.js';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { addDays } from '#app/clinic/clinic-time.ts';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import { clinicRecordPlans } from '#app/db/clinic-record-schema.ts';
import { sendAppointmentMail } from '#app/features/booking/mail/appointment-mail.server.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { comingClinics } from '#app/features/clinic-record/planned/coming-clinics.server.ts';
import { planChange } from '#app/features/clinic-record/record-plans.server.ts';
import { askDueReminders } from '#app/features/reminders/due-reminders.server.ts';
import { sendReminderMail } from '#app/features/reminders/reminder-mail.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { summaryOf } from '#app/scheduling/appointment-summary.server.ts';
import { manageToken } from '#app/scheduling/manage-link.server.ts';
import { readContents } from '#app/site-content/site-content.server.ts';
import { at, MONDAY, stillClock, TEST_SECRET } from './booking.ts';
import { serraClaraRecord as record } from './clinics/serra-clara.ts';
import { FURTHER_HOUSE, twoHousesRecord } from './clinics/two-houses.ts';
import { CONTENT_DIR } from './contents.ts';
import { testDatabase } from './database.ts';
import { booked, reminderSetup } from './reminders.ts';
import { aStaffMember, staffAppServices } from './staff.ts';
import { cookieLine, visitorSite } from './staff-site.ts';
import { openTwoHouses, twoHouses } from './two-houses.ts';

// What a patient reads before the day of a change that waits, of a visit after that day: where to come then, and what to bring.

const database = await testDatabase();
const { db, pool } = database;
const DAY = addDays(MONDAY, 2);
const STREET = 'Rua Nova da Serra';
const FROM = 'quarta-feira, 7 de outubro de 2026';
const insurer = record.payers.find(({ id }) => id !== 'particular');
if (!insurer) throw new Error('the record has no insurer');

const moved = { address: { ...record.address, street: STREET } };

let by = 0;
beforeEach(async () => {
  by = (await aStaffMember(await staffAppServices(database), { role: 'administrator' })).id;
});

const plan = (changes: Record<string, unknown>, startsOn = DAY, file: ClinicRecord = record) =>
  planChange(
    { db, clock: stillClock(), clinicFile: file },
    { changes, startsOn, seenVersion: 0, by },
  );

function setUp() {
  const setup = reminderSetup(database);
  const services = { ...setup.services, comingClinics: comingClinics(db, record) };
  const tell = async (
    appointmentId: number,
    kind: 'created' | 'moved' | 'cancelled' = 'created',
  ) => {
    const told = { appointmentId, kind, audience: 'patient', sequence: 0 } as const;
    expect(await sendAppointmentMail(services, told)).toBe('sent');
    const mail = setup.mails.pop();
    if (!mail) throw new Error('no mail came');
    return mail;
  };
  const bookedOn = async (on: string, time = '09:00') =>
    (await booked(setup.booking, { startsAt: at(on, time) })).appointmentId;
  return { ...setup, services, tell, bookedOn };
}

function eventOf(file: string) {
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
  if (!event) throw new Error('there is no event');
  const { location, description } = new ICAL.Event(event);
  return { location, description };
}

test.each(['created', 'moved'] as const)(
  'the mail that says %s names the new address and its first day, in the calendar too',
  async (kind) => {
    await plan(moved);
    const { bookedOn, tell } = setUp();
    const mail = await tell(await bookedOn(DAY), kind);
    for (const text of [mail.text, mail.html]) {
      expect(text).toContain(STREET);
      expect(text).toContain(`Endereço novo, a partir de ${FROM}.`);
      expect(text).not.toContain(record.address.street);
    }
    const { location, description } = eventOf(mail.calendar?.content ?? '');
    expect(location).toContain(STREET);
    expect(location).not.toContain('Endereço novo');
    expect(description).toContain(`Endereço novo, a partir de ${FROM}.`);
  },
);

test('in English the day is said in English', async () => {
  await plan(moved);
  const { bookedOn, tell } = setUp();
  const id = await bookedOn(DAY);
  await pool.query(`update appointments set locale = 'en-US'`);
  const mail = await tell(id);
  expect(mail.text).toContain(STREET);
  expect(mail.text).toContain('New address, from Wednesday, October 7, 2026.');
});

test('of a visit before the day, and where nothing waits, every word stays as it was', async () => {
  const { bookedOn, tell } = setUp();
  const before = await bookedOn(addDays(DAY, -1));
  const after = await bookedOn(DAY);
  const plain = [await tell(before), await tell(after)].map(({ text }) => text);
  await plan(moved);
  expect((await tell(before)).text).toBe(plain[0]);
  expect((await tell(after)).text).not.toBe(plain[1]);
  await db.update(clinicRecordPlans).set({ state: 'withdrawn' });
  expect((await tell(after)).text).toBe(plain[1]);
  expect(plain.join()).toContain(record.address.street);
});

test('a reminder names the address of the day', async () => {
  const friday = addDays(MONDAY, 4);
  await plan(moved, friday);
  const { bookedOn, services, clock, mails, asked } = setUp();
  await bookedOn(friday, '14:00');
  clock.set(at(addDays(MONDAY, 2), '09:02'));
  await askDueReminders(services);
  for (const { name, data } of asked.splice(0))
    if (name === 'reminder-mail') await sendReminderMail(services, data);
  expect(mails.length).toBeGreaterThan(0);
  for (const { text } of mails) {
    expect(text).toContain(STREET);
    expect(text).toContain('Endereço novo, a partir de sexta-feira, 9 de outubro de 2026.');
    expect(text).not.toContain(record.address.street);
  }
});

test('the phone stays that of today: people call before they come', async () => {
  await plan({ ...moved, phone: '+553532229999' });
  const { bookedOn, tell } = setUp();
  const plain = await tell(await bookedOn(addDays(DAY, -1)));
  const mail = await tell(await bookedOn(DAY));
  const phone = /tel:\+\d+/.exec(plain.html ?? '')?.[0] ?? '';
  expect(phone).not.toBe('');
  expect(mail.html).toContain(phone);
  expect(mail.html).not.toContain('3222-9999');
  expect(mail.html).toContain(STREET);
});

test('what a payer asks to bring is that of the day, and of one that leaves what it asks today', async () => {
  const bring = { 'pt-BR': ['Guia nova assinada'], 'en-US': ['New signed form'] };
  const changed = (change: object) =>
    record.payers.map((each) => (each.id === insurer.id ? { ...each, ...change } : each));
  const { bookedOn, tell } = setUp();
  const [before, after] = [await bookedOn(addDays(DAY, -1)), await bookedOn(DAY)];
  await pool.query('update appointments set payer = $1', [insurer.id]);
  const plain = (await tell(after)).text;
  await plan({ payers: changed({ bring }) });
  expect((await tell(before)).text).not.toContain('Guia nova assinada');
  expect((await tell(after)).text).toContain('Guia nova assinada');
  // Where to come is no matter of it.
  expect((await tell(after)).text).not.toContain('Endereço novo');
  await db.delete(clinicRecordPlans);
  await plan({ payers: changed({ isArchived: true }) });
  expect((await tell(after)).text).toBe(plain);
});

test('of two moves a visit is told of the one that holds on its day', async () => {
  await plan(moved);
  await plan(
    { branches: [], address: { ...record.address, street: 'Rua Seguinte' } },
    addDays(DAY, 2),
  );
  const { bookedOn, tell } = setUp();
  const first = await tell(await bookedOn(addDays(DAY, 1)));
  expect(first.text).toContain(STREET);
  // The second changes a field that the first has changed before it: it will be refused.
  const second = await tell(await bookedOn(addDays(DAY, 5)));
  expect(second.text).toContain(STREET);
  expect(second.text).toContain(FROM);
});

test('a change that will be refused tells nobody anything', async () => {
  await plan(moved);
  const street = 'Rua de Agora';
  const parts = { db, clock: stillClock(), clinicFile: record };
  const change = { changes: { address: { ...record.address, street } }, seenVersion: 0, by };
  expect(await changeRecord(parts, change)).toMatchObject({ ok: true });
  const { bookedOn, tell } = setUp();
  expect((await tell(await bookedOn(DAY))).text).not.toContain(STREET);
});

test('the appointment’s page, the voucher and the calendar file name the address of the day', async () => {
  await plan(moved);
  const site = await visitorSite(database);
  const { bookedOn } = setUp();
  const appointment = await readAppointment(db, { id: await bookedOn(DAY) });
  if (!appointment) throw new Error('nothing is booked');
  const link = await site.get(`/meu-agendamento/${manageToken(TEST_SECRET, appointment)}`);
  const asker = { cookie: cookieLine(link.cookies) };
  const shown = z.looseObject({
    appointment: z.looseObject({
      addressLines: z.array(z.string()),
      placeNote: z.string(),
      mapUrl: z.string(),
    }),
  });
  for (const path of ['/meu-agendamento', '/meu-agendamento/comprovante']) {
    const { page } = await site.get(path, asker);
    const { appointment: view } = shown.parse(page);
    expect(view.addressLines.join()).toContain(STREET);
    expect(view.placeNote).toBe(`Endereço novo, a partir de ${FROM}.`);
  }
  const file = await site.file('/meu-agendamento/calendario.ics', asker);
  expect(eventOf(await file.text()).location).toContain(STREET);
});

test('of several houses each visit is told of its own', async () => {
  await openTwoHouses(database);
  const [further] = twoHousesRecord.branches ?? [];
  if (!further) throw new Error('the record has one house');
  const name = 'Unidade Igarapé';
  const branches = [{ ...further, name, address: { ...further.address, street: STREET } }];
  await plan({ branches }, DAY, twoHousesRecord);
  const { booking } = setUp();
  const inHouses = {
    ...booking,
    agenda: twoHouses.agenda,
    payerIds: twoHouses.payers.map(({ id }) => id),
  };
  const THURSDAY = addDays(MONDAY, 3);
  const labelsIn = appointmentLabelsIn(await readContents(CONTENT_DIR, twoHousesRecord));
  const toldOf = async (branch: string | null, time: string) => {
    const phoneE164 = branch === null ? '+5592995550111' : '+5592995550112';
    const contact = { name: 'Antônia Reis', phoneE164, email: 'a@example.com' };
    const request = { startsAt: at(THURSDAY, time), branch, contact };
    const { appointmentId } = await booked(inHouses, request);
    const appointment = await readAppointment(db, { id: appointmentId });
    if (!appointment) throw new Error('nothing is booked');
    const baseUrl = new URL('https://clinica.example.com');
    const parts = { baseUrl, secret: TEST_SECRET, labelsIn };
    return summaryOf(
      { ...parts, comingClinics: comingClinics(db, twoHousesRecord) },
      appointment,
      'pt-BR',
    );
  };
  const { clinic } = await toldOf(FURTHER_HOUSE, '13:00');
  expect(clinic).toMatchObject({ house: name, placeNote: expect.stringContaining('a partir de') });
  expect(clinic.addressLines.join()).toContain(STREET);
  const main = await toldOf(null, '09:10');
  expect(main.clinic.placeNote).toBeUndefined();
  expect(main.clinic.addressLines.join()).toContain(twoHousesRecord.address.street);
});
