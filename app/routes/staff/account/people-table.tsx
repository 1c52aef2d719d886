import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffPeople } from '#app/locales/pt-BR/staff/people.ts';

const texts = staffPeople;

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

/** Everybody who has an account; each name leads to what can be changed. */
export function PeopleTable({ people }: PeopleTableProps) {
  const { table } = texts;
  return (
    // Scrolled by the keyboard too, so it takes focus and has a name.
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
                {person.isYou ? ` (${texts.you})` : ''}
                {person.isDisabled ? ` (${texts.disabled})` : ''}
              </th>
              <td>{person.username}</td>
              <td>{person.role}</td>
              <td>{person.hasSecondFactor ? texts.yes : texts.no}</td>
              <td>{person.lastSignIn}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
