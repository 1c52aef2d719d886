import { ruleOfFlags } from '#app/clinic/preparation-rule.ts';
import { type Lenses, lensesOutBy, lensHours } from '#app/clinic/preparation-times.ts';
import type { AppointmentRecord } from '#app/scheduling/appointment-record.server.ts';
import type { ServiceLabels } from '#app/scheduling/appointment-summary.server.ts';
import type { Remindable } from './reminder-times.ts';

/** What its services' rule and its patient's answers mean for the reminders of an appointment. */
export function remindableOf(
  { startsAt, preparation }: Pick<AppointmentRecord, 'startsAt' | 'preparation'>,
  {
    preparationRule,
    preparationFlags,
  }: Pick<ServiceLabels, 'preparationRule' | 'preparationFlags'>,
): Remindable {
  const rule = preparationRule ?? ruleOfFlags(preparationFlags);
  const worn: readonly Lenses[] = preparation?.lenses ? [preparation.lenses] : ['soft', 'rigid'];
  const waits = new Set(worn.map((lenses) => lensHours(rule, lenses)));
  const lensesOutAt = [...waits]
    .filter((hours) => hours > 0)
    .map((hours) => lensesOutBy(startsAt, hours))
    .sort((one, other) => one.getTime() - other.getTime());
  return { startsAt, lensesOutAt, fastingHours: rule.fastingHours };
}
