import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate, formatMoment } from '#app/clinic/format-date.ts';
import { branchOf, houseOf } from '#app/clinic/record/branch-fields.ts';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { closedDayWords } from '#app/features/agenda/closed/closed-words.ts';
import { SeriesDays } from '#app/features/agenda/closed/series-entry.tsx';
import { MoveLinks } from '#app/features/agenda/closed/touched-people.tsx';
import type { TouchedView } from '#app/features/agenda/closed/touched-view.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffClosureDays } from '#app/locales/pt-BR/staff/day/closure-days.ts';
import type { ListedClosure } from '#app/scheduling/closures.server.ts';
import { Button } from '#app/ui/button/button.tsx';

const messages = staffAgenda.closures;

type Houses = Parameters<typeof branchOf>[0];

export type ClosureView = ReturnType<typeof toClosureView>;
/** With what the viewer may do about it. */
type ClosureEntry = ClosureView & { mayReopen: boolean; moves: TouchedView['moves'] };

/** A closure, or several that were made together, earliest first. */
export function toClosureView(
  [closure, ...further]: readonly [ListedClosure, ...ListedClosure[]],
  clinic: Houses,
) {
  const { id, resourceName, house, reason, startsAt, endsAt } = closure;
  const all = [closure, ...further];
  const count = all.reduce((sum, { appointmentCount }) => sum + appointmentCount, 0);
  const lastOn = wallClockOf(further.at(-1)?.startsAt ?? startsAt).on;
  const { on } = wallClockOf(all.find((each) => each.appointmentCount > 0)?.startsAt ?? startsAt);
  const what =
    resourceName ??
    (house ? branchOf(clinic, houseOf(house))?.name : undefined) ??
    staffAgenda.wholeClinic;
  const title = `${what}: ${reason}`;
  return {
    ...{ id, what, reason },
    title: closure.series ? staffClosureDays.series(title, all.length) : title,
    when: closure.series
      ? staffClosureDays.weekly(formatDate(wallClockOf(startsAt).on), formatDate(lastOn))
      : messages.until(
          formatMoment(startsAt, { withYear: true }),
          formatMoment(endsAt, { withYear: true }),
        ),
    days: closure.series
      ? all.map((each) => ({ id: each.id, words: closedDayWords(each, new Map()) }))
      : [],
    appointments: count > 0 ? messages.appointments(count) : '',
    agendaHref: `${AGENDA_PATHS.agenda}?dia=${on}&ver=lista`,
  };
}

/** The closures, each with a button to remove it and links to the appointments inside it. */
export function ClosureList({
  closures,
  mayWrite,
}: {
  closures: readonly ClosureEntry[];
  mayWrite: boolean;
}) {
  if (closures.length === 0) return <p>{messages.none}</p>;
  return (
    <ul className="agenda-list">
      {closures.map((closure) => (
        <li key={closure.id} className="agenda-row agenda-closure agenda-settle">
          <div className="agenda-other">
            <strong>{closure.title}</strong>
            <span>{closure.when}</span>
            {closure.appointments ? <a href={closure.agendaHref}>{closure.appointments}</a> : null}
            <MoveLinks moves={closure.moves} hint={staffClosureDays.moveNow} />
          </div>
          {mayWrite && closure.mayReopen ? <Reopening {...closure} /> : null}
        </li>
      ))}
    </ul>
  );
}

function Reopening(closure: ClosureView) {
  if (closure.days.length > 0) return <SeriesDays {...closure} />;
  const { id, what, reason } = closure;
  return (
    <form method="post">
      <input type="hidden" name="id" defaultValue={id} />
      <Button
        look="secondary"
        name="acao"
        value="reabrir"
        aria-label={messages.removeFor(`${what}, ${reason}`)}
      >
        {messages.remove}
      </Button>
    </form>
  );
}
