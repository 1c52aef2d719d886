import { formatDate } from '#app/clinic/format-date.ts';
import { staffReminders } from '#app/locales/pt-BR/staff/reminders.ts';
import type { ConfirmationMonth } from './confirmation-figures.server.ts';

const messages = staffReminders.figures;

/** Confirmations and no-shows, a row a month. */
export function ConfirmationTable({ months }: { months: readonly ConfirmationMonth[] }) {
  const { columns } = messages;
  return (
    <div className="staff-scroll">
      <table className="bar-table">
        <caption className="visually-hidden">{messages.caption}</caption>
        <thead>
          <tr>
            {Object.entries(columns).map(([name, label]) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((row) => (
            <tr key={row.month}>
              <th scope="row">{monthName(row.month)}</th>
              <td>{row.all}</td>
              <td>{shareOf(row.confirmed, row.all)}</td>
              <td>{row.mail}</td>
              <td>{row.whatsapp}</td>
              <td>{row.sms}</td>
              <td>{row.site}</td>
              <td>{row.desk}</td>
              <td>{shareOf(row.missedConfirmed, row.settledConfirmed)}</td>
              <td>{shareOf(row.missedOthers, row.settledOthers)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** 'outubro de 2026' */
function monthName(month: string): string {
  return formatDate(`${month}-02`).replace(/^\d+º? de /, '');
}

function shareOf(part: number, whole: number): string {
  if (whole === 0) return messages.none;
  return messages.share(part, whole, `${Math.round((100 * part) / whole)}%`);
}
