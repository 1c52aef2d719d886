import { type AgendaQuery, agendaHref } from '#app/features/agenda/agenda-query.ts';
import { staffGrid } from '#app/locales/pt-BR/staff/day/grid.ts';
import { Chips } from '#app/ui/chips/chips.tsx';
import './week.css';

const { week: messages } = staffGrid;

/** With more, the filter below “Mais” is shorter. */
const MOST = 6;

type WeekPeopleProps = {
  query: AgendaQuery;
  people: readonly { slug: string; name: string }[];
};

/** Whose week is shown: of all, or of one practitioner. */
export function WeekPeople({ query, people }: WeekPeopleProps) {
  if (people.length < 2 || people.length > MOST) return null;
  const hrefFor = (practitioner: string | null) => agendaHref({ ...query, practitioner, page: 1 });
  return (
    <div className="agenda-toolbar-dense week-people no-print">
      <Chips
        label={messages.who}
        chips={[
          { href: hrefFor(null), label: messages.all, isCurrent: query.practitioner === null },
          ...people.map(({ slug, name }) => ({
            href: hrefFor(slug),
            label: name,
            isCurrent: slug === query.practitioner,
          })),
        ]}
      />
    </div>
  );
}
