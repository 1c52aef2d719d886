import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatAgo } from '#app/clinic/format-ago.ts';
import { formatAtTime } from '#app/clinic/format-date.ts';
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
  const words = answerInWords(confirmation, `, ${formatAgo(new Date(confirmation.atMs), now)}`);
  return { kind: confirmation.answer, words };
}

/**
 * What was said about an appointment that nobody has come to yet, with its day, for paper that is read later:
 * 'Confirmado por WhatsApp em 27/11 às 14h02'. Empty where there is nothing to say.
 */
export function confirmationOnPaper(
  confirmation: Confirmation | null,
  state: AppointmentState,
): string {
  if (state !== 'confirmed' && state !== 'unsettled') return '';
  if (!confirmation) return state === 'confirmed' ? messages.none : '';
  const { on, time } = wallClockOf(new Date(confirmation.atMs));
  const day = `${on.slice(8)}/${on.slice(5, 7)}`;
  return answerInWords(confirmation, ` ${messages.when(day, formatAtTime(time))}`);
}

function answerInWords({ answer, channel, by }: Confirmation, when: string): string {
  const who = by ? ` ${messages.by(by)}` : '';
  const what =
    answer === 'confirmed' ? messages.confirmed(messages.how[channel]) : messages[answer];
  return `${what}${when}${who}`;
}

/** Whether somebody comes, told by a sign and by words. */
export function ConfirmationMark({ view }: { view: ConfirmationView }) {
  return (
    <span className={`agenda-answer agenda-answer-${view.kind}`}>
      <span aria-hidden="true">{messages.signs[view.kind]}</span> {view.words}
    </span>
  );
}
