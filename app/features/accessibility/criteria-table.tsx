import { type StatementMessages, statementMessages } from '#app/locales/accessibility/statement.ts';
import type { Locale } from '#app/platform/locale.ts';
import { TableHead } from '#app/ui/table-head/table-head.tsx';
import { CRITERIA, CRITERION_NUMBERS, type CriterionNumber } from './criteria.ts';

/** What the site of a clinic has to be heard and watched, and whether it is in English too. */
export type SiteMedia = { hasPodcast: boolean; hasFilm: boolean; hasEnglish: boolean };

const PRINCIPLES = ['1', '2', '3', '4'] as const;

/** Every criterion with how it was checked and how the site stands; on a phone each row becomes a list. */
export function CriteriaTable({ locale, media }: { locale: Locale; media: SiteMedia }) {
  const { table } = statementMessages[locale];
  const { columns, principles } = table;
  return (
    <table className="criteria">
      <caption className="visually-hidden">{table.caption}</caption>
      <TableHead titles={[columns.criterion, columns.level, columns.how, columns.state]} />
      {PRINCIPLES.map((principle) => (
        <tbody key={principle}>
          <tr className="criteria-principle">
            <th scope="rowgroup" colSpan={4}>
              {principles[principle]}
            </th>
          </tr>
          {CRITERION_NUMBERS.filter((number) => number.startsWith(principle)).map((number) => (
            <CriterionRow key={number} number={number} locale={locale} media={media} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function CriterionRow({
  number,
  locale,
  media,
}: {
  number: CriterionNumber;
  locale: Locale;
  media: SiteMedia;
}) {
  const messages = statementMessages[locale];
  const { table, checks, criteria } = messages;
  const { columns, states } = table;
  const criterion = CRITERIA[number];
  const note = { ...messages.notes, ...lacking(messages, media) }[number];
  return (
    <tr>
      <th scope="row">
        {number} {criteria[number]}
      </th>
      <td>
        <span className="criteria-column">{columns.level}</span>
        {criterion.level}
      </td>
      <td>
        <span className="criteria-column">{columns.how}</span>
        {criterion.checks.map((check) => checks[check].name).join(', ')}
      </td>
      <td>
        <span className="criteria-column">{columns.state}</span>
        <span>
          <strong>{states[criterion.state]}</strong>
          {note ? <span className="criteria-note">{note}</span> : null}
        </span>
      </td>
    </tr>
  );
}

/** How many criteria are in each state. */
export function criteriaCounts() {
  const count = (state: (typeof CRITERIA)[CriterionNumber]['state']) =>
    CRITERION_NUMBERS.filter((number) => CRITERIA[number].state === state).length;
  return { met: count('met'), partly: count('partly'), none: count('none') };
}

/** The notes that stand in the place of others where there is no podcast, film or English to speak of. */
function lacking(
  { notesWithout }: Pick<StatementMessages, 'notesWithout'>,
  { hasPodcast, hasFilm, hasEnglish }: SiteMedia,
): StatementMessages['notes'] {
  const { podcast, film, both, english } = notesWithout;
  return {
    ...(hasPodcast ? {} : podcast),
    ...(hasFilm ? {} : film),
    ...(hasPodcast || hasFilm ? {} : both),
    ...(hasEnglish ? {} : english),
  };
}
