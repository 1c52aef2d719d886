import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Attended } from '#app/features/agenda/attendance.ts';
import { arrivalOf, type Came } from '#app/features/agenda/flow/wait.ts';
import { staffLetter } from '#app/locales/pt-BR/staff/day/attendance-letter.ts';
import { formText } from '#app/platform/form-values.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

export const LETTER_FIELDS = {
  from: 'chegada',
  until: 'saida',
  companion: 'acompanhante',
  service: 'servico',
} as const;

/** A letter as it was typed; times are 'HH:MM' once they are valid. */
export type LetterValues = { from: string; until: string; companion: string; service: boolean };

const LONGEST_NAME = 80;

type Visit = Came & Pick<Attended, 'startsAt' | 'status'> & { endsAt: Date };

/** Whether a letter may be given: only to whom reception has seen. */
export function mayHaveLetter({ status, attendance }: Visit): boolean {
  return status === 'confirmed' && (attendance === 'arrived' || attendance === 'done');
}

/** What is recorded of a visit; times that were recorded on another day are left aside for those of the agenda. */
export function recordedLetter(visit: Visit, now: Date): LetterValues {
  const { on, time: starts } = wallClockOf(visit.startsAt);
  const onDay = (instant: Date | null) => {
    const clock = instant && wallClockOf(instant);
    return clock?.on === on ? clock.time : null;
  };
  const from = onDay(arrivalOf(visit)) ?? starts;
  const left = visit.attendance === 'done' ? onDay(visit.attendanceAt) : onDay(now);
  const until = left ?? wallClockOf(visit.endsAt).time;
  return { from, until: until > from ? until : '', companion: '', service: false };
}

export function readLetterValues(form: FormData): LetterValues {
  const text = (name: keyof typeof LETTER_FIELDS) =>
    formText(form, LETTER_FIELDS[name]).trim().replace(/\s+/g, ' ');
  return {
    from: clockTime(text('from')),
    until: clockTime(text('until')),
    companion: text('companion'),
    service: text('service') !== '',
  };
}

/** '8:42', '8h42' and '8h' as 'HH:MM'; anything else as it is. */
function clockTime(typed: string): string {
  const [, hour = '', minute = '00'] = /^(\d{1,2})[:h](\d\d)?$/i.exec(typed) ?? [];
  const isTime = hour !== '' && Number(hour) < 24 && Number(minute) < 60;
  return isTime ? `${hour.padStart(2, '0')}:${minute}` : typed;
}

const isClock = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

export function letterErrors({ from, until, companion }: LetterValues): FieldError[] {
  const { errors } = staffLetter;
  const found: FieldError[] = [];
  for (const [name, time] of [['from', from] as const, ['until', until] as const])
    if (!isClock(time)) found.push({ fieldId: LETTER_FIELDS[name], message: errors.time });
  if (found.length === 0 && until <= from)
    found.push({ fieldId: LETTER_FIELDS.until, message: errors.order });
  if (companion.length > LONGEST_NAME)
    found.push({ fieldId: LETTER_FIELDS.companion, message: errors.companion });
  return found;
}
