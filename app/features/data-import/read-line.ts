import { addDays, instantOf, startOfDay } from '#app/clinic/clinic-time.ts';
import { parseBirthDate, parseEmail, parseName, parsePhone } from '#app/clinic/person-fields.ts';
import { plainWords } from '#app/platform/text/plain-letters.ts';
import type { ImportColumn, ImportKind, ImportWord, ValueColumn } from './import-kinds.ts';
import { cellAt, LEFT_OUT, type Mapping } from './mapping.ts';
import {
  lacksAreaCode,
  readDay,
  readMinutes,
  readState,
  readTime,
  type VisitState,
} from './read-values.ts';

export type ReadPerson = {
  name: string;
  phoneE164: string;
  email: string | null;
  bornOn: string | null;
};
export type ReadVisit = VisitState & {
  startsAt: Date;
  /** Null: as long as the service. */
  endsAt: Date | null;
  service: string;
  practitioner: string;
  /** The word for a house; null where the practitioner's hours decide. */
  house: string | null;
  payer: string;
};
/** `resource` null closes the whole clinic, or the house of that word. */
export type ReadClosure = {
  resource: string | null;
  house: string | null;
  startsAt: Date;
  endsAt: Date;
  reason: string;
};

/** What a line says, as far as it can be read; with a fault among `words` the rest counts for nothing. */
export type ReadLine = {
  words: ImportWord[];
  person: ReadPerson | null;
  visit: ReadVisit | null;
  closure: ReadClosure | null;
};

export type LineContext = {
  kind: ImportKind;
  mapping: Mapping;
  today: string;
  columnCount: number;
};

const MAX_MINUTES = 480;
const MAX_CLOSURE_DAYS = 400;
const MAX_REASON = 200;

/** Reads one line by what was said about the file. It knows nothing of the agenda. */
export function readLine(cells: readonly string[], context: LineContext): ReadLine {
  const line: ReadLine = { words: [], person: null, visit: null, closure: null };
  const read = { cells, words: line.words, ...context };
  if (cells.slice(context.columnCount).some(Boolean)) line.words.push('cells');
  if (context.kind !== 'closures') line.person = personIn(read);
  if (context.kind === 'appointments') line.visit = visitIn(read);
  if (context.kind === 'closures') line.closure = closureIn(read);
  return line;
}

type Reading = LineContext & { cells: readonly string[]; words: ImportWord[] };

function cellOf({ cells, mapping }: Reading, column: ImportColumn): string {
  const at = mapping.columns.indexOf(column);
  return at === -1 ? '' : cellAt({ cells }, at);
}

function personIn(reading: Reading): ReadPerson | null {
  const { words, today } = reading;
  const whole = cellOf(reading, 'name');
  const parts = (['first-name', 'middle-name', 'last-name'] as const).map((part) =>
    cellOf(reading, part),
  );
  const written = (whole || parts.filter(Boolean).join(' ')).replace(/\s+/g, ' ');
  const name = parseName(written);
  if (written === '') words.push('name-missing');
  else if (!name.ok) words.push('name-bad');
  const phone = phoneIn(reading);
  const email = parseEmail(cellOf(reading, 'email'));
  if (!email.ok) words.push('email-left');
  const bornOn = birthIn(reading, today);
  if (!name.ok || phone === null || bornOn === undefined) return null;
  return { name: name.value, phoneE164: phone, email: email.ok ? email.value : null, bornOn };
}

