import type { PreparationRule } from '#app/clinic/preparation-rule.ts';
import { isTooSoonForLenses, type Lenses, lensHours } from '#app/clinic/preparation-times.ts';

/** A booked appointment to come, with what its patient has said of lenses. */
export type PreparedAppointment = {
  protocol: string;
  startsAt: Date;
  patientName: string;
  lenses: Lenses | undefined;
};

/** What a patient who is booked was not told. */
export type PreparationChange = 'lenses' | 'fasting' | 'companion' | 'dilation';

/**
 * The booked appointments that a new rule would touch: those that come before its time without lenses is over, and
 * those whose patients were told less than it asks.
 */
export function preparationEffects<Appointment extends PreparedAppointment>(
  appointments: readonly Appointment[],
  { before, after, now }: { before: PreparationRule; after: PreparationRule; now: Date },
): { appointment: Appointment; changes: PreparationChange[] }[] {
  const forAll: PreparationChange[] = [
    ...(after.fastingHours > before.fastingHours ? (['fasting'] as const) : []),
    ...(after.companion && !before.companion ? (['companion'] as const) : []),
    ...(after.dilates !== 'never' && before.dilates === 'never' ? (['dilation'] as const) : []),
  ];
  return appointments.flatMap((appointment) => {
    const { startsAt, lenses = 'unknown' } = appointment;
    const isLate = (rule: PreparationRule) =>
      isTooSoonForLenses(startsAt, lensHours(rule, lenses), now);
    const own: PreparationChange[] = isLate(after) && !isLate(before) ? ['lenses'] : [];
    const changes = [...own, ...forAll];
    return changes.length > 0 ? [{ appointment, changes }] : [];
  });
}
