import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#app/db/database.ts';
import { preparationTicks } from '#app/db/own-page-schema.ts';
import { appointments } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import type { Checklist } from './checklist.tsx';

/** What is to be done, line by line, in one language. */
type Lines = Readonly<Record<'important' | 'preparation' | 'bring', readonly string[]>>;

const KEY_LENGTH = 16;

/** A line by its Portuguese wording. With another date in it, after a move, it is another line. */
function keyOf(line: string): string {
  return sha256Hex(line).slice(0, KEY_LENGTH);
}

/**
 * The lines of the preparation with what the patient has done of them.
 * @param portuguese the same lines in Portuguese: what is ticked in one language is ticked in the other
 */
export async function readChecklist(
  db: Queryable,
  appointmentId: number,
  { shown, portuguese }: { shown: Lines; portuguese: Lines },
): Promise<Checklist> {
  const rows = await db
    .select({ item: preparationTicks.item })
    .from(preparationTicks)
    .where(eq(preparationTicks.appointmentId, appointmentId));
  const done = new Set(rows.map(({ item }) => item));
  const linesOf = (part: keyof Lines) => {
    const isSame = shown[part].length === portuguese[part].length;
    return shown[part].map((text, index) => {
      const key = keyOf((isSame ? portuguese[part][index] : null) ?? text);
      return { key, text, isDone: done.has(key) };
    });
  };
  return { before: [...linesOf('important'), ...linesOf('preparation')], bring: linesOf('bring') };
}

type Tick = {
  appointment: { id: number; linkVersion: number };
  key: string;
  isDone: boolean;
};

/** Ticks a line or takes the tick back; done again, nothing changes. */
export async function tickLine(
  { db, clock }: { db: Database; clock: Clock },
  { appointment, key, isDone }: Tick,
): Promise<void> {
  if (!/^[0-9a-f]{16}$/.test(key)) return;
  const { id, linkVersion } = appointment;
  await db.transaction(async (tx) => {
    // Who cancels or erases the person is waited for; erasing makes a new link version.
    const [open] = await tx
      .select({ id: appointments.id })
      .from(appointments)
      .where(
        and(
          eq(appointments.id, id),
          eq(appointments.linkVersion, linkVersion),
          eq(appointments.status, 'confirmed'),
        ),
      )
      .for('key share');
    if (!open) return;
    if (isDone) {
      const row = { appointmentId: id, item: key, tickedAt: clock.now() };
      const isRoom =
        (await tx.$count(preparationTicks, eq(preparationTicks.appointmentId, id))) < MOST;
      if (isRoom) await tx.insert(preparationTicks).values(row).onConflictDoNothing();
    } else
      await tx
        .delete(preparationTicks)
        .where(
          sql`${preparationTicks.appointmentId} = ${id} and ${preparationTicks.item} = ${key}`,
        );
  });
}

/** More lines than any service has: somebody sends made-up ones. */
const MOST = 60;
