import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffAgendaFilter as messages } from '#app/locales/pt-BR/staff/agenda-filter.ts';
import { staffReminders } from '#app/locales/pt-BR/staff/reminders.ts';
import { Button } from '#app/ui/button/button.tsx';
import { AGENDA_PATHS } from './agenda-paths.ts';
import { type AgendaQuery, agendaHref, lastDayOf, NO_LIST_FILTER } from './agenda-query.ts';
import { STATE_FILTERS } from './appointment-state.ts';

type Choice = { slug: string; name: string };
export type AgendaChoices = {
  practitioners: readonly Choice[];
  places: readonly Choice[];
  /** None in a clinic with one. */
  houses: readonly Choice[];
  services: readonly Choice[];
};

type AgendaFilterProps = AgendaChoices & { query: AgendaQuery; today: string };

/** Filters by day or period and by practitioner or resource; lists also by appointment. */
export function AgendaFilter({ query, today, ...choices }: AgendaFilterProps) {
  const { practitioners, places, houses, services } = choices;
  const { view, on, practitioner, resource, house, service, state, text } = query;
  const isList = view === 'lista';
  const states = STATE_FILTERS.map((slug) => ({
    slug,
    name: slug === 'to-confirm' ? staffReminders.mark.filter : staffAgenda.states[slug],
  }));
  const nameIn = (choices: readonly Choice[], slug: string | null) =>
    choices.filter((choice) => choice.slug === slug).map(({ name }) => name);
  const only = [
    ...nameIn(practitioners, practitioner),
    ...nameIn(places, resource),
    ...nameIn(houses, house),
    ...nameIn(services, service),
    ...nameIn(states, state),
    ...(text ? [messages.text(text)] : []),
  ];
  const everything = {
    ...query,
    ...NO_LIST_FILTER,
    on: text ? today : on,
    practitioner: null,
    resource: null,
    house: null,
  };
  return (
    <>
      <details className="disclosure" open={isList && !text}>
        <summary>{messages.title[view]}</summary>
        <form method="get" action={AGENDA_PATHS.agenda} className="agenda-filter">
          <input type="hidden" name="ver" defaultValue={view} />
          {text ? <input type="hidden" name="busca" defaultValue={text} /> : null}
          <label>
            {messages.day[view]}
            <input className="input" type="date" name="dia" defaultValue={on} />
          </label>
          {isList ? (
            <label>
              {messages.until}
              <input className="input" type="date" name="ate" defaultValue={lastDayOf(query)} />
            </label>
          ) : null}
          <Select
            name="profissional"
            label={messages.practitioner}
            chosen={practitioner}
            choices={practitioners}
          />
          <Select name="recurso" label={messages.resource} chosen={resource} choices={places} />
          {houses.length > 0 ? (
            <Select name="unidade" label={messages.house} chosen={house} choices={houses} />
          ) : null}
          {isList ? (
            <>
              <Select name="servico" label={messages.service} chosen={service} choices={services} />
              <Select
                name="situacao"
                label={messages.state}
                chosen={state}
                choices={states}
                all={messages.any}
              />
            </>
          ) : null}
          <Button look="secondary">{messages.show}</Button>
        </form>
      </details>
      {only.length > 0 ? (
        <p>
          {messages.only(only.join(', '))} <a href={agendaHref(everything)}>{messages.clear}</a>
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
  all?: string;
};

function Select({ name, label, chosen, choices, all = messages.all }: SelectProps) {
  return (
    <label>
      {label}
      <select className="input" name={name} defaultValue={chosen ?? ''}>
        <option value="">{all}</option>
        {choices.map(({ slug, name: label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
