import { and, eq, inArray, sql } from 'drizzle-orm';
import { agendaSettings } from '#app/db/agenda-settings-schema.ts';
import type { Transaction } from '#app/db/database.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { HoursAlong } from '#app/scheduling/hours/fill-hours.server.ts';

/**
 * Notes the weekly hours that have changed along with a version of the record, in its transaction: in the history of
 * each, and as a change that forms of hours opened before it must not overwrite.
 * @param today the first day of the new hours
 */
export async function noteHoursAlong(
  tx: Transaction,
  along: readonly HoursAlong[],
  { today: from, at, by }: { today: string; at: Date; by: number },
): Promise<void> {
  if (along.length === 0) return;
  for (const { resourceId, branch, was, week, until } of along)
    await audit(tx, {
      at,
      actor: `staff:${by}`,
      action: 'agenda.hours',
      subjectType: 'agenda_setting',
      subjectId: `hours:${resourceId}`,
      detail: { from, until, week, was, isAlong: true, ...(branch && { branch }) },
    });
  const ids = along.map(({ resourceId }) => resourceId);
  // Whose hours nobody has set goes on following the record: only those that have a version get another.
  await tx
    .update(agendaSettings)
    .set({ version: sql`${agendaSettings.version} + 1`, changedAt: at, changedBy: by })
    .where(and(eq(agendaSettings.subject, 'hours'), inArray(agendaSettings.subjectId, ids)));
}
