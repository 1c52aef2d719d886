import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffPeople } from '#app/locales/pt-BR/staff/people/people.ts';
import { Button } from '#app/ui/button/button.tsx';

const messages = staffPeople;

type PeopleTableProps = {
  people: readonly {
    id: number;
    name: string;
    username: string;
    role: string;
    hasSecondFactor: boolean;
    isDisabled: boolean;
    /** Sees one agenda alone, and it is not said whose. */
    isUnlinked: boolean;
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
      <table className="staff-table staff-stacked">
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
                {person.isUnlinked ? ` (${messages.unlinked})` : ''}
              </th>
              <td data-label={table.username}>{person.username}</td>
              <td data-label={table.role}>{person.role}</td>
              <td data-label={table.secondFactor}>
                {person.hasSecondFactor ? messages.yes : messages.no}
              </td>
              <td data-label={table.lastSignIn}>{person.lastSignIn}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type SecondFactorRuleProps = {
  isForAll: boolean;
  version: number;
  /** How many people do not use it yet. */
  without: number;
};

/** Who must use two factors, and the switch. */
export function SecondFactorRule({ isForAll, version, without }: SecondFactorRuleProps) {
  const rule = messages.secondFactor;
  return (
    <form method="post" id="second-factor" className="reading flow" tabIndex={-1}>
      <h2>{rule.title}</h2>
      <p>{isForAll ? rule.forAll(without) : rule.onlyAdministrators(without)}</p>
      {isForAll ? null : <p>{rule.effect}</p>}
      <input type="hidden" name="intent" defaultValue="second-factor" />
      <input type="hidden" name="version" defaultValue={version} />
      <Button name="for" value={isForAll ? 'administrators' : 'all'} look="secondary">
        {isForAll ? rule.requireAdministrators : rule.requireAll}
      </Button>
    </form>
  );
}
