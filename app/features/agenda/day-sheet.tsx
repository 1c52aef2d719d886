import { staffAgenda as messages } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffLabels } from '#app/locales/pt-BR/staff/day/labels.ts';
import type { AppointmentRowView, DayView } from './agenda-view.ts';

/**
 * What the sheet tells beside the row of an appointment, by protocol: of its insurance, and what was said about
 * coming.
 */
export type SheetFacts = Readonly<
  Record<string, { card: string; approval: string; answer: string } | undefined>
>;

type DaySheetProps = {
  clinicName: string;
  /** The filters in words; empty when there are none. */
  only: string;
  day: DayView;
  printed: string;
  facts: SheetFacts;
  backHref: string;
  pdfHref: string;
  labelsHref: string;
};

/** The day sheet, A4 landscape: what reception and the rooms need when the system is down. */
export function DaySheet({ clinicName, only, day, printed, facts, ...links }: DaySheetProps) {
  return (
    <div className="day-sheet">
      <p className="no-print day-sheet-help">
        <a href={links.backHref}>{messages.print.back}</a>{' '}
        <a href={links.pdfHref}>{messages.tasks.pdf}</a>{' '}
        <a href={links.labelsHref}>{staffLabels.task}</a> <span>{messages.print.hint}</span>
      </p>
      <h1>{messages.print.title(day.label)}</h1>
      <p>{sheetSummary({ clinicName, only, day })}</p>
      {/* Scrollable by keyboard too, so it is focusable and has a name. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className="day-sheet-scroll" aria-label={messages.print.table} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {SHEET_COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {messages.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheetEntries(day).map((entry) =>
              entry.kind === 'appointment' ? (
                <SheetRow key={entry.key} appointment={entry} fact={facts[entry.protocol]} />
              ) : (
                <tr key={entry.key}>
                  <th scope="row">{entry.time}</th>
                  <td colSpan={SHEET_COLUMNS.length - 1}>
                    {entry.title}. {entry.text}
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </section>
      <p>
        {messages.print.made(printed)}. {messages.print.warning}
      </p>
    </div>
  );
}

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

/** Two lines a person: name and phone, service and who does it. */
export const SHEET_COLUMNS = ['time', 'patient', 'what', 'payer', 'notes'] as const;

type SheetRowProps = { appointment: AppointmentRowView; fact: SheetFacts[string] };

function SheetRow({ appointment, fact }: SheetRowProps) {
  const { time, patient, age, service, addOn, practitioner, places, contactLinks } = appointment;
  const { payer, coupon, deposit, preparation, note, contact } = appointment;
  const remarks = [preparation, note].filter(Boolean).join('. ');
  return (
    <tr>
      <th scope="row">{time}</th>
      <td>
        <strong>{patient}</strong> {age}
        <div>
          <span className="day-sheet-phone">{contactLinks.phone}</span> {contact}
        </div>
      </td>
      <td>
        {service} {addOn ? <strong>{messages.addOn}</strong> : null}
        <div>{[practitioner, places].filter(Boolean).join(', ')}</div>
        {remarks ? <div>{remarks}</div> : null}
      </td>
      <td>
        {[payer, coupon, deposit, fact?.approval].filter(Boolean).join(' · ')}
        {fact?.card ? <div>{fact.card}</div> : null}
      </td>
      <td className="day-sheet-notes">{stateOnPaper(appointment, fact)}</td>
    </tr>
  );
}

/** What was said about coming, until somebody comes. */
export function stateOnPaper(
  { state }: Pick<AppointmentRowView, 'state'>,
  fact: SheetFacts[string],
): string {
  const isOpen = state === 'confirmed' || state === 'unsettled';
  return isOpen ? (fact?.answer ?? '') : messages.states[state];
}
