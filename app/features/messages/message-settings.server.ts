import { desc, eq, sql } from 'drizzle-orm';
import type { MessageId } from '#app/clinic/messages/message-list.ts';
import {
  ALL_MESSAGES,
  isOn,
  type MessageSettings,
  messageSettings,
} from '#app/clinic/messages/message-settings.ts';
import { clinicSettings } from '#app/db/authorisation-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { auditLog } from '#app/db/schema.ts';
import { staff } from '#app/db/staff-schema.ts';

/** The name of the setting. */
export const MESSAGES_SUBJECT = 'messages';
const SHOWN_CHANGES = 20;

/** Which messages go out, and who gets a copy, as it is at this moment. */
export async function readMessageSettings(db: Queryable): Promise<MessageSettings> {
  const [row] = await db
    .select({ value: clinicSettings.value })
    .from(clinicSettings)
    .where(eq(clinicSettings.subject, MESSAGES_SUBJECT));
  return row ? messageSettings.parse(row.value) : ALL_MESSAGES;
}

/** Which messages go out at this moment. */
export async function messagesOn(db: Queryable): Promise<(id: MessageId) => boolean> {
  const settings = await readMessageSettings(db);
  return (id) => isOn(settings, id);
}

export type MessageChange = { at: Date; by: string; from: MessageSettings; to: MessageSettings };

/** Who has changed the messages and how, the latest first. */
export async function readMessageChanges(db: Queryable): Promise<MessageChange[]> {
  const rows = await db
    .select({ at: auditLog.at, by: staff.name, detail: auditLog.detail })
    .from(auditLog)
    .innerJoin(staff, eq(sql`'staff:' || ${staff.id}`, auditLog.actor))
    .where(
      sql`${auditLog.subjectType} = 'clinic_setting' and ${auditLog.subjectId} = ${MESSAGES_SUBJECT}`,
    )
    .orderBy(desc(auditLog.id))
    .limit(SHOWN_CHANGES);
  return rows.map(({ at, by, detail }) => {
    const told = (name: 'from' | 'to') => {
      const value: unknown =
        detail && typeof detail === 'object' ? Reflect.get(detail, name) : null;
      return messageSettings.safeParse(value).data ?? ALL_MESSAGES;
    };
    return { at, by, from: told('from'), to: told('to') };
  });
}
