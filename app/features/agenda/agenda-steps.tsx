import { staffAgenda as messages } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffAgendaFilter } from '#app/locales/pt-BR/staff/agenda-filter.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Chips } from '#app/ui/chips/chips.tsx';
import { AGENDA_VIEWS, type AgendaQuery, agendaHref, inView, stepped } from './agenda-query.ts';

/** To the days before and after, to today, and to other views of the same day. */
export function AgendaSteps({ query, today }: { query: AgendaQuery; today: string }) {
  return (
    <>
      <nav className="agenda-steps" aria-label={staffAgendaFilter.steps}>
        <LinkButton href={agendaHref(stepped(query, -1))} look="secondary">
          <span aria-hidden="true">←</span>
          <span className="visually-hidden">{messages.period.previous[query.view]}</span>
        </LinkButton>
        <LinkButton href={agendaHref({ ...query, on: today, until: null })} look="secondary">
          {messages.period.today}
        </LinkButton>
        <LinkButton href={agendaHref(stepped(query, 1))} look="secondary">
          <span aria-hidden="true">→</span>
          <span className="visually-hidden">{messages.period.next[query.view]}</span>
        </LinkButton>
      </nav>
      <Chips
        label={messages.views.label}
        chips={AGENDA_VIEWS.map((view) => ({
          href: agendaHref(inView(query, view, today)),
          label: messages.views[view],
          isCurrent: view === query.view,
        }))}
      />
    </>
  );
}
