import { staffLeads } from '#app/locales/pt-BR/staff/leads.ts';
import { TableHead } from '#app/ui/table-head/table-head.tsx';
import type { LeadWork } from './lead-figures.server.ts';

const messages = staffLeads.figures;

type LeadTableProps = {
  rows: readonly { form: string; openings: number; leads: number; share: string }[];
};

/** Openings and requests of each form, with the doubt that remains. */
export function LeadTable({ rows }: LeadTableProps) {
  return (
    <div className="staff-scroll">
      <table className="bar-table">
        <caption className="visually-hidden">{messages.caption}</caption>
        <TableHead titles={[messages.form, messages.openings, messages.leads, messages.share]} />
        <tbody>
          {rows.map(({ form, openings, leads, share }) => (
            <tr key={form}>
              <th scope="row">{form}</th>
              <td>{openings}</td>
              <td>{leads}</td>
              <td>{share}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What became of the requests of each form, and how long they waited. */
export function LeadWorkTable({ rows }: { rows: readonly (LeadWork & { form: string })[] }) {
  const columns = [
    messages.form,
    messages.leads,
    messages.linked,
    messages.waiting,
    messages.median,
  ];
  return (
    <section className="stack" aria-labelledby="trabalho">
      <h2 id="trabalho">{messages.work}</h2>
      <div className="staff-scroll">
        <table className="bar-table">
          <caption className="visually-hidden">{messages.work}</caption>
          <TableHead titles={columns} />
          <tbody>
            {rows.map(({ form, leads, linked, waiting, medianMinutes }) => (
              <tr key={form}>
                <th scope="row">{form}</th>
                <td>{leads}</td>
                <td>{linked}</td>
                <td>{waiting}</td>
                <td>
                  {medianMinutes === null ? messages.noMedian : messages.minutes(medianMinutes)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
