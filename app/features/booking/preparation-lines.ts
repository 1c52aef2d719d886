import type { AppointmentMailTexts } from '#app/locales/pt-BR/appointment-mail.ts';
import type { AppointmentSummary } from './appointment-summary.ts';

/** What to do before the visit, one sentence each, the gravest first; then the service's own. */
export function preparationLines(
  { preparation, preparationFlags }: Pick<AppointmentSummary, 'preparation' | 'preparationFlags'>,
  { patient }: Pick<AppointmentMailTexts, 'patient'>,
): string[] {
  const { companion, fastingHours, dilation, lensesOffHours } = preparationFlags;
  return [
    ...(fastingHours ? [patient.fasting(fastingHours)] : []),
    ...(companion ? [patient.companion] : []),
    ...(dilation ? [patient.dilation] : []),
    ...(lensesOffHours ? [patient.lensesOff(lensesOffHours)] : []),
    ...preparation,
  ];
}
