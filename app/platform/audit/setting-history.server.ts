import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';

/** One change of a setting: what it was and what it became, as they were stored; null for what nobody had set. */
export type SettingChange = {
  id: number;
  at: Date;
  by: string | null;
  subject: string;
  from: unknown;
  to: unknown;
};

type Row = Omit<SettingChange, 'at'> & { at: string };

/** Who changed some settings of the clinic, the newest first. */
export async function readSettingHistory(
  db: Queryable,
  subjects: readonly string[],
): Promise<SettingChange[]> {
  const { rows } = await db.execute<Row>(sql`
    ${CHANGES} and l.subject_id = any(${sql.param([...subjects])}::text[])
    order by l.id desc limit 1000`);
  return rows.map(changeFrom);
}

/** One change of a setting by its number in the history, as an address names it; null for none. */
export async function readSettingChange(
  db: Queryable,
  subject: string,
  asked: string | null,
): Promise<SettingChange | null> {
  if (asked === null || !/^\d{1,9}$/.test(asked)) return null;
  const { rows } = await db.execute<Row>(sql`
    ${CHANGES} and l.subject_id = ${subject} and l.id = ${Number(asked)}`);
  const [row] = rows;
  return row ? changeFrom(row) : null;
}

/**
 * What a change made of a setting and what was there before, each read by itself; null for what this release does not
 * understand, and for a change that does not say what it made.
 * @param atFirst what was there where nobody had set anything
 */
export function sidesOf<Value>(
  { from, to }: Pick<SettingChange, 'from' | 'to'>,
  shape: z.ZodType<Value>,
  atFirst: Value,
): { before: Value | null; after: Value | null } {
  const read = (stored: unknown) => shape.safeParse(stored).data ?? null;
  return { before: from === null ? atFirst : read(from), after: read(to) };
}

const CHANGES = sql`
  select l.id::int, l.at, s.name as by, l.subject_id as subject, l.detail -> 'from' as "from",
    l.detail -> 'to' as "to"
  from audit_log l left join staff s on l.actor = 'staff:' || s.id
  where l.subject_type = 'clinic_setting' and l.action = 'clinic.settled'`;

function changeFrom({ at, ...row }: Row): SettingChange {
  return { ...row, at: new Date(at) };
}
