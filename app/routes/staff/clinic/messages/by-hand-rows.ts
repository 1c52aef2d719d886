import type { ByHandView } from '#app/features/messages/by-hand-list.tsx';
import { REMINDER_PATHS } from '#app/features/reminders/reminder-paths.ts';
import { inboxMailMessages } from '#app/locales/inbox-mail.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffMessages } from '#app/locales/pt-BR/staff/clinic/messages.ts';
import { staffRecommendations } from '#app/locales/pt-BR/staff/recommendations.ts';
import { staffWaitlist } from '#app/locales/pt-BR/staff/waitlist.ts';
import { reminderMessages } from '#app/locales/reminders.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';

const { chat } = reminderMessages[DEFAULT_LOCALE];
const { rows, stands } = staffMessages.byHand;

/** The texts that come ready when staff open WhatsApp, in the very words in which they come. */
export function byHandRows(clinic: string): ByHandView[] {
  const { name, when, link, until } = stands;
  return [
    {
      ...{ id: 'ask', sentence: rows.ask, text: chat.ask(name, clinic, when, link) },
      place: { href: REMINDER_PATHS.queue, label: rows.places.queue },
    },
    {
      id: 'prepare',
      sentence: rows.prepare,
      text: chat.prepare(name, clinic, when, link),
      place: { href: REMINDER_PATHS.queue, label: rows.places.queue },
    },
    {
      ...{ id: 'agenda', sentence: rows.agenda },
      text: staffAgenda.whatsappText(name, clinic, when),
      place: { href: '/equipe/agenda', label: rows.places.agenda },
    },
    {
      ...{ id: 'offer', sentence: rows.offer },
      text: staffWaitlist.offers.whatsappText({ name, clinic, moment: when, until, link }),
      place: { href: '/equipe/agenda/antes', label: rows.places.waitlist },
    },
    {
      ...{ id: 'return', sentence: rows.return },
      text: staffRecommendations.list.whatsappText(name, clinic, link),
      place: { href: '/equipe/agenda/voltas', label: rows.places.returns },
    },
    {
      ...{ id: 'inbox', sentence: rows.inbox },
      text: inboxMailMessages[DEFAULT_LOCALE].whatsapp({ name, clinicName: clinic }),
      place: { href: '/equipe/mensagens', label: rows.places.inbox },
    },
  ];
}