function phoneIn(reading: Reading): string | null {
  // Google joins several numbers with ':::'.
  const [first = ''] = cellOf(reading, 'phone').split(/\s*(?::::|;|,|\s\/\s|\sou\s)\s*/);
  const text = first.replace(/^'/, '');
  if (text === '') {
    reading.words.push('phone-missing');
    return null;
  }
  const whole = parsePhone(text);
  if (whole.ok) return whole.value;
  const isShort = lacksAreaCode(text);
  const { areaCode } = reading.mapping;
  const completed = isShort && areaCode ? parsePhone(areaCode + text) : whole;
  if (completed.ok) return completed.value;
  reading.words.push(isShort && !areaCode ? 'phone-no-area' : 'phone-bad');
  return null;
}

/** @returns undefined for one that is wrong, null for none */
function birthIn(reading: Reading, today: string): string | null | undefined {
  const text = cellOf(reading, 'birth');
  // What databases write for nothing.
  if (text === '' || /^(?:0000-00-00|-|null)$/i.test(text)) return null;
  const order = reading.mapping.dayOrder ?? 'day-first';
  const day = readDay(text, { order, today, isPast: true });
  if (!day.ok) {
    reading.words.push(day.refusal === 'day-unreal' ? 'birth-unreal' : 'birth-bad');
    return undefined;
  }
  const born = parseBirthDate(day.value.on, today);
  if (born.ok) return born.value;
  reading.words.push(born.refusal === 'birth-date-in-future' ? 'birth-future' : 'birth-bad');
  return undefined;
}

type Moment = { on: string; time: string | null };

function momentIn(
  reading: Reading,
  column: 'start' | 'end',
  day: ImportColumn,
  time: ImportColumn,
) {
  const { mapping, today } = reading;
  const text = cellOf(reading, column) || cellOf(reading, day);
  if (text === '') return null;
  const read = readDay(text, { order: mapping.dayOrder ?? 'day-first', today });
  if (!read.ok) return read.refusal;
  const inTime = cellOf(reading, time) || read.value.rest;
  if (inTime === '') return { on: read.value.on, time: null };
  const at = readTime(inTime);
  return at === null ? 'time-bad' : { on: read.value.on, time: at };
}

function startIn(reading: Reading): Moment | null {
  const start = momentIn(reading, 'start', 'day', 'time');
  if (start === null) reading.words.push('day-missing');
  else if (typeof start === 'string') reading.words.push(start);
  else return start;
  return null;
}

function endIn(reading: Reading, start: Moment): Moment | null {
  const end = momentIn(reading, 'end', 'end-day', 'end-time');
  if (end !== null && typeof end !== 'string') return end;
  const text = cellOf(reading, 'end-time') || cellOf(reading, 'end');
  const time = text === '' ? null : readTime(text);
  if (time !== null) return { on: start.on, time };
  if (text !== '' || typeof end === 'string') reading.words.push('end-bad');
  return null;
}

function visitIn(reading: Reading): ReadVisit | null {
  const { words } = reading;
  const start = startIn(reading);
  const startsAt = start?.time ? instantOf(start.on, start.time) : null;
  if (start && start.time === null) words.push('time-missing');
  else if (start && !startsAt) words.push('time-bad');
  const endsAt = start && startsAt ? visitEnd(reading, start, startsAt) : null;
  const state = readState(cellOf(reading, 'state'));
  if (!state) words.push('state-unknown');
  const service = ownValue(reading, 'service', ['service-missing', 'service-unknown']);
  const practitioner = ownValue(reading, 'practitioner', [
    'practitioner-missing',
    'practitioner-unknown',
  ]);
  const payer = ownValue(reading, 'payer', ['payer-unknown', 'payer-unknown']);
  const house = houseIn(reading);
  if (!startsAt || !state || !service || !practitioner || !payer || house === undefined)
    return null;
  return { ...state, startsAt, endsAt, service, practitioner, house, payer };
}

function visitEnd(reading: Reading, start: Moment, startsAt: Date): Date | null {
  const { words } = reading;
  const length = cellOf(reading, 'minutes');
  const minutes = length === '' ? null : readMinutes(length);
  if (length !== '' && !minutes) words.push('end-bad');
  const end = length === '' ? endIn(reading, start) : null;
  const endsAt = minutes
    ? new Date(startsAt.getTime() + minutes * 60_000)
    : end?.time
      ? instantOf(end.on, end.time)
      : null;
  if (!endsAt) return null;
  if (endsAt <= startsAt) words.push('end-before-start');
  else if (endsAt.getTime() - startsAt.getTime() > MAX_MINUTES * 60_000) words.push('too-long');
  return endsAt;
}

function ownValue(
  { mapping, ...reading }: Reading,
  column: Exclude<ValueColumn, 'resource' | 'house'>,
  [missing, unknown]: [ImportWord, ImportWord],
): string | null {
  const written = plainWords(cellOf({ mapping, ...reading }, column));
  const own = written === '' ? mapping[column] : (mapping.values[column][written] ?? '');
  if (own !== '' && own !== LEFT_OUT) return own;
  reading.words.push(written === '' ? missing : unknown);
  return null;
}

/** @returns undefined for one that the clinic does not know, null where nothing is said */
function houseIn(reading: Reading): string | null | undefined {
  const { mapping, words } = reading;
  const written = plainWords(cellOf(reading, 'house'));
  if (written === '') return mapping.house || null;
  const own = mapping.values.house[written];
  if (own && own !== LEFT_OUT) return own;
  words.push('house-unknown');
  return undefined;
}

function closureIn(reading: Reading): ReadClosure | null {
  const { words, mapping } = reading;
  const start = startIn(reading);
  const written = plainWords(cellOf(reading, 'resource'));
  // A line that names a house and nobody closes that house.
  const isOfHouse = written === '' && cellOf(reading, 'house') !== '';
  const unsaid = isOfHouse ? '' : mapping.practitioner;
  const own = written === '' ? unsaid : mapping.values.resource[written];
  if (own === undefined || own === LEFT_OUT) words.push('resource-unknown');
  if (!start) return null;
  const startsAt = start.time ? instantOf(start.on, start.time) : startOfDay(start.on);
  const endsAt = startsAt ? closureEnd(reading, start, startsAt) : null;
  if (!startsAt) words.push('time-bad');
  // Who is away is away from all houses.
  const house = own ? null : houseIn(reading);
  if (!startsAt || !endsAt || own === undefined || house === undefined) return null;
  const reason = cellOf(reading, 'reason').replace(/\s+/g, ' ').slice(0, MAX_REASON);
  return { resource: own || null, house, startsAt, endsAt, reason };
}

function closureEnd(reading: Reading, start: Moment, startsAt: Date): Date | null {
  const { words } = reading;
  const minutes = readMinutes(cellOf(reading, 'minutes'));
  const end = minutes === null ? endIn(reading, start) : null;
  // Whole days are meant with their last one.
  const endsAt =
    minutes !== null
      ? new Date(startsAt.getTime() + minutes * 60_000)
      : end?.time
        ? instantOf(end.on, end.time)
        : startOfDay(addDays(end?.on ?? start.on, 1));
  if (minutes === null && !end && start.time !== null && !words.includes('end-bad'))
    words.push('end-bad');
  if (!endsAt) {
    words.push('end-bad');
    return null;
  }
  if (endsAt <= startsAt) words.push('end-before-start');
  if (endsAt.getTime() - startsAt.getTime() > MAX_CLOSURE_DAYS * 86_400_000) words.push('too-long');
  return endsAt;
}
