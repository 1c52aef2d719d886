import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';
import { lacksPractitioner } from '#app/scheduling/hours/lacks-practitioner.server.ts';
import { isHeld } from '#app/scheduling/import/held-people.server.ts';
import { LOG_STATES, type LogFilter, type LoggedMessage } from './logged-message.ts';
import { kindRows, MESSAGE_QUEUES, messageColumn } from './message-of-job.server.ts';

/** What has gone is told for so long; the jobs themselves go then too. */
const SHOWN_DAYS = 7;
const COPY_QUEUE = 'message-copy';

type LogServices = { db: Queryable; clock: Clock };
type Row = Omit<LoggedMessage, 'at'> & { atMs: number };

// Of what could not be sent now a new job tells: the reminder's own row, or the job with a day.
const ASKED_AGAIN = sql`('held', 'waiting')`;

/** A reminder that was refused for good is settled by a call, whatever its job came to; jobs of before kept no outcome. */
const stateColumn = (now: Date) => sql`case
  when job.state = 'created' and job.data ? 'notBefore' then 'held'
  when job.state = 'created' and job.start_after > ${now} then 'planned'
  when job.state in ('created', 'active') then 'waiting'
  when job.state = 'retry' then 'delayed'
  when job.state = 'failed' then 'failed'
  when job.state = 'cancelled' or r.state = 'failed' then 'not-sent'
  when job.output ->> 'outcome' = 'sent' then 'sent'
  when job.output ->> 'outcome' is null then 'unrecorded'
  else 'not-sent' end`;

function jobsOf({ clock }: LogServices, { view, message, state, protocol }: LogFilter): SQL {
  const now = clock.now();
  const since = new Date(now.getTime() - SHOWN_DAYS * 86_400_000);
  const queues = sql.param([...MESSAGE_QUEUES, COPY_QUEUE]);
  const time = view === 'waiting' ? sql`job.start_after` : sql`job.completed_on`;
  const isOfView =
    view === 'waiting'
      ? sql`job.state in ('created', 'active', 'retry')`
      : sql`job.state in ('completed', 'failed', 'cancelled') and job.completed_on > ${since}
          and coalesce(job.output ->> 'outcome', '') not in ${ASKED_AGAIN}`;
  const states = sql.param([...(state ? [state] : LOG_STATES[view])]);
  return sql`
    select * from (
      select job.id::text as key, ${time} as at,
        coalesce(job.output ->> 'message', ${messageColumn}) as message,
        case when job.name = ${COPY_QUEUE} then job.data ->> 'message' end as "copyOf",
        ${stateColumn(now)} as state,
        case when job.state = 'cancelled' then 'other' when r.state = 'failed' then 'by-desk'
          else coalesce(job.output ->> 'outcome', job.output ->> 'why',
            case when job.output ->> 'fault' ~ '^(mail not sent|the mail server)' then 'delayed'
              when job.output ? 'fault' then 'fault' end, '') end as cause,
        job.retry_count::int as tries,
        (select d.id::text from pgboss.job d
          where d.name = 'dead-letters' and d.source_id = job.id limit 1) as "deadId",
        a.id::float8 as "appointmentId", a.protocol, o.protocol as "orderProtocol",
        ch.reference as "chargeReference",
        coalesce(w.name, o.name, pr.name, c.name) as name,
        coalesce(w.email, o.email, pr.email, c.email) as email
      from pgboss.job job ${kindRows}
      left join waitlist_entries w on w.id = (job.data ->> 'waitlistEntryId')::bigint
      left join appointments a
        on a.id = coalesce((job.data ->> 'appointmentId')::bigint, w.appointment_id)
      left join contacts c on c.id = a.contact_id
      left join orders o on o.id = (job.data ->> 'orderId')::bigint
      left join privacy_requests pr on pr.id = (job.data ->> 'privacyRequestId')::bigint
      left join charges ch on ch.id = (job.data ->> 'chargeId')::bigint
      where job.name = any(${queues}::text[]) and ${isOfView}
        ${protocol ? sql`and (a.protocol = ${protocol} or ${isAlsoAbout(protocol)})` : sql``}
    ) as logged
    where state = any(${states}::text[])
      ${message ? sql`and coalesce(message, "copyOf") = ${message}` : sql``}`;
}

