import { textIn, valueIn } from './drag/answer-parts.ts';

/** A time to which an appointment can move. */
export type AppointmentTime = {
  /** RFC 3339 */
  value: string;
  /** Calendar day; `at` adds the wall-clock time in the clinic's zone: '2026-10-06T08:00'. */
  on: string;
  at: string;
  /** When it would end, 'HH:MM', and the slug of who would serve; '' where that is nobody known. */
  until: string;
  who: string;
  /** '8h'; the full text names the practitioner too: 'terça-feira, 6 de outubro, às 8h, com Ana Reis'. */
  time: string;
  label: string;
};

/** What the agenda's script receives when an appointment is picked up. */
export type AppointmentTimes = {
  /** Idempotency key: repeated attempts make one move. */
  key: string;
  patient: string;
  /** The current time of the appointment, as text. */
  moment: string;
  /** Earliest first. */
  times: AppointmentTime[];
};

/** The result of a move; `words` give the reason when it was refused. */
export type MoveAnswer = { isMoved: boolean; words: string[] };

/** Undefined for any other answer, such as the login page. */
export function readAppointmentTimes(answer: unknown): AppointmentTimes | undefined {
  const [key, patient, moment] = [
    textIn(answer, 'key'),
    textIn(answer, 'patient'),
    textIn(answer, 'moment'),
  ];
  const times = valueIn(answer, 'times');
  if (key === undefined || patient === undefined || moment === undefined) return undefined;
  return Array.isArray(times)
    ? { key, patient, moment, times: times.flatMap(readTime) }
    : undefined;
}

export function readMoveAnswer(answer: unknown): MoveAnswer | undefined {
  const isMoved = valueIn(answer, 'isMoved');
  const words = valueIn(answer, 'words');
  if (typeof isMoved !== 'boolean' || !Array.isArray(words)) return undefined;
  return { isMoved, words: words.map(String) };
}

function readTime(each: unknown): AppointmentTime[] {
  const names = ['value', 'on', 'at', 'until', 'time', 'label'] as const;
  const [value, on, at, until, time, label] = names.map((name) => textIn(each, name));
  if (!value || !on || !at || !until || !time || !label) return [];
  return [{ value, on, at, until, time, label, who: textIn(each, 'who') ?? '' }];
}
