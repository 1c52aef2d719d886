import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { testDatabase } from '#tests/database.ts';
import {
  changeOf,
  columnsOf,
  comparedPeriod,
  lastDays,
  readComparison,
  readPeriod,
} from './period.ts';
import { readAppointmentFigures } from './read-appointment-figures.server.ts';
import { columnsFor, percentOf } from './series.ts';

const { db, pool } = await testDatabase();
const TODAY = '2026-10-05';
const periodOf = (query: string) => readPeriod(new URLSearchParams(query), TODAY);

type Appointment = { lead?: number; status?: string; attendance?: string; channel?: string };

/** An appointment at nine, booked that many days before. */
async function appointment(
  on: string,
  { lead = 3, status = 'confirmed', attendance, channel = 'web' }: Appointment = {},
) {
  await pool.query(
    `insert into contacts (id, name, phone_e164) overriding system value
     values (1, 'Ana', '+5535999990000') on conflict do nothing`,
  );
  await pool.query(
    `insert into patients (id, contact_id, name) overriding system value
     values (1, 1, 'Ana') on conflict do nothing`,
  );
  const startsAt = `${on}T12:00:00Z`;
  // Confirmed ones are add-ons, so that many fit in at nine.
  await pool.query(
    `with made as (insert into appointments (protocol, service_id, practitioner_id, patient_id, contact_id, payer,
       starts_at, ends_at, starts_on, starts_time, status, attendance, attendance_at, channel, created_at)
     values (gen_random_uuid(), 1, 1, 1, 1, 'particular', $1, $1::timestamptz + interval '30 min', $2,
       '09:00', $3, $4, case when $4::text is null then null else $1::timestamptz end, $5, $6)
       returning id, status)
     insert into extra_visits (appointment_id, practitioner_id, held_on, number, reason)
     select id, 1, $2, (select count(*) + 1 from extra_visits), 'no slot' from made
     where status = 'confirmed'`,
    // At 23:30 in the clinic, when it is the next day in London.
    [startsAt, on, status, attendance, channel, `${addDays(on, -lead + 1)}T02:30:00Z`],
  );
}

test('appointments are counted by day and by outcome, both ends of the period included', async () => {
  await appointment('2026-10-01');
  await appointment('2026-10-01', { status: 'cancelled' });
  await appointment('2026-10-02', { attendance: 'no-show', channel: 'phone' });
  await appointment('2026-10-02', { attendance: 'done' });
  await appointment('2026-10-03');
  const figures = await readAppointmentFigures({ db }, { from: '2026-10-01', to: '2026-10-02' });
  expect(figures.days).toEqual([
    { on: '2026-10-01', status: 'cancelled', count: 1 },
    { on: '2026-10-01', status: 'confirmed', count: 1 },
    { on: '2026-10-02', status: 'done', count: 1 },
    { on: '2026-10-02', status: 'no-show', count: 1 },
  ]);
  expect(figures.channels).toEqual([
    { channel: 'web', count: 2 },
    { channel: 'phone', count: 1 },
  ]);
});

test('the lead time is counted in the clinic’s days', async () => {
  for (const lead of [0, 1, 1, 5, 14, 30, 31]) await appointment('2026-10-02', { lead });
  const figures = await readAppointmentFigures({ db }, { from: '2026-10-02', to: '2026-10-02' });
  expect(figures.leads).toEqual({
    'same-day': 1,
    'next-day': 2,
    'this-week': 1,
    fortnight: 1,
    month: 1,
    later: 1,
  });
  expect(figures.medianLeadDays).toBe(5);
});

test('without appointments there are no figures', async () => {
  const figures = await readAppointmentFigures({ db }, { from: TODAY, to: TODAY });
  expect([figures.days, figures.channels, figures.medianLeadDays]).toEqual([[], [], null]);
});

test('the period is that of the address, or the last thirty days', () => {
  expect(periodOf('')).toEqual({ period: { from: '2026-09-06', to: TODAY }, fault: null });
  expect(periodOf('de=2026-10-01&ate=2026-10-02').period).toEqual({
    from: '2026-10-01',
    to: '2026-10-02',
  });
  expect(periodOf('de=2026-02-30').fault).toBe('day');
  expect(periodOf('de=2026-10-02&ate=2026-10-01').fault).toBe('order');
  expect(periodOf('de=2020-01-01&ate=2026-10-01').fault).toBe('too-long');
  expect(periodOf('de=x').period).toEqual(lastDays(30, TODAY));
});

test('long periods are shown by week, from Monday, and nothing is lost', () => {
  const period = { from: '2026-08-01', to: '2026-10-05' };
  const { isWeekly, columns } = columnsFor(
    period,
    ['a', 'b'],
    [
      { on: '2026-08-01', series: 'a', count: 1 },
      { on: '2026-10-05', series: 'b', count: 2 },
      { on: '2026-10-05', series: 'b', count: 3 },
    ],
  );
  expect(isWeekly).toBe(true);
  expect(columns[0]).toEqual({ start: '2026-07-27', counts: [1, 0], total: 1 });
  expect(columns.at(-1)).toEqual({ start: '2026-10-05', counts: [0, 5], total: 5 });
  expect(columnsOf({ from: TODAY, to: TODAY })).toEqual({ isWeekly: false, starts: [TODAY] });
});

test('a part of the whole is rounded, but never to none or all of it', () => {
  expect([percentOf(1, 8), percentOf(1, 1_000), percentOf(999, 1_000), percentOf(0, 0)]).toEqual([
    '13%',
    '<1%',
    '>99%',
    '–',
  ]);
  expect([percentOf(0, 8), percentOf(8, 8)]).toEqual(['0%', '100%']);
});

test('a period is compared with as many days before it, or with the same weekdays of a year before', () => {
  const period = { from: '2026-10-01', to: '2026-10-05' };
  expect(comparedPeriod(period, 'anterior')).toEqual({ from: '2026-09-26', to: '2026-09-30' });
  expect(comparedPeriod(period, 'ano')).toEqual({ from: '2025-10-02', to: '2025-10-06' });
  const comparisons = ['comparar=ano', 'comparar=x', ''].map((query) =>
    readComparison(new URLSearchParams(query)),
  );
  expect(comparisons).toEqual(['ano', null, null]);
});

test('a change is told in parts of a hundred, never as none when there is one', () => {
  const changes = [changeOf(9, 8), changeOf(8, 9), changeOf(1_001, 1_000), changeOf(0, 4)];
  expect(changes).toEqual(['+13%', '−11%', '+1%', '−100%']);
  expect(changeOf(20, 2)).toBe('10× ou mais');
  expect([changeOf(3, 3), changeOf(3, 0), changeOf(null, 3), changeOf(0, 0)]).toEqual([
    '=',
    '–',
    '–',
    '=',
  ]);
});
