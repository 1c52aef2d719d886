import { formatAgo } from '#app/clinic/format-ago.ts';
import { staffReminders } from '#app/locales/pt-BR/staff/reminders.ts';
import type { Confirmation } from '#app/scheduling/answers/confirmation.ts';
import type { AppointmentState } from './appointment-state.ts';
import './confirmation-mark.css';

const messages = staffReminders.mark;
const SOON_MS = 3 * 86_400_000;

export type ConfirmationView = { kind: Confirmation['answer'] | 'none'; words: string };

/**
 * What was said about an appointment that is to come; nothing yet only where it is near enough to matter.
 * @returns null where there is nothing to say
 */
export function toConfirmationView(
  confirmation: Confirmation | null,
  { state, startsAt, now }: { state: AppointmentState; startsAt: Date; now: Date },
): ConfirmationView | null {
  if (state !== 'confirmed' || startsAt <= now) return null;
  if (!confirmation) {
    const isNear = startsAt.getTime() - now.getTime() < SOON_MS;
    return isNear ? { kind: 'none', words: messages.none } : null;
  }
  const { answer, channel, by, atMs } = confirmation;
  const ago = formatAgo(new Date(atMs), now);
  const who = by ? ` ${messages.by(by)}` : '';
  const what =
    answer === 'confirmed' ? messages.confirmed(messages.how[channel]) : messages[answer];
  return { kind: answer, words: `${what}, ${ago}${who}` };
}

/** Whether somebody comes, told by a sign and by words. */
export function ConfirmationMark({ view }: { view: ConfirmationView }) {
  return (
    <span className={`agenda-answer agenda-answer-${view.kind}`}>
      <span aria-hidden="true">{messages.signs[view.kind]}</span> {view.words}
    </span>
  );
}
