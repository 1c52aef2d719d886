import { staffAgenda as messages } from '#app/locales/pt-BR/staff/agenda.ts';
import type { DayView } from './agenda-view.ts';

/** The entries that the day sheet prints: appointments that are not cancelled, and closures. */
export function sheetEntries({ entries }: DayView) {
  return entries.filter(
    (entry) =>
      entry.kind === 'closure' || (entry.kind === 'appointment' && entry.state !== 'cancelled'),
  );
}

/** The line below the heading of a day sheet. @param only the filters in words; may be empty */
export function sheetSummary({
  clinicName,
  only,
  day,
}: {
  clinicName: string;
  only: string;
  day: Pick<DayView, 'appointmentCount' | 'closedBy'>;
}): string {
  return [
    clinicName,
    messages.counts(day.appointmentCount),
    only,
    ...day.closedBy.map(messages.closedDay),
  ]
    .filter(Boolean)
    .join('. ');
}
