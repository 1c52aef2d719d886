import { CHATS, type ChatId, isChatId } from './chat-list.ts';
import { isMailId, MAILS, type MailId, type MailKind } from './mail-list.ts';
import type { MailPart } from './mail-names.ts';

const WORDED = { ...MAILS, ...CHATS };

/** Everything to patients whose words a clinic may change: mails, and what staff send by WhatsApp. */
export type WordedId = MailId | ChatId;

export const WORDED_IDS: readonly WordedId[] = Object.keys(WORDED).filter(isWordedId);

export function isWordedId(name: string): name is WordedId {
  return isMailId(name) || isChatId(name);
}

export function kindOf(id: WordedId): MailKind {
  return WORDED[id];
}

/** The texts that it is made of. */
export function partsOf(id: WordedId): readonly MailPart[] {
  return isChatId(id) ? ['text'] : ['subject', 'opening', 'closing'];
}

/** The part without which nothing is said. */
export function leadingPart(id: WordedId): MailPart {
  return isChatId(id) ? 'text' : 'opening';
}
