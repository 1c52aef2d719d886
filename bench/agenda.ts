import { sql } from 'drizzle-orm';
import { clinicRecord } from '#app/clinic/clinic-record.ts';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Database } from '#app/db/database.ts';
import { systemClock } from '#app/platform/clock.ts';
import { readAvailability } from '#app/scheduling/availability.server.ts';
import type { Wanted } from '#app/scheduling/exams/wanted-exams.ts';
import { openDatabase } from '#server/database.ts';
import { appointmentOf, availableSlotsOf, book, CONSULTATION } from '#tests/faults/appointments.ts';
import { send } from '#tests/faults/send.ts';
import { makeInstallation } from './installation.ts';
import { askAtRate, askInTurn } from './load.ts';
import { atMost, percentile, plain, round, type Section } from './report.ts';

const DAYS = 60;
const RATE = 50;
const PEOPLE = 10;
const THREE_EXAMS = {
  serviceSlug: 'mapeamento-de-retina',
  further: [{ serviceSlug: 'campo-visual' }, { serviceSlug: 'topografia-corneana' }],
};
/** They never compete: each has its own equipment and practitioner. */
const BOOKED = ['topografia-corneana', 'retinografia'];

/** Free slots and bookings over HTTP: one process, PostgreSQL on the same machine with fsync on. */
export async function measureAgenda(): Promise<Section> {
  const installation = await makeInstallation();
  const { db, close } = openDatabase(installation.appUrl, { onError: () => undefined });
  try {
    const { url } = await installation.start();
    const booking = await bookerOn(url);
    const steady = await askAtRate(RATE, 10 * RATE, booking);
    const hurried = await askInTurn(PEOPLE, 1_000, booking);

    const stored = await storeAppointments(db);
    const from = wallClockOf(new Date()).on;
    const path = `/api/v1/slots?service=${CONSULTATION}&from=${from}&days=${DAYS}`;
    const seeing = () => send(url + path);
    await askInTurn(1, 20, seeing);
    const calm = await askAtRate(20, 200, seeing);
    const eager = await askInTurn(PEOPLE, 1_000, seeing);
    const inside = await timesOfReading(db, { serviceSlug: CONSULTATION, from });
    const several = await timesOfReading(db, { ...THREE_EXAMS, from });

    return {
      title: 'Agenda',
      how: `One process on its own PostgreSQL with fsync on, over HTTP, the load generator on the same cores. Free times: ${DAYS} days of one service beside ${stored.toLocaleString('en-US')} stored appointments.`,
      figures: [
        atMost('Free times read from the database, p95', p95(inside), 50, 'ms'),
        plain('The same for three exams on one coming, p95', `${round(p95(several))} ms`),
        plain('Three exams to one service', `${round(p95(several) / p95(inside))} times`),
        atMost('Free times over HTTP at 20 a second, p95', p95(calm.times), 50, 'ms'),
        plain(`Free times a second, ${PEOPLE} people at once`, round(eager.perSecond)),
        atMost(`Bookings at ${RATE} a second, p95`, p95(steady.times), 150, 'ms'),
        plain(`Bookings a second, ${PEOPLE} people at once`, round(hurried.perSecond)),
      ],
    };
  } finally {
    await close();
    await installation.end();
  }
}

const p95 = (times: readonly number[]) => percentile(times, 0.95);

/** Each call books a slot that nobody else requests, for a new person. */
async function bookerOn(url: string) {
  const free = await Promise.all(
    BOOKED.map(async (service) =>
      (await availableSlotsOf(url, service)).map((startsAt) => ({ service, startsAt })),
    ),
  );
  const wishes = free.flat();
  let count = 0;
  return async () => {
    const wish = wishes[count];
    if (!wish) throw new Error('the agenda is full');
    count += 1;
    return book(url, appointmentOf(count, wish));
  };
}

/** Fills every resource with up to nine appointments a day, for two months, beside those that were booked. */
async function storeAppointments(db: Database): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into occupancy (resource_id, during, reason)
    select r.id, tstzrange(hour, hour + interval '40 minutes'), 'visit'
    from resources r, generate_series(0, 8) n,
      generate_series(date_trunc('day', now()), now() + interval '62 days', '1 day') day,
      lateral (select day + (11 + n) * interval '1 hour' as hour) as hours
    where not exists (select from occupancy o where o.resource_id = r.id
      and o.during && tstzrange(hour, hour + interval '40 minutes'))`);
  await db.execute(sql`analyze occupancy`);
  return rowCount ?? 0;
}

async function timesOfReading(db: Database, asked: Wanted & { from: string }): Promise<number[]> {
  const { agenda } = parseClinic(clinicRecord);
  const query = { ...asked, days: DAYS };
  const times: number[] = [];
  for (let run = 0; run < 220; run += 1) {
    const startedAt = performance.now();
    await readAvailability({ db, clock: systemClock, agenda }, query);
    times.push(performance.now() - startedAt);
  }
  return times.slice(20);
}
