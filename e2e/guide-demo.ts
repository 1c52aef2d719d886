import pg from 'pg';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { runningDatabaseUrl } from '#server/postgres/running-database.ts';
import {
  appointmentOf,
  availableSlotsOf,
  bookedOf,
  bookPatiently,
} from '#tests/faults/appointments.ts';

/** Nobody of these exists; the phones are reserved for examples. */
const PATIENTS = [
  { name: 'Antônia Reis', service: 'consultas-oftalmologicas' },
  { name: 'Davi Moreira', service: 'exames-de-refracao' },
  { name: 'Sebastião Prado', service: 'mapeamento-de-retina' },
  { name: 'Lúcia Amaral', service: 'consultas-oftalmologicas' },
  { name: 'Benedito Nunes', service: 'campo-visual' },
  { name: 'Iracema Duarte', service: 'topografia-corneana' },
  { name: 'Olívia Teles', service: 'consultas-oftalmologicas' },
];
const PAST_DAYS = 60;
const CLINIC_DAY = [1, 2, 3, 4, 5];

/** Books a day with several visits. @returns the day, and one visit of it */
export async function fillDay(url: string): Promise<{ on: string; protocol: string }> {
  const [soonest = ''] = await availableSlotsOf(url);
  const day = addDays(wallClockOf(new Date(soonest)).on, 1);
  let on = '';
  let protocol = '';
  for (const [n, { name, service }] of PATIENTS.entries()) {
    const starts = (await availableSlotsOf(url, service)).filter(
      (start) => wallClockOf(new Date(start)).on >= day,
    );
    const startsAt = starts[n * 2];
    if (!startsAt) throw new Error(`no time is free for ${service}`);
    const body = { ...appointmentOf(5_550_101 + n, { service, startsAt }), patient: { name } };
    const contact = { ...body.contact, name };
    const answer = await bookPatiently(url, { ...body, contact });
    if (n > 0) continue;
    ({ protocol } = bookedOf(answer));
    ({ on } = wallClockOf(new Date(startsAt)));
  }
  return { on, protocol };
}

/** Of a consultation that was held, and of a surgery to come. */
const HELD_PROTOCOL = '2468-1350';
const SURGERY_PROTOCOL = '2468-1351';

/**
 * Two months of figures and visits, written straight into the database.
 * @returns the protocols of a consultation that was held and of a surgery to come
 */
export async function fillPast(dataDir: string): Promise<{ held: string; surgery: string }> {
  const pool = new pg.Pool({ connectionString: await runningDatabaseUrl(dataDir), max: 1 });
  pool.on('connect', (client) => client.on('error', () => undefined));
  const { on: today } = wallClockOf(new Date());
  const days = Array.from({ length: PAST_DAYS }, (_, n) => addDays(today, n - PAST_DAYS));
  for (const [n, day] of days.entries()) {
    await writeViews(pool, day, n);
    const isOpen = CLINIC_DAY.includes(new Date(`${day}T12:00:00Z`).getUTCDay());
    for (let visit = 0; isOpen && visit < 3 + (n % 4); visit += 1)
      await writeAppointment(pool, day, { lead: (n * 5 + visit * 3) % 21, n: n + visit });
  }
  await pool.query(
    `update appointments set protocol = $1 where id = (
       select id from appointments where attendance = 'done' and status = 'confirmed'
       order by starts_at desc limit 1)`,
    [HELD_PROTOCOL],
  );
  await writeSurgery(pool, today);
  await pool.end();
  return { held: HELD_PROTOCOL, surgery: SURGERY_PROTOCOL };
}

async function writeSurgery(pool: pg.Pool, today: string): Promise<void> {
  await pool.query(
    `insert into appointments (protocol, service_id, practitioner_id, patient_id, contact_id, payer,
       starts_at, ends_at, starts_on, starts_time, status, channel)
     select $1, services.id, practitioner_id, patient_id, contact_id, payer,
       $2, $2::timestamptz + interval '1 hour', $3, '14:00', 'confirmed', 'phone'
     from appointments, services where services.slug = 'cirurgias-oftalmologicas'
     order by appointments.id limit 1`,
    [SURGERY_PROTOCOL, `${addDays(today, 6)}T17:00:00Z`, addDays(today, 6)],
  );
}

async function writeViews(pool: pg.Pool, day: string, n: number): Promise<void> {
  const pages = [
    ['/', 'search', 18 + ((n * 7) % 11)],
    ['/servicos', 'inside', 9 + ((n * 5) % 7)],
    ['/sobre', 'direct', 4 + (n % 5)],
  ] as const;
  for (const [path, origin, hits] of pages)
    await pool.query(
      `insert into event_counts (counted_on, event, path, detail, hits)
       values ($1, 'page_view', $2, $3, $4)`,
      [day, path, origin, hits],
    );
  await pool.query(
    `insert into event_counts (counted_on, event, path, detail, rating, hits)
     values ($1, 'web_vitals', '/', 'LCP', $2, $3)`,
    [day, n % 6 === 0 ? 'needs-improvement' : 'good', 6 + (n % 4)],
  );
}

type Past = { lead: number; n: number };

async function writeAppointment(pool: pg.Pool, day: string, { lead, n }: Past): Promise<void> {
  const attendance = n % 9 === 0 ? 'no-show' : 'done';
  const status = n % 11 === 0 ? 'cancelled' : 'confirmed';
  const startsAt = `${day}T12:00:00Z`;
  await pool.query(
    `insert into appointments (protocol, service_id, practitioner_id, patient_id, contact_id, payer,
       starts_at, ends_at, starts_on, starts_time, status, attendance, attendance_at, channel, created_at)
     select gen_random_uuid(), service_id, practitioner_id, patient_id, contact_id, payer,
       $1, $1::timestamptz + interval '30 min', $2, '09:00', $3, $4,
       case when $4::text is null then null else $1::timestamptz end, $5, $6
     from appointments order by id limit 1`,
    [
      startsAt,
      day,
      status,
      status === 'cancelled' ? null : attendance,
      n % 3 === 0 ? 'phone' : 'web',
      `${addDays(day, -lead)}T15:00:00Z`,
    ],
  );
}
