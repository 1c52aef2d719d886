import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';
import { auditLog } from '#app/db/schema.ts';
import { staff } from '#app/db/staff-schema.ts';

/** More than happen while somebody has a form open. */
const MOST_CORRECTIONS = 20;

export type PastCorrection = Awaited<ReturnType<typeof readCorrections>>[number];

const detailShape = z.object({ fields: z.string() }).catch({ fields: '' });

/**
 * The corrections of a contact and its patients, latest first: who, when, and the names of the fields.
 * @param subject as the audit log names the person, 'cadastro-12'
 */
export async function readCorrections(db: Queryable, subject: string) {
  const rows = await db
    .select({ id: auditLog.id, at: auditLog.at, by: staff.name, detail: auditLog.detail })
    .from(auditLog)
    .leftJoin(staff, sql`${auditLog.actor} = 'staff:' || ${staff.id}`)
    .where(
      and(
        eq(auditLog.action, 'person.corrected'),
        eq(auditLog.subjectType, 'person'),
        eq(auditLog.subjectId, subject),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(MOST_CORRECTIONS);
  return rows.map(({ detail, ...row }) => ({
    ...row,
    fields: detailShape.parse(detail).fields.split(' '),
  }));
}
