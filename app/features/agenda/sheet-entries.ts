import { staffAgenda as texts } from '#app/locales/pt-BR/staff/agenda.ts';
import type { DayView } from './agenda-view.ts';

/** What of a day is wanted on paper: who comes, and when nobody can. */
export function sheetEntries({ entries }: DayView) {
  return entries.filter(
    (entry) => entry.kind === 'closure' || (entry.kind === 'visit' && entry.state !== 'cancelled'),
  );
}

/** The line below the heading of a sheet. @param only what is left out, in words; may be empty */
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
    texts.counts(day.appointmentCount),
    only,
    ...day.closedBy.map(texts.closedDay),
  ]
    .filter(Boolean)
    .join('. ');
}
