import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { plainWords } from '#app/platform/text/plain-letters.ts';

/** Whether '03/04/2026' is the third of April or the fourth of March. */
export const DAY_ORDERS = ['day-first', 'month-first'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

export type DayRefusal = 'day-bad' | 'day-unreal';

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
/** In English, where they differ. */
const ENGLISH: Readonly<Record<string, number>> = {
  feb: 2,
  apr: 4,
  may: 5,
  aug: 8,
  sep: 9,
  oct: 10,
  dec: 12,
};
const NUMERIC = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})(?=$|[\sT,])/;
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?=$|[\sT,])/;
const COMPACT = /^(\d{4})(\d\d)(\d\d)(?=$|T)/;
const WORDS =
  /^(\d{1,2})[\s\-/.]*(?:de\s+)?([a-zç]{3,9})\.?[\s\-/.,]*(?:de\s+)?(\d{4})(?=$|[\s,])/i;

type Found = { year: string; month: string; day: string; rest: string };

/**
 * The day that a cell begins with: '2026-03-04', '4/3/2026', '04.03.26', '4 de março de 2026', '20260304'.
 * @param isPast of two digits the year is the last such one, as birthdays are; else it is of this century
 * @returns 'YYYY-MM-DD' and what follows the day in the cell
 */
export function readDay(
  text: string,
  { order, today, isPast = false }: { order: DayOrder; today: string; isPast?: boolean },
): Result<{ on: string; rest: string }, DayRefusal> {
  const found = dayIn(text.trim().replace(/^[a-zç-]+,\s*/i, ''), order);
  if (!found) return refuse('day-bad');
  const { year, month, day, rest } = found;
  const whole = year.length === 4 ? year : longYear(year, today, isPast);
  const on = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(on) ? ok({ on, rest: rest.replace(/^[\sT,]+/, '') }) : refuse('day-unreal');
}

function dayIn(text: string, order: DayOrder): Found | null {
  if (text.length > 60) return null;
  const [iso, year = '', month = '', day = ''] = ISO.exec(text) ?? COMPACT.exec(text) ?? [];
  if (iso !== undefined) return { year, month, day, rest: text.slice(iso.length) };
  const [numeric, first = '', second = '', last = ''] = NUMERIC.exec(text) ?? [];
  if (numeric !== undefined) {
    const [inDay, inMonth] = order === 'day-first' ? [first, second] : [second, first];
    return { year: last, month: inMonth, day: inDay, rest: text.slice(numeric.length) };
  }
  const [words, number = '', name = '', inYear = ''] = WORDS.exec(text) ?? [];
  if (words === undefined) return null;
  const short = name.toLowerCase().slice(0, 3);
  const monthNumber = ENGLISH[short] ?? MONTHS.indexOf(short) + 1;
  if (monthNumber === 0) return null;
  return { year: inYear, month: String(monthNumber), day: number, rest: text.slice(words.length) };
}

function longYear(year: string, today: string, isPast: boolean): string {
  const century = today.slice(0, 2);
  if (!isPast || `${century}${year}` <= today.slice(0, 4)) return `${century}${year}`;
  return `${Number(century) - 1}${year}`;
}

/**
 * The order of a file's days, by those that can be read in one way alone.
 * @returns null when none of them tells, or they contradict each other: a person must say it
 */
export function dayOrderOf(cells: Iterable<string>): DayOrder | null {
  let [dayFirst, monthFirst] = [0, 0];
  for (const cell of cells) {
    const [, first, second] = NUMERIC.exec(cell.trim()) ?? [];
    if (Number(first) > 12 && Number(second) <= 12) dayFirst += 1;
    if (Number(second) > 12 && Number(first) <= 12) monthFirst += 1;
  }
  if (dayFirst === monthFirst) return null;
  // One slip ('13/31/2026') in a thousand lines decides nothing.
  if (Math.min(dayFirst, monthFirst) * 20 > Math.max(dayFirst, monthFirst)) return null;
  return dayFirst > monthFirst ? 'day-first' : 'month-first';
}

/**
 * A time of day: '8h', '8h30', '08:30:00', '8:30 PM', '0830', '8.30'; seconds are dropped.
 * @returns 'HH:MM'; null for anything else
 */
export function readTime(text: string): string | null {
  const match =
    /^(\d{1,2})(?:\s*(?::|h|hs|hrs|\.)\s*(\d{2})?(?:\s*:\s*\d{2}(?:\.\d+)?)?\s*(?:min|m|h)?|(\d{2}))?\s*([ap])?\.?\s*m?\.?\s*(?:z|[+-]\d\d:?\d\d)?$/i;
  const [found, hourText = '', minutes, joined, half] = match.exec(text.trim()) ?? [];
  if (found === undefined) return null;
  // A number alone is an hour only where am or pm says so.
  if (minutes === undefined && joined === undefined && !half && !/h/i.test(text)) return null;
  let hour = Number(hourText);
  if (half) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  }
  const minute = Number(minutes ?? joined ?? 0);
  if (hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** A length in minutes: '30', '30 min', '1h', '1h30', '01:30', 'PT45M'; null for anything else. */
export function readMinutes(text: string): number | null {
  const plain = text.trim().toLowerCase();
  const [minutesAlone] = /^\d{1,4}(?=\s*(?:m|min|mins|minutos?)?\.?$)/.exec(plain) ?? [];
  if (minutesAlone !== undefined) return Number(minutesAlone);
  const [found, hours = '0', minutes = '0'] =
    /^(?:pt)?(\d{1,2})\s*(?::|h|hs|hora|horas)\s*(?:e\s*)?(\d{1,2})?\s*(?::\d\d|m|min|minutos?)?$/.exec(
      plain,
    ) ?? [];
  if (found !== undefined) return Number(hours) * 60 + Number(minutes);
  const [ofRule, inMinutes = '0'] = /^pt(\d{1,4})m$/.exec(plain) ?? [];
  return ofRule === undefined ? null : Number(inMinutes);
}

export type VisitState = {
  status: 'confirmed' | 'cancelled';
  attendance: 'done' | 'no-show' | null;
};

const STATES: readonly [RegExp, VisitState][] = [
  [
    /^(?:cancelad|canceled|cancelled|desmarcad|excluid|deleted|rejeitad|declined)/,
    { status: 'cancelled', attendance: null },
  ],
  [
    /^(?:falt|nao (?:veio|compareceu)|no.?show|ausente|missed)/,
    { status: 'confirmed', attendance: 'no-show' },
  ],
  [
    /^(?:realizad|atendid|chegou|arrived|conclu|finalizad|compareceu|done|completed|fulfilled|pago|feito)/,
    { status: 'confirmed', attendance: 'done' },
  ],
  [
    /^(?:$|-$|confirm|agendad|marcad|pendente|pending|booked|scheduled|approved|aprovad|ativ|active|tentative|rescheduled|draft|a confirmar|nao confirmad|aguardando|em aberto|remarcad|reagendad)/,
    { status: 'confirmed', attendance: null },
  ],
];

/** What became of an appointment, in the words of other programs; null when the word is unknown. */
export function readState(text: string): VisitState | null {
  const plain = plainWords(text);
  return STATES.find(([words]) => words.test(plain))?.[1] ?? null;
}

/** A number of 8 or 9 digits, which lacks its area code; in old lists the 9 of mobiles may be missing too. */
export function lacksAreaCode(text: string): boolean {
  return /^\d{8,9}$/.test(text.replace(/[\s().\-/]+/g, ''));
}