/** Of a mail that tells somebody of several appointments: one after its first. */
function isAlsoAbout(protocol: string): SQL {
  return sql`exists (select from jsonb_path_query(job.data, '$.others[*].appointmentId') other
    join appointments also on also.id = (other #>> '{}')::bigint where also.protocol = ${protocol})`;
}

/** What has gone or failed, the latest first, and how much of it there is. @param page from 1 */
export async function readGone(
  services: LogServices,
  filter: LogFilter,
  { page, rows: count }: { page: number; rows: number },
): Promise<{ count: number; messages: LoggedMessage[] }> {
  const jobs = jobsOf(services, filter);
  const counted = await services.db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${jobs}) as counted`,
  );
  const part = sql`limit ${count} offset ${(page - 1) * count}`;
  const messages = await readJobs(services.db, jobs, sql`at desc, key ${part}`);
  return { count: counted.rows[0]?.count ?? 0, messages };
}

/** What waits and has been asked for; the soonest first, at most so many. */
export function readAsked(
  services: LogServices,
  filter: LogFilter,
  most: number,
): Promise<LoggedMessage[]> {
  return readJobs(services.db, jobsOf(services, filter), sql`at, key limit ${most}`);
}

async function readJobs(db: Queryable, jobs: SQL, order: SQL): Promise<LoggedMessage[]> {
  const { rows } = await db.execute<Row>(sql`
    select logged.*, extract(epoch from at)::float8 * 1000 as "atMs" from (${jobs}) as logged
    order by ${order}`);
  return rows.map(({ atMs, ...row }) => ({ ...row, at: new Date(atMs) }));
}

type Person = Pick<LoggedMessage, 'protocol' | 'name' | 'email'> & { appointmentId: number };

/** Of whom some appointments are. */
export async function readPeople(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Person>> {
  const { rows } = await db.execute<Person>(sql`
    select a.id::float8 as "appointmentId", a.protocol, c.name, c.email
    from appointments a join contacts c on c.id = a.contact_id
    where a.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((row) => [row.appointmentId, row]));
}

/** The appointment of a protocol; null for none. */
export async function readAppointmentId(db: Queryable, protocol: string): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id::float8 as id from appointments where protocol = ${protocol}`,
  );
  return rows[0]?.id ?? null;
}

type Delayed = {
  id: number;
  appointmentId: number;
  kind: string;
  dueMs: number;
  isHeld: boolean;
  lacksPractitioner: boolean;
};

/** Reminders that were to go at night, before the site is open to their people, or with nobody there, and wait. */
export async function readDelayedReminders(
  db: Queryable,
  clinic: { isDemonstration: boolean },
): Promise<Delayed[]> {
  const columns = { channel: sql`a.channel`, contactId: sql`a.contact_id` };
  const served = {
    id: sql`a.id`,
    practitionerId: sql`a.practitioner_id`,
    startsAt: sql`a.starts_at`,
  };
  const { rows } = await db.execute<Delayed>(sql`
    select r.id::float8 as id, r.appointment_id::float8 as "appointmentId", r.kind,
      extract(epoch from r.due_at)::float8 * 1000 as "dueMs", ${isHeld(clinic, columns)} as "isHeld",
      ${lacksPractitioner(served)} as "lacksPractitioner"
    from reminders r join appointments a on a.id = r.appointment_id
    where r.state = 'waiting' and r.channel in ('mail', 'whatsapp', 'sms')
      and a.status = 'confirmed' and a.attendance is null and r.sequence = a.sequence`);
  return rows;
}
