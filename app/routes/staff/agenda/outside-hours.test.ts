import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { clinicRecordNotices, clinicRecordVersions } from '#app/db/clinic-record-schema.ts';
import { notifyPatients } from '#app/features/clinic-record/concerned-patients.server.ts';
import { readHoursOf } from '#app/features/schedule-settings/hours.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import type { BookingJobs } from '#app/scheduling/scheduling-services.server.ts';
import {
  askToMove,
  readOutsidePatients,
} from '#app/site-content/catalogue/outside-patients.server.ts';
import { databaseOn } from '#server/database.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { quietPool, testDatabase } from '#tests/database.ts';
import { meetingOn } from '#tests/overlap.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const HOURS = '/equipe/agenda/horarios';
const DOCTOR = 'helena-prado-vilela';
const EXAM = 'topografia-corneana';
const TUESDAY = addDays(MONDAY, 1);
const NEXT = addDays(TUESDAY, 7);

const database = await testDatabase();
const pool = quietPool(database.url, 10);
const db = databaseOn(pool);
afterAll(() => pool.end());
const { overlap } = meetingOn(pool);

type Mail = BookingJobs['appointment-mail'];

async function clinic() {
  const site = await staffSite(database, stillClock());
  const sent: Mail[] = [];
  const jobs = { 'appointment-mail': async (_: unknown, job: Mail) => void sent.push(job) };
  Object.assign(site.services.jobs, jobs);
  const signIn = async (username: string) => {
    const { id } = await aStaffMember(site.services, { username, name: username });
    return { id, cookie: await site.signedIn(id) };
  };
  return { site, sent, bia: await signIn('bia'), caio: await signIn('caio') };
}
let { site, sent, bia, caio } = await clinic();
beforeEach(async () => {
  ({ site, sent, bia, caio } = await clinic());
});

let phones = 0;
/** Somebody with a telephone of their own. */
async function book(
  name: string,
  on: string,
  time: string,
  more: { slug?: string; noMail?: true } = {},
) {
  phones += 1;
  const contact = {
    ...{ name, phoneE164: `+55359955${String(50_000 + phones)}` },
    email: more.noMail ? null : `p${phones}@example.com`,
  };
  const request = aRequest({
    ...{ contact, patient: { name, bornOn: '1950-03-04' }, startsAt: at(on, time) },
    ...(more.slug && { serviceSlug: more.slug }),
  });
  const made = await bookAppointment(bookingServices(database), request, aKey());
  if (!('answer' in made) || !made.answer.ok) throw new Error(JSON.stringify(made));
  return made.answer.value.appointmentId;
}

const shown = z.object({
  blank: z.record(z.string(), z.string()),
  choices: z.array(z.object({ slug: z.string(), version: z.number() })),
});

/** The doctor works on Tuesdays until noon, from a day on. */
async function loseAfternoons(from = NEXT) {
  const { blank, choices } = shown.parse((await site.get(`${HOURS}?quem=${DOCTOR}`, bia)).page);
  const versions = choices.map(({ slug, version }) => [`versao-${slug}`, String(version)]);
  const form = { ...Object.fromEntries(versions), ...blank, desde: from };
  const mornings = { 'fecha-2': '12:00', 'pausa-0-2': '', 'volta-0-2': '' };
  const saved = await site.post(HOURS, { ...form, ...mornings, acao: 'salvar' }, bia);
  expect(saved).toMatchObject({ status: 303 });
  return saved.location ?? '';
}

const ask = (who = bia) => site.post(`${HOURS}?quem=${DOCTOR}`, { acao: 'avisar-fora' }, who);
const page = async (path = HOURS, who = bia) => (await site.get(path, who)).page;

