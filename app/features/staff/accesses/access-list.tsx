import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import '#app/features/staff/roles/roles.css';
import { staffAccesses } from '#app/locales/pt-BR/staff/people/accesses.ts';
import { Button } from '#app/ui/button/button.tsx';
import { DateField } from '#app/ui/date-field/date-field.tsx';
import { Select } from '#app/ui/select/select.tsx';
import { type AccessFilter, isAccessKind } from './access-kinds.ts';
import type { AccessSubject } from './access-view.ts';

const messages = staffAccesses;

type AccessFiltersProps = {
  filter: AccessFilter;
  people: readonly { value: string; label: string }[];
};

/** The form that narrows the log down; sent by GET. */
export function AccessFilters({ filter, people }: AccessFiltersProps) {
  const { staffId, on, kind } = filter;
  const isFiltered = staffId !== null || on !== null || kind !== null;
  return (
    <form method="get" className="access-filter">
      <Select
        id="pessoa"
        name="pessoa"
        label={messages.filter.person}
        emptyLabel={messages.filter.everybody}
        options={people}
        defaultValue={staffId === null ? '' : String(staffId)}
      />
      <DateField id="dia" name="dia" label={messages.filter.day} defaultValue={on ?? ''} />
      <Select
        id="tipo"
        name="tipo"
        label={messages.filter.kind}
        emptyLabel={messages.filter.all}
        options={Object.entries(messages.kinds)
          .filter(([value]) => isAccessKind(value))
          .map(([value, label]) => ({ value, label }))}
        defaultValue={kind ?? ''}
      />
      <Button look="secondary">{messages.filter.submit}</Button>
      {isFiltered ? <a href={STAFF_PATHS.accesses}>{messages.filter.reset}</a> : null}
    </form>
  );
}

export type AccessView = {
  at: string;
  who: string;
  what: string;
  subject: AccessSubject | null;
  from: string;
};

/** The lines of the log. */
export function AccessTable({ accesses }: { accesses: readonly AccessView[] }) {
  const { table } = messages;
  return (
    // Focusable and named, so that it can be scrolled by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
    <section className="staff-scroll access-table" aria-label={table.caption} tabIndex={0}>
      <table className="staff-table staff-stacked">
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{table.at}</th>
            <th scope="col">{table.who}</th>
            <th scope="col">{table.what}</th>
            <th scope="col">{table.where}</th>
          </tr>
        </thead>
        <tbody>
          {accesses.map(({ at, who, what, subject, from }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no number of their own
            <tr key={index}>
              <td>{at}</td>
              <td data-label={table.who}>{who}</td>
              <td data-label={table.what}>
                {what}
                {subject ? ': ' : ''}
                {subject?.href ? <a href={subject.href}>{subject.words}</a> : subject?.words}
              </td>
              <td data-label={table.where}>{from}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
