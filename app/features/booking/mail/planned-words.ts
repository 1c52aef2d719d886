import { formatDay } from '#app/clinic/format-date.ts';
import { plannedMailMessages } from '#app/locales/appointment/planned-mail.ts';
import type { MailBlock } from '#app/platform/mail/mail-body.ts';
import type { AppointmentSummary } from '#app/scheduling/appointment-summary.ts';

/** What a mail says otherwise of a change that begins on a day to come; null where it is made. */
export function plannedWords({ holdsFrom, locale }: AppointmentSummary) {
  if (holdsFrom === undefined) return null;
  const day = formatDay(holdsFrom, { locale, withYear: true });
  const messages = plannedMailMessages[locale];
  // Also below words of the clinic's own, which cannot know of the day.
  const blocks: MailBlock[] = [{ kind: 'paragraph', text: messages.from(day) }];
  return { ...messages, day, blocks };
}
