import { sql } from 'drizzle-orm';
import { addDays, startOfDay, wallClockOf, weekdayOf } from '#app/clinic/clinic-time.ts';
import type { Database } from '#app/db/database.ts';
import { systemClock } from '#app/platform/clock.ts';
import { openDatabase } from '#server/database.ts';
import { CONSULTATION } from '#tests/faults/appointments.ts';
import { send } from '#tests/faults/send.ts';
import { makeInstallation } from './installation.ts';
import { askInTurn } from './load.ts';
import { atMost, percentile, plain, round, type Section } from './report.ts';
import { receptionSession } from './signed-in.ts';

const APPOINTMENTS = 5_000;
const ROUNDS = 8;
const REQUESTS = 25;

/** The staff agenda in a week with thousands of appointments, beside a public page of the same process. */
export async function measureStaffAgenda(): Promise<Section> {
  const installation = await makeInstallation();
  const { db, close } = openDatabase(installation.appUrl, { onError: () => undefined });
  try {
    const { url } = await installation.start();
    const monday = nextMonday();
    await storeAppointments(db, monday);
    const headers = { cookie: `sid=${await receptionSession(db)}` };
    const agenda = (search: string) => () => send(`${url}/equipe/agenda?${search}`, { headers });
    const requests = {
      week: agenda(`dia=${monday}&ver=semana`),
      day: agenda(`dia=${monday}&ver=dia`),
      found: agenda(`dia=${monday}&ver=lista&busca=numero+4999`),
      // The query bypasses the cache, so the page is rendered each time.
      page: () => send(`${url}/servicos/${CONSULTATION}?n=1`),
    };
    const times = { week: [0], day: [0], found: [0], page: [0] };
    // In turn, so that other load affects all alike; the first round is a warm-up.
    for (let turn = 0; turn <= ROUNDS; turn += 1)
      for (const name of ['week', 'day', 'found', 'page'] as const) {
        const load = await askInTurn(1, REQUESTS, requests[name]);
        times[name] = turn === 0 ? [] : [...times[name], ...load.times];
      }
    const p95 = (name: keyof typeof times) => percentile(times[name], 0.95);
    return {
      title: 'Staff agenda',
      how: `One process on its own PostgreSQL, over HTTP, one question after the other, ${ROUNDS * REQUESTS} of each. All ${APPOINTMENTS.toLocaleString('en-US')} appointments lie in the one week that is asked for; a page of a day shows 300 of them, one of a week 600, and leads on to the next. The reference is a public page of the same process, rendered anew each time.`,
      figures: [
        atMost('A week with 5,000 appointments, p95', p95('week'), 150, 'ms'),
        plain('The same to the rendered public page', `${round(p95('week') / p95('page'))} times`),
        atMost('A day with 1,000 appointments, p95', p95('day'), 150, 'ms'),
        atMost('One appointment found by name among 5,000, p95', p95('found'), 150, 'ms'),
        plain('The rendered public page, p95', `${round(p95('page'))} ms`),
      ],
    };
  } finally {
    await close();
    await installation.end();
  }
}

function nextMonday(): string {
  const today = wallClockOf(systemClock.now()).on;
  return addDays(today, 7 - ((weekdayOf(today) + 6) % 7));
}

/** An appointment every half minute of five days, each with its practitioner and room. */
async function storeAppointments(db: Database, monday: string): Promise<void> {
  const first = startOfDay(monday).toISOString();
  await db.execute(sql`
    with people as (
      insert into contacts (name, phone_e164)
      select 'Pessoa Número ' || n, '+55359' || lpad(n::text, 8, '0')
      from generate_series(0, ${APPOINTMENTS - 1}::int) n returning id, name),
    patient as (
      insert into patients (contact_id, name, born_on)
      select id, name, '1958-03-27' from people returning id, contact_id, name),
    placed as (
      select p.*, ${first}::timestamptz + (n / 1000) * interval '1 day' + interval '8 hours'
        + (n % 1000) * interval '30 seconds' as starts, n
      from patient p, lateral (select split_part(p.name, ' ', 3)::int as n) as number),
    visit as (
      insert into appointments (protocol, service_id, practitioner_id, patient_id, contact_id, payer,
        starts_at, ends_at, starts_on, starts_time, channel)
      select lpad((n / 10000)::text, 4, '0') || '-' || lpad((n % 10000)::text, 4, '0'),
        (select min(id) from services), (select id from resources where kind = 'practitioner' limit 1),
        id, contact_id, 'particular', starts, starts + interval '30 seconds',
        starts::date, starts::time, 'desk'
      from placed returning id, starts_at, ends_at, practitioner_id)
    insert into occupancy (resource_id, during, appointment_id)
    select resource, tstzrange(starts_at, ends_at), visit.id from visit, lateral (
      values (practitioner_id), ((select id from resources where kind <> 'practitioner' limit 1))
    ) as taken (resource)`);
  await db.execute(sql`analyze`);
}
