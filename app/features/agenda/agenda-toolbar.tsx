import { staffAgenda as texts } from '#app/locales/pt-BR/staff-agenda.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { Chips } from '#app/ui/chips/chips.tsx';
import { AGENDA_PATHS } from './agenda-paths.ts';
import { AGENDA_VIEWS, type AgendaQuery, agendaHref, stepped } from './agenda-query.ts';

type Choice = { slug: string; name: string };
type AgendaToolbarProps = {
  query: AgendaQuery;
  today: string;
  practitioners: readonly Choice[];
  places: readonly Choice[];
  mayWrite: boolean;
};

/** Where to go from here: other days, other views, parts of the agenda, and its tasks. */
export function AgendaToolbar(props: AgendaToolbarProps) {
  const { query, today, mayWrite } = props;
  return (
    <div className="agenda-toolbar no-print">
      <div className="agenda-toolbar-row">
        <nav className="agenda-steps" aria-label={texts.filter.day}>
          <LinkButton href={agendaHref(stepped(query, -1))} look="secondary">
            <span aria-hidden="true">←</span>
            <span className="visually-hidden">{texts.period.previous[query.view]}</span>
          </LinkButton>
          <LinkButton href={agendaHref({ ...query, on: today })} look="secondary">
            {texts.period.today}
          </LinkButton>
          <LinkButton href={agendaHref(stepped(query, 1))} look="secondary">
            <span aria-hidden="true">→</span>
            <span className="visually-hidden">{texts.period.next[query.view]}</span>
          </LinkButton>
        </nav>
        <Chips
          label={texts.views.label}
          chips={AGENDA_VIEWS.map((view) => ({
            href: agendaHref({ ...query, view }),
            label: texts.views[view],
            isCurrent: view === query.view,
          }))}
        />
        <nav aria-label={texts.tasks.label} className="agenda-tasks">
          {mayWrite ? (
            <>
              <LinkButton href={AGENDA_PATHS.phone}>{texts.tasks.phone}</LinkButton>
              <a href={`${AGENDA_PATHS.extra}?dia=${query.on}`}>{texts.tasks.extra}</a>
            </>
          ) : null}
          <a href={AGENDA_PATHS.closures}>{texts.tasks.closures}</a>
          <a href={agendaHref({ ...query, view: 'dia' }, { isPrint: true })}>{texts.tasks.print}</a>
        </nav>
      </div>
      <Filter {...props} />
    </div>
  );
}

function Filter({ query, practitioners, places }: AgendaToolbarProps) {
  const only = [...practitioners, ...places]
    .filter(({ slug }) => slug === query.practitioner || slug === query.resource)
    .map(({ name }) => name);
  return (
    <>
      <details className="disclosure">
        <summary>{texts.filter.title}</summary>
        <form method="get" action={AGENDA_PATHS.agenda} className="agenda-filter">
          <input type="hidden" name="ver" defaultValue={query.view} />
          <label>
            {texts.filter.day}
            <input className="input" type="date" name="dia" defaultValue={query.on} />
          </label>
          <Select
            name="profissional"
            label={texts.filter.practitioner}
            chosen={query.practitioner}
            choices={practitioners}
          />
          <Select
            name="recurso"
            label={texts.filter.resource}
            chosen={query.resource}
            choices={places}
          />
          <Button look="secondary">{texts.filter.show}</Button>
        </form>
      </details>
      {only.length > 0 ? (
        <p>
          {texts.filter.only(only.join(', '))}{' '}
          <a href={agendaHref({ ...query, practitioner: null, resource: null })}>
            {texts.filter.clear}
          </a>
        </p>
      ) : null}
    </>
  );
}

type SelectProps = {
  name: string;
  label: string;
  chosen: string | null;
  choices: readonly Choice[];
};

function Select({ name, label, chosen, choices }: SelectProps) {
  return (
    <label>
      {label}
      <select className="input" name={name} defaultValue={chosen ?? ''}>
        <option value="">{texts.filter.all}</option>
        {choices.map(({ slug, name: words }) => (
          <option key={slug} value={slug}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
