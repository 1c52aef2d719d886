import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type ClinicRecord, checkRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { addDays, weekdayOf } from '#app/clinic/clinic-time.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { readHoursOf, setHours } from '#app/features/schedule-settings/hours.server.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { readAvailability } from '#app/scheduling/availability.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { weekOfHours } from '#app/scheduling/hours/clinic-week.ts';
import { countPlaces } from '#app/scheduling/hours/count-places.ts';
import { aKey, aRequest, at, bookingServices, MONDAY } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { FURTHER_HOUSE, SECOND_DOCTOR, twoHousesRecord } from '#tests/clinics/two-houses.ts';
import { testDatabase } from '#tests/database.ts';
import { openTwoHouses } from '#tests/two-houses.ts';
import { readRecordHours } from './record-hours.server.ts';

// What the preview of the record says of hours is compared with the agenda once they are saved.

const database = await testDatabase();
const { db } = database;
const messages = staffSettings.useEffects;
const DOCTOR = 'helena-prado-vilela';
const TUESDAY = addDays(MONDAY, 1);
const serviceTitle = (slug: string) => slug;

let by = 0;
beforeEach(async () => {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into staff (username, name, role, password_hash, created_at)
    values ('bia', 'Bia Souza', 'administrator', 'x', now()) returning id`);
  by = rows[0]?.id ?? 0;
});

type Change = { before: ClinicRecord; after: ClinicRecord };
const agendaOf = (record: ClinicRecord) => parseClinic(record).agenda;
const servicesOf = (record: ClinicRecord) => ({
  ...bookingServices(database),
  agenda: agendaOf(record),
});

function previewOf(change: Change, isFollowed = true) {
  const asked = { today: MONDAY, on: MONDAY, isFollowed, serviceTitle, hrefOf: serviceTitle };
  return readRecordHours(servicesOf(change.before), change, asked);
}

/** As the form saves it. */
async function save(
  { before, after }: Change,
  { clinicFile, version }: { clinicFile: ClinicRecord; version: number },
) {
  const { people, hours, branches } = after;
  const changes = { people, hours, ...(before.branches && { branches }) };
  const { clock } = bookingServices(database);
  const saved = await changeRecord(
    { db, clock, clinicFile },
    { changes, seenVersion: version, by },
  );
  expect(saved).toMatchObject({ ok: true });
}

/** Places of each service on each day of two weeks in each house. */
async function placesIn(record: ClinicRecord) {
  const found = new Map<string, number>();
  const services = servicesOf(record);
  const agenda = { ...services.agenda, noticeMinutes: 0, horizonDays: 99 };
  for (const { slug: serviceSlug } of parseClinic(record).services)
    for (const branch of agenda.houses) {
      const wanted = { serviceSlug, branch, from: TUESDAY, days: 14 };
      const free = await readAvailability({ ...services, agenda }, wanted);
      if (!free) throw new Error(`the agenda has no ${serviceSlug}`);
      for (const { on, slots } of free.days)
        found.set([serviceSlug, branch, on].join(), countPlaces(free.service, on, slots));
    }
  return found;
}

type Places = Awaited<ReturnType<typeof placesIn>>;

/** What a change did to a week: of each weekday in each house the day on which more is or was free. */
function weekLines(before: Places, after: Places, slugs: readonly string[]): string[] {
  const houses = new Set([...before.keys(), ...after.keys()].map((key) => key.split(',')[1]));
  const differences = new Map(slugs.map((slug) => [slug, 0]));
  for (const house of houses)
    for (let day = 0; day < 7; day++) {
      const free = (on: string) =>
        slugs.reduce((sum, slug) => {
          const key = [slug, house, on].join();
          return sum + (before.get(key) ?? 0) + (after.get(key) ?? 0);
        }, 0);
      const [one, other] = [addDays(TUESDAY, day), addDays(TUESDAY, day + 7)];
      const on = free(other) > free(one) ? other : one;
      expect(weekdayOf(one)).toBe(weekdayOf(other));
      for (const slug of slugs) {
        const key = [slug, house, on].join();
        const difference = (after.get(key) ?? 0) - (before.get(key) ?? 0);
        differences.set(slug, (differences.get(slug) ?? 0) + difference);
      }
    }
  const told = (sign: number) =>
    messages.places(
      [...differences].flatMap(([name, count]) =>
        count * sign > 0 ? [{ name, places: count * sign }] : [],
      ),
    );
  return [
    ...(told(-1) === '' ? [] : [messages.closes(told(-1))]),
    ...(told(1) === '' ? [] : [messages.opens(told(1))]),
  ];
}

/** Saves a change, and what it did to a week. */
async function savedLines(change: Change, file: { clinicFile: ClinicRecord; version: number }) {
  const before = await placesIn(change.before);
  await save(change, file);
  const after = await placesIn(change.after);
  const slugs = parseClinic(change.after).services.map(({ slug }) => slug);
  return weekLines(before, after, slugs);
}

const lower = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const serra = checkRecord(serraClaraRecord);
const withDoctor = (changes: Partial<ClinicRecord['people'][number]>): Change => ({
  before: serra,
  after: checkRecord({
    ...serra,
    people: serra.people.map((each) => (each.slug === DOCTOR ? { ...each, ...changes } : each)),
  }),
});
const SERRA = { clinicFile: serra, version: 0 };
const LONG_BREAK = { breaks: [{ startsTime: '11:00', endsTime: '15:00' }] };
const hoursRows = async () => (await db.execute(sql`select * from weekly_hours order by id`)).rows;

test('other breaks and days of a person are told with the places that saving closes', async () => {
  const change = withDoctor({ ...LONG_BREAK, workdays: ['tuesday', 'wednesday', 'friday'] });
  const rows = await hoursRows();
  const { lines } = await previewOf(change);
  expect(await hoursRows()).toEqual(rows);
  const [closes = '', ...others] = await savedLines(change, SERRA);
  expect(closes).toMatch(/^Fecha por semana: \d+ vagas de /);
  expect(others).toEqual([]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`Dra. Helena Prado Vilela: ${lower(closes)}`);
  expect(lines[0]).toMatch(/ consultas-oftalmologicas/);
});

test('a shorter break is told with the places that saving opens', async () => {
  const change = withDoctor({ breaks: [] });
  const { lines } = await previewOf(change);
  const [opens = '', ...others] = await savedLines(change, SERRA);
  expect([opens, ...others]).toEqual([expect.stringMatching(/^Abre por semana: \d+ vagas? de /)]);
  expect(lines).toEqual([`Dra. Helena Prado Vilela: ${lower(opens)}`]);
});

test('what nobody can book any more is told', async () => {
  const { lines } = await previewOf(
    withDoctor({ breaks: [{ startsTime: '08:15', endsTime: '17:45' }] }),
  );
  expect(lines[0]).toContain('Ninguém mais consegue marcar: ');
});

test('the same breaks, days and hours are told in nothing', async () => {
  const workdays = ['monday' as const, 'tuesday' as const];
  const { after } = withDoctor({ workdays });
  const turned = withDoctor({ workdays: workdays.toReversed() }).after;
  expect(await previewOf({ before: after, after: turned })).toEqual({ lines: [], outside: [] });
  const renamed = withDoctor({ name: 'Dra. Helena Vilela' });
  expect(await previewOf(renamed)).toEqual({ lines: [], outside: [] });
});

test('a visit in a new break is listed, one outside it or outside before is not', async () => {
  for (const time of ['09:00', '13:00']) {
    const contact = {
      name: 'Antônia Reis',
      phoneE164: `+55359999900${time.slice(0, 2)}`,
      email: null,
    };
    const request = aRequest({ startsAt: at(TUESDAY, time), contact });
    const booked = await bookAppointment(bookingServices(database), request, aKey());
    expect(booked).toMatchObject({ answer: { ok: true } });
  }
  const { outside } = await previewOf(withDoctor(LONG_BREAK));
  expect(outside).toMatchObject([
    {
      moment: expect.stringContaining('13h'),
      outside: 'fora do horário da Dra. Helena Prado Vilela',
    },
  ]);
  const longer = { breaks: [{ startsTime: '11:00', endsTime: '16:00' }] };
  await save(withDoctor(LONG_BREAK), SERRA);
  const next = { before: withDoctor(LONG_BREAK).after, after: withDoctor(longer).after };
  expect((await previewOf(next)).outside).toEqual([]);
});

async function setOwnHours(hours: ClinicRecord['hours']) {
  const [person] = (await readHoursOf(db)).filter(({ slug }) => slug === DOCTOR);
  if (!person) throw new Error('the doctor is not in the agenda');
  const period = {
    from: MONDAY,
    until: null,
    week: weekOfHours(parseClinic({ ...serra, hours }).hours),
  };
  const targets = [{ id: person.id, kind: person.kind, seenVersion: 0 }];
  await setHours(bookingServices(database), period, { targets, staffId: by });
}

test('who has hours that staff have set keeps them, which is said and counted as nothing', async () => {
  await setOwnHours({ ...serra.hours, friday: [] });
  const change = withDoctor(LONG_BREAK);
  expect(await previewOf(change)).toEqual({
    lines: [expect.stringMatching(/^O horário da Dra\. Helena Prado Vilela .+ continua como está/)],
    outside: [],
  });
  expect(await savedLines(change, SERRA)).toEqual([]);
});

test('other hours of the clinic are told with who follows them, and who keeps their own', async () => {
  await setOwnHours(serra.hours);
  const friday = [{ startsTime: '08:00', endsTime: '12:00' }];
  const change = {
    before: serra,
    after: checkRecord({ ...serra, hours: { ...serra.hours, friday } }),
  };
  const kept =
    'Dra. Helena Prado Vilela tem horário próprio em “Horários de atendimento” e continua com ele.';
  // Of a change that waits for its day.
  expect((await previewOf(change, false)).lines).toEqual([expect.any(String), kept]);
  const { lines } = await previewOf(change);
  const [closes = ''] = await savedLines(change, SERRA);
  expect(lines).toEqual([`Horários da clínica: ${lower(closes)}`]);
});

const two = checkRecord(twoHousesRecord);
const withHouse = (record: ClinicRecord, changes: object) =>
  checkRecord({
    ...record,
    branches: record.branches?.map((each) => ({ ...each, ...changes })),
  });

/** The second doctor's afternoons in the further house are as staff have set them. */
async function openBoth() {
  await openTwoHouses(database);
  await db.execute(sql`
    insert into agenda_settings (subject, subject_id, version, changed_at, changed_by)
    select 'hours', id, 1, now(), ${by} from resources where slug = ${SECOND_DOCTOR}`);
}

test('other hours of a house are told with the places that its rooms then lack, and who keeps their own', async () => {
  await openBoth();
  const [house] = two.branches ?? [];
  const hours = { ...house?.hours, tuesday: [{ startsTime: '13:00', endsTime: '15:00' }] };
  const change = { before: two, after: withHouse(two, { hours }) };
  const { lines } = await previewOf(change);
  const [closes = ''] = await savedLines(change, { clinicFile: two, version: 0 });
  expect(closes).toMatch(/^Fecha por semana: \d+ vagas? de /);
  expect(lines).toEqual([
    `Unidade Ponta Clara: ${lower(closes)}`,
    'Dra. Rita Alencar Lobo tem horário próprio em “Horários de atendimento” e continua com ele.',
  ]);
});

test('a house that the clinic leaves closes what is free there, and opens it when it is taken back', async () => {
  await openBoth();
  const change = { before: two, after: withHouse(two, { isArchived: true }) };
  const { lines } = await previewOf(change);
  const [closes = ''] = await savedLines(change, { clinicFile: two, version: 0 });
  expect(closes).toMatch(/^Fecha por semana: \d+ vagas? de /);
  expect(lines).toEqual([`Unidade Ponta Clara: ${lower(closes)}`]);
  const back = { before: change.after, after: two };
  const told = await previewOf(back);
  const [opens = ''] = await savedLines(back, { clinicFile: two, version: 1 });
  expect(opens).toMatch(/^Abre por semana: \d+ vagas? de /);
  expect(told.lines).toEqual([`Unidade Ponta Clara: ${lower(opens)}`]);
  const { rows } = await db.execute(
    sql`select from weekly_hours where branch = ${FURTHER_HOUSE} limit 1`,
  );
  expect(rows).toHaveLength(1);
});
