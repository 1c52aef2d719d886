import { isMailId, type MailId, mailKindOf } from '#app/clinic/mail-words/mail-list.ts';
import type { Message } from './message-shape.ts';
import { MONEY_MESSAGES } from './money-messages.ts';
import { STAFF_MESSAGES } from './staff-messages.ts';
import { VISIT_MESSAGES } from './visit-messages.ts';

/**
 * Every message that goes out by itself, in the order in which staff read them: each is one sentence, 'Quando X → Y,
 * a Z'. Whoever adds a mail adds its row.
 */
export const MESSAGES = {
  ...VISIT_MESSAGES,
  ...MONEY_MESSAGES,
  ...STAFF_MESSAGES,
} as const satisfies Record<MailId, Message> & Record<string, Message>;

export type MessageId = keyof typeof MESSAGES;

export const MESSAGE_IDS: readonly MessageId[] = Object.keys(MESSAGES).filter(isMessageId);

export function isMessageId(name: string): name is MessageId {
  return Object.hasOwn(MESSAGES, name);
}

export function messageOf(id: MessageId): Message {
  return MESSAGES[id];
}

/** The message in a few words, for lists and subjects: as its mail is called, or what goes out and when. */
export function messageLabel(id: MessageId): string {
  if (isMailId(id)) return mailKindOf(id).label;
  const { group, what, event, label } = messageOf(id);
  if (label) return label;
  if (group === 'staff') return `Aviso à equipe: ${event}`;
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}: ${event}`;
}
