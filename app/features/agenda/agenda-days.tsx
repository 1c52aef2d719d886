import { staffAgenda as messages } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffAgendaMove } from '#app/locales/pt-BR/staff/agenda-move.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { type AgendaQuery, agendaHref, spanOf } from './agenda-query.ts';
import type { DayView } from './agenda-view.ts';
import { DayList } from './day-list.tsx';
import { MoveBar, type MoveTold } from './move-bar.tsx';

type AgendaDaysProps = {
  query: AgendaQuery;
  days: readonly DayView[];
  mayWrite: boolean;
  /** The change that has just been made to an appointment, as a sentence. */
  moved: MoveTold | null;
};

/** The days of a query. In the day's list a script lets staff drag appointments. */
export function AgendaDays(props: AgendaDaysProps) {
  const { query, days, mayWrite, moved } = props;
  const { firstOn, days: count } = spanOf(query);
  const isMovable =
    mayWrite &&
    query.view !== 'lista' &&
    days.some(({ entries }) =>
      entries.some((entry) => entry.kind === 'appointment' && entry.canMove),
    );
  if (query.view === 'lista') return <Days {...{ query, days, mayWrite }} />;
  return (
    <div
      className="flow"
      {...(isMovable
        ? {
            'data-touch': 'agenda-move',
            'data-ready': 'idle',
            'data-first': firstOn,
            'data-days': count,
          }
        : {})}
    >
      <Days {...{ query, days, mayWrite }} />
      {isMovable ? (
        <p id="move-help" className="small agenda-move-help no-print">
          {staffAgendaMove.help}
        </p>
      ) : null}
      {isMovable || moved ? <MoveBar moved={moved} /> : null}
    </div>
  );
}

type DaysProps = Pick<AgendaDaysProps, 'query' | 'days' | 'mayWrite'>;

/** One day, or for a list every day that has entries. */
function Days({ query, days, mayWrite }: DaysProps) {
  const back = agendaHref(query);
  const isList = query.view === 'lista';
  return days
    .filter(({ entries, closedBy }) => !isList || entries.length + closedBy.length > 0)
    .map(({ on, label, closedBy, appointmentCount, entries }) => (
      <section key={on} aria-labelledby={`day-${on}`} className="flow">
        <h2 id={`day-${on}`} className={isList ? '' : 'visually-hidden'}>
          {label}
        </h2>
        {closedBy.map((name) => (
          <Notice key={name}>
            <p>{messages.closedDay(name)}</p>
          </Notice>
        ))}
        {appointmentCount > 0 ? (
          <p className="agenda-soft">{messages.counts(appointmentCount)}</p>
        ) : null}
        <DayList {...{ on, entries, back, mayWrite }} isMovable={!isList} />
      </section>
    ));
}
