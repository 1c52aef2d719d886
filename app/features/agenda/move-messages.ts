/** A time to which a visit may move. */
export type AppointmentTime = {
  /** RFC 3339 */
  value: string;
  /** Calendar day, and with it what the clinic's clock shows: '2026-10-06T08:00'. */
  on: string;
  at: string;
  /** '8h', and in full with who serves: 'terça-feira, 6 de outubro, 8h, com Ana Reis'. */
  time: string;
  label: string;
};

/** What the agenda's script is told of a visit that was picked up. */
export type AppointmentTimes = {
  /** Makes one move of however many tries. */
  key: string;
  patient: string;
  /** When it is now, in words. */
  moment: string;
  /** Earliest first. */
  times: AppointmentTime[];
};

/** What became of a move; the words say why not. */
export type MoveAnswer = { isMoved: boolean; words: string[] };

// By hand: Zod would weigh more than the script.

/** Undefined for whatever else came, such as the page of the login. */
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
  const [value, on, at, time, label] = (['value', 'on', 'at', 'time', 'label'] as const).map(
    (name) => textIn(each, name),
  );
  if (!value || !on || !at || !time || !label) return [];
  return [{ value, on, at, time, label }];
}

function textIn(holder: unknown, key: string): string | undefined {
  const value = valueIn(holder, key);
  return typeof value === 'string' ? value : undefined;
}

function valueIn(holder: unknown, key: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined;
}
