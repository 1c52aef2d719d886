import { addDays, instantOf, isCalendarDay, wallClockOf } from '#app/clinic/clinic-time.ts';
import { parseName } from '#app/clinic/person-fields.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { LONGEST_DAYS } from '#app/scheduling/closed/repeated-days.ts';
import type { NewClosure } from '#app/scheduling/closures.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const messages = staffAgenda.closures;

export const CLOSURE_FIELDS = [
  'quem',
  'inicio',
  'hora-inicio',
  'fim',
  'hora-fim',
  'motivo',
] as const;
export type ClosureField = (typeof CLOSURE_FIELDS)[number];
export type ClosureFormValues = Record<ClosureField, string>;
export type ClosureError = {
  field: ClosureField;
  wrong: 'who' | 'from' | 'to' | 'past' | 'reason';
};

const REASON = { min: 3, max: 120 };
/** The option that closes the whole clinic. */
export const WHOLE_CLINIC = 'clinica';
/** What begins the option that closes a house; its word follows. */
export const HOUSE_PREFIX = 'unidade:';

/**
 * A closure, or every field that is wrong. Without times it lasts from the start of its first day to
 * the end of its last day.
 * @param resources practitioners, rooms and devices that can be closed on their own
 * @param houses words for the houses; none in a clinic with one
 */
export function parseClosure(
  values: ClosureFormValues,
  {
    resources,
    houses,
  }: { resources: readonly { id: number; slug: string }[]; houses: readonly string[] },
  now: Date,
): Result<NewClosure, ClosureError[]> {
  const house = houses.find((each) => values.quem === HOUSE_PREFIX + each);
  const resource = resources.find(({ slug }) => slug === values.quem);
  const startsAt = instantOf(values.inicio, values['hora-inicio'] || '00:00');
  const endsAt = values['hora-fim'] ? instantOf(values.fim, values['hora-fim']) : endOf(values.fim);
  const reason = values.motivo.trim().replace(/\s+/g, ' ');
  const isInOrder =
    !startsAt ||
    (endsAt && startsAt < endsAt && wallClockOf(endsAt).on <= addDays(values.inicio, LONGEST_DAYS));
  const errors: ClosureError[] = [
    ...(resource || house || values.quem === WHOLE_CLINIC ? [] : [wrong('quem', 'who')]),
    ...(startsAt ? [] : [wrong('inicio', 'from')]),
    ...(endsAt && isInOrder ? [] : [wrong('fim', 'to')]),
    ...(endsAt && isInOrder && endsAt <= now ? [wrong('fim', 'past')] : []),
    ...(reason.length >= REASON.min && reason.length <= REASON.max
      ? []
      : [wrong('motivo', 'reason')]),
  ];
  if (!startsAt || !endsAt || errors.length > 0) return refuse(errors);
  const closed = house ? { resourceId: null, house } : { resourceId: resource?.id ?? null };
  return ok({ ...closed, startsAt, endsAt, reason });
}

/** Whether somebody may close a resource, or (null) the whole clinic: who sees one agenda alone that one. */
export function mayClose(agendaOf: number | null, resourceId: number | null): boolean {
  return agendaOf === null || resourceId === agendaOf;
}

export function readClosure(fieldText: (field: ClosureField) => string): ClosureFormValues {
  return {
    quem: fieldText('quem'),
    inicio: fieldText('inicio'),
    'hora-inicio': fieldText('hora-inicio'),
    fim: fieldText('fim'),
    'hora-fim': fieldText('hora-fim'),
    motivo: fieldText('motivo'),
  };
}

export type TownHolidayFormValues = { nome: string; data: string };
export type TownHolidayError = { field: keyof TownHolidayFormValues; wrong: 'name' | 'day' };

/** A municipal holiday, today or later, or every field that is wrong. */
export function parseTownHoliday(
  values: TownHolidayFormValues,
  today: string,
): Result<{ heldOn: string; name: string }, TownHolidayError[]> {
  const name = parseName(values.nome);
  const isDay = isCalendarDay(values.data) && values.data >= today;
  if (name.ok && isDay) return ok({ heldOn: values.data, name: name.value });
  return refuse([
    ...(name.ok ? [] : [{ field: 'nome', wrong: 'name' } as const]),
    ...(isDay ? [] : [{ field: 'data', wrong: 'day' } as const]),
  ]);
}

/** What an empty time of the agenda has asked for, as the form's values; null where nothing was. */
export function wishedClosure(
  params: URLSearchParams,
  whom: readonly { slug: string }[],
): ClosureFormValues | null {
  const wish = readClosure((field) => params.get(field) ?? '');
  const times = [wish['hora-inicio'], wish['hora-fim']].filter(Boolean);
  const isSound =
    whom.some(({ slug }) => slug === wish.quem) &&
    [wish.inicio, wish.fim].every(isCalendarDay) &&
    times.every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time));
  return isSound ? { ...wish, motivo: '' } : null;
}

/** The values of both forms of the page. */
export type ClosuresFormValues = {
  closure: ClosureFormValues;
  repeat: { repete: string; 'repete-ate': string };
  town: TownHolidayFormValues;
};

export const BLANK: ClosuresFormValues = {
  repeat: { repete: '', 'repete-ate': '' },
  closure: { ...readClosure(() => ''), quem: WHOLE_CLINIC },
  town: { nome: '', data: '' },
};

export function townHolidayErrors(errors: readonly TownHolidayError[]): FieldError[] {
  return errors.map(({ field, wrong }) => ({ fieldId: field, message: messages.townWrong[wrong] }));
}

/** The first instant of the next day; null when `on` is not a day. */
function endOf(on: string): Date | null {
  return instantOf(on, '12:00') ? instantOf(addDays(on, 1), '00:00') : null;
}

function wrong(field: ClosureField, what: ClosureError['wrong']): ClosureError {
  return { field, wrong: what };
}
