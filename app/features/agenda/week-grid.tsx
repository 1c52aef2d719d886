import { staffAgenda as messages } from '#app/locales/pt-BR/staff/agenda.ts';
import type { AppointmentCellView, DayView } from './agenda-view.ts';
import { ConfirmationMark } from './confirmation-mark.tsx';
import { MoveGrip } from './move-grip.tsx';
import { StateMark } from './state-mark.tsx';

type WeekGridProps = {
  days: readonly DayView<AppointmentCellView>[];
  today: string;
  /** Address of the page of one day. */
  hrefOf: (on: string) => string;
  /** Whether this person may move appointments. */
  mayWrite: boolean;
};

/** A week with one column per day, stacked on narrow screens. Leaves out cancelled appointments. */
export function WeekGrid({ days, today, hrefOf, mayWrite }: WeekGridProps) {
  return (
    <div className="agenda-week">
      {days.map(({ on, label, closedBy, appointmentCount, entries }) => (
        <section key={on} className="agenda-column" aria-labelledby={`day-${on}`}>
          <h2 id={`day-${on}`}>
            <a href={hrefOf(on)} aria-current={on === today ? 'date' : undefined}>
              {label}
            </a>
          </h2>
          <p className="agenda-soft">
            {closedBy.length > 0
              ? messages.closedDay(closedBy.join(', '))
              : messages.counts(appointmentCount)}
          </p>
          <ol data-on={on}>
            {entries.map((entry) => {
              if (entry.kind !== 'appointment')
                return (
                  <li
                    key={entry.key}
                    className={`agenda-cell agenda-${entry.kind}`}
                    data-at={entry.at}
                  >
                    <strong>{entry.time}</strong> {entry.title}
                  </li>
                );
              if (entry.state === 'cancelled') return null;
              return <WeekCell key={entry.key} entry={entry} mayWrite={mayWrite} />;
            })}
          </ol>
        </section>
      ))}
    </div>
  );
}

type WeekCellProps = {
  entry: AppointmentCellView;
  mayWrite: boolean;
};

function WeekCell({ entry, mayWrite }: WeekCellProps) {
  return (
    <li
      id={`v-${entry.protocol}`}
      className={`agenda-cell agenda-is-${entry.state}`}
      data-at={entry.at}
    >
      <strong>{entry.time}</strong> <a href={entry.href}>{entry.patient}</a>
      <span className="agenda-soft">{entry.service}</span>
      {entry.addOn ? <strong className="agenda-extra">{messages.addOn}</strong> : null}
      {entry.state === 'confirmed' ? null : <StateMark state={entry.state} />}
      {entry.answer ? <ConfirmationMark view={entry.answer} /> : null}
      {mayWrite && entry.canMove ? <MoveGrip appointment={entry} /> : null}
    </li>
  );
}
