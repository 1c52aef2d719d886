import { addDays } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { staffLengths } from '#app/locales/pt-BR/staff/settings/lengths.ts';
import type { DayLengths, LengthPlan } from '#app/scheduling/lengths/service-on.ts';

/** What is planned for a service's length: '30 min até 14 de dezembro de 2026, depois 40 min.' Null for nothing. */
export function plannedLine(
  plan: LengthPlan,
  nameOf: (resourceId: number) => string,
): string | null {
  const [next] = plan.later ?? [];
  if (!next) return null;
  const words = ({ durationMinutes, own = [] }: DayLengths) =>
    staffLengths.length(
      durationMinutes,
      own.map((each) => ({ name: nameOf(each.resourceId), minutes: each.durationMinutes })),
    );
  return staffLengths.planned.line(words(plan), formatDate(addDays(next.fromOn, -1)), words(next));
}
