import { staffAgenda as texts } from '#app/locales/pt-BR/staff/agenda.ts';
import type { AppointmentRowView, DayView } from './agenda-view.ts';
import { sheetEntries, sheetSummary } from './sheet-entries.ts';

type DaySheetProps = {
  clinicName: string;
  /** What is left out, in words; empty when all is shown. */
  only: string;
  day: DayView;
  printed: string;
  backHref: string;
  pdfHref: string;
};

/** One day on paper, A4 across: what the desk and the rooms need when the screen is not there. */
export function DaySheet({ clinicName, only, day, printed, ...links }: DaySheetProps) {
  return (
    <div className="day-sheet">
      <p className="no-print day-sheet-help">
        <a href={links.backHref}>{texts.print.back}</a>{' '}
        <a href={links.pdfHref}>{texts.tasks.pdf}</a> <span>{texts.print.hint}</span>
      </p>
      <h1>{texts.print.title(day.label)}</h1>
      <p>{sheetSummary({ clinicName, only, day })}</p>
      {/* Scrolled by the keyboard too, so it takes focus and has a name. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section className="day-sheet-scroll" aria-label={texts.print.table} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {SHEET_COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {texts.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheetEntries(day).map((entry) =>
              entry.kind === 'visit' ? (
                <SheetRow key={entry.key} visit={entry} />
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
        {texts.print.made(printed)}. {texts.print.warning}
      </p>
    </div>
  );
}

const SHEET_COLUMNS = ['time', 'patient', 'what', 'where', 'payer', 'contact', 'notes'] as const;

function SheetRow({ visit }: { visit: AppointmentRowView }) {
  const { time, patient, age, service, extra, practitioner, places, payer, reach, contact } = visit;
  return (
    <tr>
      <th scope="row">{time}</th>
      <td>
        <strong>{patient}</strong> {age}
      </td>
      <td>
        {service} {extra ? <strong>{texts.extra}</strong> : null}
      </td>
      <td>{[practitioner, places].filter(Boolean).join(', ')}</td>
      <td>{payer}</td>
      <td>
        <span className="day-sheet-phone">{reach.phone}</span> {contact}
      </td>
      <td className="day-sheet-notes">
        {visit.state === 'confirmed' || visit.state === 'unsettled'
          ? ''
          : texts.states[visit.state]}
      </td>
    </tr>
  );
}
