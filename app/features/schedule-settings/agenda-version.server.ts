import { and, eq, inArray, sql } from 'drizzle-orm';
import { agendaSettings } from '#app/db/agenda-settings-schema.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { staff } from '#app/db/staff-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { AuditAction, AuditedChange } from '#app/platform/audit/audit-event.ts';
import type { Clock } from '#app/platform/clock.ts';

type Subject = (typeof agendaSettings.$inferSelect)['subject'];
/** The staff account that makes a change. */
export type By = { staffId: number };

/** How often staff have changed a setting, and who did so last; version 0 is the value of the clinic record. */
export type SettingVersion = { version: number; by: string | null; at: Date | null };
export const UNTOUCHED: SettingVersion = { version: 0, by: null, at: null };

/** Versions of all settings of one kind, by subject id. */
export async function readVersions(
  db: Queryable,
  subject: Subject,
): Promise<Map<number, SettingVersion>> {
  const rows = await db
    .select({
      id: agendaSettings.subjectId,
      version: agendaSettings.version,
      by: staff.name,
      at: agendaSettings.changedAt,
    })
    .from(agendaSettings)
    .innerJoin(staff, eq(staff.id, agendaSettings.changedBy))
    .where(eq(agendaSettings.subject, subject));
  return new Map(rows.map(({ id, ...version }) => [id, version]));
}

/** Subjects whose version differs from the expected one. Locks the version rows that exist. */
export async function changedSince(
  tx: Transaction,
  subject: Subject,
  expected: ReadonlyMap<number, number>,
): Promise<number[]> {
  const ids = [...expected.keys()];
  const rows = await tx
    .select({ id: agendaSettings.subjectId, version: agendaSettings.version })
    .from(agendaSettings)
    .where(and(eq(agendaSettings.subject, subject), inArray(agendaSettings.subjectId, ids)))
    .orderBy(agendaSettings.subjectId)
    .for('update');
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  return ids.filter((id) => (versions.get(id) ?? 0) !== expected.get(id));
}

/** Whether nobody has changed settings since an undo, which is the change after `versions`. */
export async function isStillUndone(
  tx: Transaction,
  subject: Subject,
  versions: readonly { id: number; version: number }[],
): Promise<boolean> {
  const after = new Map(versions.map(({ id, version }) => [id, version + 1]));
  return (await changedSince(tx, subject, after)).length === 0;
}

const SUBJECTS = {
  'agenda.hours': 'hours',
  'agenda.resource': 'resource',
  'agenda.resource-order': 'resource-order',
  'agenda.service': 'service',
  'agenda.service-order': 'service-order',
} as const satisfies Record<AuditAction<'agenda_setting'>, Subject>;

/** Increments the version of a setting changed in the same transaction, and writes the audit row. @returns the version */
export async function writeChange(
  tx: Transaction,
  clock: Clock,
  { subjectId, staffId, ...change }: By & { subjectId: number } & AuditedChange<'agenda_setting'>,
): Promise<number> {
  const subject = SUBJECTS[change.action];
  const changed = { changedAt: clock.now(), changedBy: staffId };
  const [row] = await tx
    .insert(agendaSettings)
    .values({ subject, subjectId, version: 1, ...changed })
    .onConflictDoUpdate({
      target: [agendaSettings.subject, agendaSettings.subjectId],
      set: { ...changed, version: sql`${agendaSettings.version} + 1` },
    })
    .returning({ version: agendaSettings.version });
  if (!row) throw new Error('a change of the agenda was not noted');
  await audit(tx, {
    at: clock.now(),
    actor: `staff:${staffId}`,
    subjectType: 'agenda_setting',
    subjectId: `${subject}:${subjectId}`,
    ...change,
  });
  return row.version;
}
