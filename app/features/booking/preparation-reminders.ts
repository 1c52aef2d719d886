import type { AppointmentMailMessages } from '#app/locales/pt-BR/appointment-mail.ts';
import type { AppointmentSummary } from '#app/scheduling/appointment-summary.ts';

/** What spoils the visit when forgotten, one short sentence each; names no exam and no illness. */
export function preparationReminders(
  { companion, fastingHours, dilation, lensesOffHours }: AppointmentSummary['preparationFlags'],
  { reminder }: Pick<AppointmentMailMessages, 'reminder'>,
): string[] {
  return [
    ...(fastingHours > 0 ? [reminder.fasting(fastingHours)] : []),
    ...(companion ? [reminder.companion] : []),
    ...(dilation ? [reminder.dilation] : []),
    ...(lensesOffHours > 0 ? [reminder.lensesOff(lensesOffHours)] : []),
  ];
}
