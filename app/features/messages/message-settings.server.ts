import { eq } from 'drizzle-orm';
import type { MessageId } from '#app/clinic/messages/message-list.ts';
import {
  ALL_MESSAGES,
  isOn,
  type MessageSettings,
  messageSettings,
} from '#app/clinic/messages/message-settings.ts';
import { clinicSettings } from '#app/db/authorisation-schema.ts';
import type { Queryable } from '#app/db/database.ts';

/** The name of the setting. */
export const MESSAGES_SUBJECT = 'messages';

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
