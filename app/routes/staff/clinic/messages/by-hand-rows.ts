import type { ChatId } from '#app/clinic/mail-words/chat-list.ts';
import { type ChatClinic, textOfChat } from '#app/clinic/mail-words/text-of-chat.ts';
import { mailWordsPath } from '#app/features/mail-words/mail-words-form.ts';
import type { ByHandView } from '#app/features/messages/by-hand-list.tsx';
import { REMINDER_PATHS } from '#app/features/reminders/reminder-paths.ts';
import { chatTexts } from '#app/locales/mail-words/chat-texts.ts';
import { staffMessages } from '#app/locales/pt-BR/staff/clinic/messages.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';

const { rows, stands } = staffMessages.byHand;
const { places } = rows;
const QUEUE = { href: REMINDER_PATHS.queue, label: places.queue };

const ROWS = [
  { id: 'chat-ask', sentence: rows.ask, place: QUEUE },
  { id: 'chat-prepare', sentence: rows.prepare, place: QUEUE },
  {
    ...{ id: 'chat-agenda', sentence: rows.agenda },
    place: { href: '/equipe/agenda', label: places.agenda },
  },
  {
    ...{ id: 'chat-offer', sentence: rows.offer },
    place: { href: '/equipe/agenda/antes', label: places.waitlist },
  },
  {
    ...{ id: 'chat-return', sentence: rows.return },
    place: { href: '/equipe/agenda/voltas', label: places.returns },
  },
  {
    ...{ id: 'chat-inbox', sentence: rows.inbox },
    place: { href: '/equipe/mensagens', label: places.inbox },
  },
] as const satisfies readonly (Pick<ByHandView, 'sentence' | 'place'> & { id: ChatId })[];

/** The texts that come ready when staff open WhatsApp, in the very words in which they come. */
export function byHandRows(clinic: ChatClinic): ByHandView[] {
  return ROWS.map(({ id, sentence, place }) => ({
    ...{ id, sentence, place, wordsHref: mailWordsPath(id) },
    text: textOfChat(
      clinic,
      { id, locale: DEFAULT_LOCALE },
      { standard: chatTexts[DEFAULT_LOCALE][id], values: stands },
    ),
  }));
}
