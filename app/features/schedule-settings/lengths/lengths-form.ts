import { addDays, isCalendarDay } from '#app/clinic/clinic-time.ts';
import { parseMinutes, SERVICE_MINUTES } from '#app/features/schedule-settings/service-minutes.ts';
import { staffLengths } from '#app/locales/pt-BR/staff/settings/lengths.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { formText } from '#app/platform/form-values.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { LaterLengths, OwnLength, ServiceTimes } from '#app/scheduling/lengths/service-on.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

/** All lengths of a service beside its usual one of now. */
export type ServiceLengths = { own: readonly OwnLength[]; later: readonly LaterLengths[] };

/** The fields as they were typed; those of a practitioner by `ownField`. */
export type LengthFormValues = {
  mudaEm: string;
  novaDuracao: string;
  novoAntes: string;
  novoDepois: string;
  proprias: Readonly<Record<string, string>>;
};

/** Changes are planned for at most so many days. */
const LONGEST_DAYS = 730;
const OWN_FIELD = /^(?:propria|nova)-\d{1,9}$/;

/** The field of one practitioner's length, now or from the planned day. */
export function ownField(when: 'propria' | 'nova', resourceId: number): string {
  return `${when}-${resourceId}`;
}

export function readLengths(form: FormData): LengthFormValues {
  const field = (name: string) => formText(form, name).slice(0, 20);
  const own = [...new Set(form.keys())].filter((name) => OWN_FIELD.test(name));
  return {
    mudaEm: field('mudaEm'),
    novaDuracao: field('novaDuracao'),
    novoAntes: field('novoAntes'),
    novoDepois: field('novoDepois'),
    proprias: Object.fromEntries(own.map((name) => [name, field(name)])),
  };
}

/** The fields of lengths as they are. Without a planned change its fields begin with what holds now. */
export function lengthValues({
  own,
  later,
  ...now
}: ServiceTimes & ServiceLengths): LengthFormValues {
  const [planned] = later;
  const next = planned ?? { ...now, own };
  const fieldsOf = (when: 'propria' | 'nova', list: readonly OwnLength[]) =>
    list.map((each) => [ownField(when, each.resourceId), String(each.durationMinutes)] as const);
  return {
    mudaEm: planned?.fromOn ?? '',
    novaDuracao: String(next.durationMinutes),
    novoAntes: String(next.bufferBeforeMinutes),
    novoDepois: String(next.bufferAfterMinutes),
    proprias: Object.fromEntries([
      ...fieldsOf('propria', own),
      ...fieldsOf('nova', next.own ?? []),
    ]),
  };
}

type Context = {
  /** What the rest of the form says; null where that is wrong. */
  now: ServiceTimes | null;
  /** Who may do the service. */
  practitionerIds: readonly number[];
  today: string;
};

/** What the fields say, or all that is wrong. Who takes as long as the service has no length of their own. */
export function parseLengths(
  values: LengthFormValues,
  { now, practitionerIds, today }: Context,
): Result<ServiceLengths, FieldError[]> {
  const errors: FieldError[] = [];
  const minutes = (fieldId: string, text: string, wrong: 'duration' | 'buffer'): number => {
    const found = parseMinutes(text, SERVICE_MINUTES[wrong]);
    if (found === null) errors.push({ fieldId, message: staffSettings.services.wrong[wrong] });
    return found ?? 0;
  };
  const ownOf = (when: 'propria' | 'nova', usual: number | undefined): OwnLength[] =>
    practitionerIds.flatMap((resourceId) => {
      const name = ownField(when, resourceId);
      const text = (values.proprias[name] ?? '').trim();
      if (text === '') return [];
      const durationMinutes = minutes(name, text, 'duration');
      return durationMinutes === usual ? [] : [{ resourceId, durationMinutes }];
    });
  const own = ownOf('propria', now?.durationMinutes);
  const { mudaEm: fromOn } = values;
  if (fromOn === '') return errors.length > 0 ? refuse(errors) : ok({ own, later: [] });
  const isDay = isCalendarDay(fromOn) && fromOn > today && fromOn <= addDays(today, LONGEST_DAYS);
  if (!isDay) errors.push({ fieldId: 'mudaEm', message: staffLengths.wrong.day });
  const times = {
    durationMinutes: minutes('novaDuracao', values.novaDuracao, 'duration'),
    bufferBeforeMinutes: minutes('novoAntes', values.novoAntes, 'buffer'),
    bufferAfterMinutes: minutes('novoDepois', values.novoDepois, 'buffer'),
  };
  const planned = { ...times, own: ownOf('nova', times.durationMinutes) };
  if (errors.length === 0 && now && isSame({ ...now, own }, planned))
    errors.push({ fieldId: 'mudaEm', message: staffLengths.wrong.same });
  return errors.length > 0 ? refuse(errors) : ok({ own, later: [{ fromOn, ...planned }] });
}

type State = ServiceTimes & { own: readonly OwnLength[] };

function isSame(one: State, other: State): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf({ durationMinutes, bufferBeforeMinutes, bufferAfterMinutes, own }: State): string {
  const theirs = own
    .map((each) => `${each.resourceId}:${each.durationMinutes}`)
    .toSorted()
    .join();
  return [durationMinutes, bufferBeforeMinutes, bufferAfterMinutes, theirs].join(' ');
}
