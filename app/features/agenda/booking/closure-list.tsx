import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { branchOf, houseOf } from '#app/clinic/record/branch-fields.ts';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import type { ListedClosure } from '#app/scheduling/closures.server.ts';
import { Button } from '#app/ui/button/button.tsx';

const messages = staffAgenda.closures;

type Houses = Parameters<typeof branchOf>[0];

export type ClosureView = ReturnType<typeof toClosureView> & { mayReopen: boolean };

export function toClosureView(closure: ListedClosure, clinic: Houses) {
  const { id, resourceName, house, reason, startsAt, endsAt, appointmentCount } = closure;
  const speech = { withYear: true };
  return {
    id,
    what:
      resourceName ??
      (house ? branchOf(clinic, houseOf(house))?.name : undefined) ??
      staffAgenda.wholeClinic,
    reason,
    when: messages.until(formatMoment(startsAt, speech), formatMoment(endsAt, speech)),
    appointments: appointmentCount > 0 ? messages.appointments(appointmentCount) : '',
    agendaHref: `${AGENDA_PATHS.agenda}?dia=${wallClockOf(startsAt).on}&ver=lista`,
  };
}

/** The closures, each with a button to remove it and a link to the appointments inside it. */
export function ClosureList({
  closures,
  mayWrite,
}: {
  closures: readonly ClosureView[];
  mayWrite: boolean;
}) {
  if (closures.length === 0) return <p>{messages.none}</p>;
  return (
    <ul className="agenda-list">
      {closures.map(({ id, what, reason, when, appointments, agendaHref, mayReopen }) => (
        <li key={id} className="agenda-row agenda-closure agenda-settle">
          <div className="agenda-other">
            <strong>
              {what}: {reason}
            </strong>
            <span>{when}</span>
            {appointments ? <a href={agendaHref}>{appointments}</a> : null}
          </div>
          {mayWrite && mayReopen ? (
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
          ) : null}
        </li>
      ))}
    </ul>
  );
}
