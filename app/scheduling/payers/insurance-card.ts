import { addDays, isCalendarDay } from '#app/clinic/clinic-time.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

/** An insurance card ("carteirinha"). */
export type InsuranceCard = {
  /** 5 to 20 capitals and figures. */
  number: string;
  /** The last day on which it is valid; null where nobody has said. */
  validUntil: string | null;
};

/** What people type: a dot here and a blank there is how their card prints it. */
export function parseCardNumber(typed: string): Result<string, 'card-number'> {
  const number = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s./_–-]/g, '');
  return /^[A-Z0-9]{5,20}$/.test(number) ? ok(number) : refuse('card-number');
}

/**
 * Until when a card or an approval is valid: '03/2027' and '3/27' are the last day of that month, '15/3/2027' and
 * '2027-03-15' the day.
 * @returns null for nothing typed
 */
export function parseValidity(typed: string): Result<string | null, 'validity'> {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return ok(null);
  const parts = splitDate(text);
  const [year = '', month = '', day] = parts ?? [];
  const fullYear = year.length === 2 ? `20${year}` : year;
  const firstOn = `${fullYear}-${month.padStart(2, '0')}-01`;
  if (!/^20\d\d-/.test(firstOn) || !isCalendarDay(firstOn)) return refuse('validity');
  if (day === undefined) return ok(lastOfMonth(firstOn));
  const on = firstOn.slice(0, 8) + day.padStart(2, '0');
  return isCalendarDay(on) ? ok(on) : refuse('validity');
}

/** Year, month and, if there is one, day. */
function splitDate(text: string): string[] | null {
  if (/^\d{4}$|^\d{6}$|^\d{8}$/.test(text)) return withoutSeparators(text);
  const parts = text.split(/[^\d]+/).filter(Boolean);
  if (parts.length < 2 || parts.length > 3 || /[\p{L}]/u.test(text)) return null;
  return parts[0]?.length === 4 ? parts : parts.reverse();
}

/** '0327', '032027' and '15032027'. */
function withoutSeparators(digits: string): string[] {
  if (digits.length === 8) return [digits.slice(4), digits.slice(2, 4), digits.slice(0, 2)];
  return [digits.slice(2), digits.slice(0, 2)];
}

function lastOfMonth(firstOn: string): string {
  // 31 days later the next month has begun, whatever month it is.
  return addDays(`${addDays(firstOn, 31).slice(0, 8)}01`, -1);
}

/** How a number is shown: enough to know the card again, and too little to use it. */
export function maskedCard(number: string): string {
  return `••••\u00a0${number.slice(number.length > 8 ? -4 : -2)}`;
}

/** A day as it is typed into a field, '31/12/2027'; empty for none. */
export function typedDay(on: string | null): string {
  return on === null ? '' : on.split('-').reverse().join('/');
}

/** Whether something is over on a day on which it is needed. */
export function isOverOn(validUntil: string | null, on: string): boolean {
  return validUntil !== null && validUntil < on;
}
