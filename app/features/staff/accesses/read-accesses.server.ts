import { type SQL, sql } from 'drizzle-orm';
import { addDays, startOfDay } from '#app/clinic/clinic-time.ts';
import type { Database, Queryable } from '#app/db/database.ts';
import { appointments, auditLog } from '#app/db/schema.ts';
import { staff, staffSignIns } from '#app/db/staff-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ACCESS_KINDS, type AccessFilter } from './access-kinds.ts';

export const ACCESS_PAGE_ROWS = 50;
/** More than a year of a clinic of ten people. */
const MAX_EXPORTED = 50_000;

/** One line of the log: an audited action, or a sign-in with the outcome as its action. */
export type Access = {
  at: Date;
  /** Null where somebody typed a name that no account has. */
  staffName: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  /** Of whom an account is, where the line is about one. */
  subjectName: string | null;
  /** Of an appointment. */
  protocol: string | null;
  /** Of sign-ins: browser and system, the network's code, how often within the hour. */
  device: string | null;
  network: string | null;
  times: number;
};

type AccessRow = Omit<Access, 'at'> & { atMs: number };

/** One page of the log, newest first, and how many lines there are. @param page from 1 */
export async function readAccesses(db: Queryable, filter: AccessFilter, page: number) {
  const { rows: counted } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${accessesOf(filter)}) as log`,
  );
  const offset = (page - 1) * ACCESS_PAGE_ROWS;
  const rows = await readLines(db, filter, sql`limit ${ACCESS_PAGE_ROWS} offset ${offset}`);
  return { count: counted[0]?.count ?? 0, accesses: rows };
}

/** All lines of a filter for a file, with an audit row of who took how many. */
export async function exportAccesses(
  { db, clock }: { db: Database; clock: Clock },
  filter: AccessFilter,
  by: { id: number },
): Promise<Access[]> {
  return db.transaction(async (tx) => {
    const rows = await readLines(tx, filter, sql`limit ${MAX_EXPORTED}`);
    await audit(tx, {
      ...{ at: clock.now(), actor: `staff:${by.id}`, action: 'accesses.exported' },
      ...{ subjectType: 'accesses', subjectId: 'all', detail: { rows: rows.length } },
    });
    return rows;
  });
}

async function readLines(db: Queryable, filter: AccessFilter, part: SQL): Promise<Access[]> {
  const { rows } = await db.execute<AccessRow>(sql`
    select extract(epoch from log.at)::float8 * 1000 as "atMs", s.name as "staffName", log.action,
      log.subject_type as "subjectType", log.subject_id as "subjectId", about.name as "subjectName", a.protocol,
      log.device, log.network, log.times
    from (${accessesOf(filter)}) as log
    left join ${staff} s on s.id = log.staff_id
    left join staff about on log.subject_type = 'staff' and about.id::text = log.subject_id
    left join ${appointments} a on a.id = case
      when log.subject_type = 'view' and log.subject_id like 'appointment:%'
      then substr(log.subject_id, 13)::bigint end
    order by log.at desc, log.place desc ${part}`);
  return rows.map(({ atMs, ...row }) => ({ ...row, at: new Date(atMs) }));
}

/** The lines of a filter: what staff did, and who came in or tried. */
function accessesOf({ staffId, on, kind }: AccessFilter): SQL {
  const kinds = kind ? [ACCESS_KINDS[kind]] : Object.values(ACCESS_KINDS);
  const actions = kinds.flat();
  const isSignIn =
    kind === null || kind === 'entradas' || kind === 'tentativas' ? sql`true` : sql`false`;
  const outcome = {
    entradas: sql`outcome = 'in'`,
    tentativas: sql`outcome <> 'in'`,
    other: sql`true`,
  }[kind === 'entradas' || kind === 'tentativas' ? kind : 'other'];
  const during = (at: SQL) =>
    on
      ? sql`${at} >= ${startOfDay(on).toISOString()}::timestamptz
          and ${at} < ${startOfDay(addDays(on, 1)).toISOString()}::timestamptz`
      : sql`true`;
  return sql`
    select at, substr(actor, 7)::int as staff_id, action, subject_type, subject_id,
      null::text as device, null::text as network, 1 as times, id as place
    from ${auditLog}
    where actor ${staffId === null ? sql`like 'staff:%'` : sql`= ${`staff:${staffId}`}`}
      and action = any(${sql.param(actions)}::text[]) and ${during(sql`at`)}
    union all
    select at, staff_id, outcome, 'sign-in', '', device, network, times, id
    from ${staffSignIns}
    where ${isSignIn} and ${outcome} and ${during(sql`at`)}
      and ${staffId === null ? sql`true` : sql`staff_id = ${staffId}`}`;
}
