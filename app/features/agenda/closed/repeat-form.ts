import {
  type ClosuresFormValues,
  parseClosure,
} from '#app/features/agenda/booking/closure-form.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffClosureDays as messages } from '#app/locales/pt-BR/staff/day/closure-days.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { repeatedDays } from '#app/scheduling/closed/repeated-days.ts';
import type { NewClosures } from '#app/scheduling/closures.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const WEEKS: Readonly<Record<string, 1 | 2>> = { semana: 1, quinzena: 2 };

/** A closure, once or on each of its days, or every field that is wrong. What repeats is a part of one day. */
export function parseClosures(
  { closure: values, repeat }: Omit<ClosuresFormValues, 'town'>,
  known: Parameters<typeof parseClosure>[1],
  now: Date,
): Result<NewClosures, FieldError[]> {
  const { repete, 'repete-ate': untilOn } = repeat;
  const everyWeeks = WEEKS[repete];
  const ofDay = everyWeeks ? { ...values, fim: values.fim || values.inicio } : values;
  const first = parseClosure(ofDay, known, now);
  const isOfMany = everyWeeks !== undefined && ofDay.fim !== ofDay.inicio;
  if (!first.ok || isOfMany)
    return refuse([
      ...(first.ok
        ? []
        : first.refusal.map(({ field, wrong }) => ({
            fieldId: field,
            message: staffAgenda.closures.wrong[wrong],
          }))),
      ...(isOfMany ? [{ fieldId: 'fim', message: messages.wrong.oneDay }] : []),
    ]);
  const { startsAt, endsAt, ...closure } = first.value;
  if (!everyWeeks) return ok({ ...closure, times: [{ startsAt, endsAt }] });
  const times = repeatedDays({
    ...{ firstOn: values.inicio, untilOn, everyWeeks },
    ...{ startsTime: values['hora-inicio'], endsTime: values['hora-fim'] },
  });
  return times
    ? ok({ ...closure, times })
    : refuse([{ fieldId: 'repete-ate', message: messages.wrong.until }]);
}