test('of two people one loses Tuesday afternoons: her patients of then are asked once, and nobody else', async () => {
  const antonia = await book('Antônia Reis', NEXT, '15:00');
  await book('Rosa Lima', NEXT, '16:00', { noMail: true });
  await book('João Souza', NEXT, '09:00');
  await book('Lia Prado', TUESDAY, '15:00');
  await book('Noé Alves', NEXT, '15:00', { slug: EXAM });
  const saved = await page(await loseAfternoons());
  const away = expect.stringMatching(
    /^Dra\. Helena Prado Vilela não atende .* a partir de terça-feira, 13 de outubro$/,
  );
  expect(saved).toMatchObject({
    untold: { patients: 2 },
    telling: {
      ...{ toSend: 1, peopleToSend: 1, sent: null, again: [] },
      patients: [
        { who: 'Antônia Reis', why: away, mail: 'pode ser mandado: pede outro horário' },
        { who: 'Rosa Lima', phone: expect.stringContaining('99555'), mail: 'não tem: telefone' },
      ],
    },
  });
  expect(sent).toEqual([]);
  const answers = await Promise.all([ask(), ask(caio)]);
  const last = await ask(caio);
  expect(sent).toMatchObject([
    {
      ...{ appointmentId: antonia, kind: 'updated', audience: 'patient', sequence: 0 },
      news: { displaced: 'away', away: { slug: DOCTOR, from: NEXT } },
    },
  ]);
  expect(sent[0]).not.toHaveProperty('others');
  const counts = [...answers, last].map(
    ({ location }) => /mandados=(\d)/.exec(location ?? '')?.[1],
  );
  expect(counts.sort()).toEqual(['0', '0', '1']);
  // Another day, without the success of the press.
  expect(await page()).toMatchObject({
    untold: { patients: 1 },
    telling: {
      toSend: 0,
      patients: [
        { who: 'Antônia Reis', mail: 'mandado: segunda-feira, 5 de outubro' },
        { who: 'Rosa Lima', mail: 'não tem: telefone' },
      ],
    },
  });
});

test('who has moved meanwhile is neither listed nor asked', async () => {
  const id = await book('Antônia Reis', NEXT, '15:00');
  await loseAfternoons();
  await move(id, '10:00');
  expect(await page()).toMatchObject({ untold: null, telling: { patients: [] } });
  await ask();
  expect(sent).toEqual([]);
});

function move(appointmentId: number, time: string) {
  return moveAppointment(
    { ...bookingServices({ ...database, db }) },
    { appointmentId, startsAt: at(NEXT, time), actor: 'patient' },
    aKey(),
  );
}

test('who is just moving while the mails are asked for gets none', async () => {
  const id = await book('Antônia Reis', NEXT, '15:00');
  await loseAfternoons();
  const asking = () =>
    askToMove({ db, clock: stillClock(), jobs: site.services.jobs }, { house: null, by: bia.id });
  const { outcomes } = await overlap([() => move(id, '10:00'), asking]);
  expect(outcomes).toEqual(['done', 'done']);
  expect(sent).toEqual([]);
  expect(await db.$count(clinicRecordNotices)).toBe(0);
});

test('two times of one person go in one mail', async () => {
  const contact = { name: 'Iva Sá', phoneE164: '+5535995540077', email: 'iva@example.com' };
  const patient = { name: 'Iva Sá', bornOn: '1950-03-04' };
  for (const on of [NEXT, addDays(NEXT, 7)]) {
    const request = aRequest({ contact, patient, startsAt: at(on, '15:00') });
    await bookAppointment(bookingServices(database), request, aKey());
  }
  await loseAfternoons();
  await ask();
  expect(sent).toMatchObject([{ news: { displaced: 'away' }, others: [{ news: {} }] }]);
  expect(await page()).toMatchObject({ telling: { patients: [{ times: [{}, {}] }] } });
});

test('hours that come back after the mail leave a list of whom to call', async () => {
  await book('Antônia Reis', NEXT, '15:00');
  const location = await loseAfternoons();
  await ask();
  const volta = new URLSearchParams(location.split('?')[1]).get('volta') ?? '';
  await site.post(`${HOURS}?quem=${DOCTOR}`, { acao: 'desfazer', volta }, bia);
  expect(await page()).toMatchObject({
    untold: null,
    telling: { patients: [], toSend: 0, again: [{ who: 'Antônia Reis', mail: 'mandado' }] },
  });
  await ask();
  expect(sent).toHaveLength(1);
});

