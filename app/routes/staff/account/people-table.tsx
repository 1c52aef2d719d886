import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffPeople } from '#app/locales/pt-BR/staff/people.ts';

const messages = staffPeople;

type PeopleTableProps = {
  people: readonly {
    id: number;
    name: string;
    username: string;
    role: string;
    hasSecondFactor: boolean;
    isDisabled: boolean;
    isYou: boolean;
    lastSignIn: string;
  }[];
};

/** All accounts, each linked to its page. */
export function PeopleTable({ people }: PeopleTableProps) {
  const { table } = messages;
  return (
    // Focusable and named, so that it can be scrolled by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
    <section className="staff-scroll staff-people" aria-label={table.caption} tabIndex={0}>
      <table className="staff-table">
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{table.name}</th>
            <th scope="col">{table.username}</th>
            <th scope="col">{table.role}</th>
            <th scope="col">{table.secondFactor}</th>
            <th scope="col">{table.lastSignIn}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <th scope="row">
                <a href={`${STAFF_PATHS.people}/${person.id}`}>{person.name}</a>
                {person.isYou ? ` (${messages.you})` : ''}
                {person.isDisabled ? ` (${messages.disabled})` : ''}
              </th>
              <td>{person.username}</td>
              <td>{person.role}</td>
              <td>{person.hasSecondFactor ? messages.yes : messages.no}</td>
              <td>{person.lastSignIn}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