test('a time at which only a room lacks is for the front desk, and asks nobody by mail', async () => {
  await book('Antônia Reis', NEXT, '15:00');
  const rooms = (await readHoursOf(db)).filter(({ kind }) => kind === 'room');
  await pool.query(`delete from weekly_hours where resource_id = any ($1) and weekday = 2`, [
    rooms.map(({ id }) => id),
  ]);
  expect(await page()).toMatchObject({
    telling: { toSend: 0, patients: [{ mail: expect.stringContaining('outra sala') }] },
  });
  await ask();
  expect(sent).toEqual([]);
});

test('whom the clinic’s own hours and those of a person concern is asked once, whichever is told first', async () => {
  const version = 1;
  await db.insert(clinicRecordVersions).values({
    ...{ version, record: {}, fields: ['hours'], madeBy: 'first' },
    ...{ changedAt: at(MONDAY, '06:00'), changedBy: bia.id },
  });
  const byHours = await book('Antônia Reis', NEXT, '15:00');
  const byRecord = await book('Rosa Lima', NEXT, '16:00');
  await loseAfternoons();
  const outside = await readOutsidePatients({ db, clock: stillClock() }, await readHoursOf(db), {
    house: null,
  });
  const tellOf = (...ids: number[]) => {
    const patients = outside
      .filter(({ id }) => ids.includes(id))
      .map((each) => ({
        ...{ ...each, serviceSlug: EXAM, practitionerSlugs: [DOCTOR] },
        concerns: ['hours' as const],
      }));
    const services = { db, clock: stillClock(), jobs: site.services.jobs };
    return notifyPatients(services, { version, patients, by: bia.id });
  };
  expect(await tellOf(byRecord)).toBe(1);
  await ask();
  expect(sent).toMatchObject([{ appointmentId: byRecord }, { appointmentId: byHours }]);
  expect(await tellOf(byHours, byRecord)).toBe(0);
  expect(sent).toHaveLength(2);
  expect(await page()).toMatchObject({ untold: null, telling: { toSend: 0 } });
});

test('a time that was never within the hours was agreed so: it is listed, and no mail asks for another', async () => {
  await book('Antônia Reis', NEXT, '15:00');
  await pool.query(
    `delete from weekly_hours where weekday = 2
     and resource_id = (select id from resources where slug = $1)`,
    [DOCTOR],
  );
  expect(await page()).toMatchObject({
    untold: null,
    telling: {
      toSend: 0,
      patients: [{ who: 'Antônia Reis', mail: expect.stringContaining('já foi marcado fora') }],
    },
  });
  const asked = await ask();
  expect(sent).toEqual([]);
  expect(await page(asked.location ?? '')).toMatchObject({ telling: { sent: 0 } });
});

test('who was asked because of hours that came back is told of a later change of the record', async () => {
  const version = 1;
  await db.insert(clinicRecordVersions).values({
    ...{ version, record: {}, fields: ['people'], madeBy: 'first' },
    ...{ changedAt: at(MONDAY, '06:00'), changedBy: bia.id },
  });
  const id = await book('Antônia Reis', NEXT, '15:00');
  const location = await loseAfternoons();
  await ask();
  expect(sent).toHaveLength(1);
  const [patient] = await readOutsidePatients({ db, clock: stillClock() }, await readHoursOf(db), {
    house: null,
  });
  if (!patient) throw new Error('nobody is outside');
  const gone = {
    ...{ ...patient, serviceSlug: EXAM, practitionerSlugs: [DOCTOR] },
    concerns: ['gone' as const],
  };
  const services = { db, clock: stillClock(at(MONDAY, '11:00')), jobs: site.services.jobs };
  const tell = () => notifyPatients(services, { version, patients: [gone], by: bia.id });
  expect(await tell()).toBe(0);
  const volta = new URLSearchParams(location.split('?')[1]).get('volta') ?? '';
  await site.post(`${HOURS}?quem=${DOCTOR}`, { acao: 'desfazer', volta }, bia);
  await pool.query(`update agenda_settings set changed_at = changed_at + interval '1 minute'`);
  expect(await tell()).toBe(1);
  expect(sent.at(-1)).toMatchObject({ appointmentId: id });
});
