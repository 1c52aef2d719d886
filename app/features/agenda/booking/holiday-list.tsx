import { formatDay } from '#app/clinic/format-date.ts';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import type { Holiday } from '#app/scheduling/holidays.server.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { DateField } from '#app/ui/date-field/date-field.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';

const messages = staffAgenda.closures;

/** `booked`: appointments to come on that day. */
export type HolidayView = ReturnType<typeof toHolidayView> & { booked: number };

/** Days off by custom in the whole country, which no law of it makes holidays (Lei 662/1949). */
const BY_CUSTOM = ['Carnaval', 'Corpus Christi', 'Noite de Natal', 'Véspera de Ano Novo'];

/** Whose holiday it is: what closes all the same has a law of the state. */
function kindOf({ scope, name, status, closes }: Holiday): keyof typeof messages.scopes {
  if (scope !== 'national' || !BY_CUSTOM.includes(name)) return scope;
  return status === 'suggested' && closes ? 'state' : 'optional';
}

export function toHolidayView(holiday: Holiday) {
  const { heldOn, scope, name, status, closes } = holiday;
  const labels = messages.statuses;
  return {
    heldOn,
    scope,
    kind: messages.scopes[kindOf(holiday)],
    name,
    status,
    day: formatDay(heldOn, { withYear: true }),
    stands: status === 'suggested' ? labels.suggested[closes ? 'closes' : 'open'] : labels[status],
  };
}

type HolidayListProps = { holidays: readonly HolidayView[]; mayWrite: boolean };

/** Coming holidays with their status, and buttons to confirm or dismiss each. */
export function HolidayList({ holidays, mayWrite }: HolidayListProps) {
  return (
    <ul className="agenda-list">
      {holidays.map(({ heldOn, scope, kind, name, day, status, stands, booked }) => (
        <li
          key={`${heldOn} ${scope}`}
          className={`agenda-row agenda-settle agenda-holiday-${status}`}
        >
          <div className="agenda-other">
            <strong>{name}</strong>
            <span>
              {day} · {kind}
            </span>
            <span className="agenda-soft">{stands}</span>
            {booked > 0 ? (
              <a href={`${AGENDA_PATHS.agenda}?dia=${heldOn}&ver=lista`}>
                {messages.booked(booked)}
              </a>
            ) : null}
          </div>
          {mayWrite ? (
            <form method="post">
              <input type="hidden" name="dia" defaultValue={heldOn} />
              <input type="hidden" name="ambito" defaultValue={scope} />
              <ButtonRow>
                {status === 'confirmed' ? null : (
                  <Button
                    look="secondary"
                    name="acao"
                    value="confirmar"
                    aria-label={messages.confirmFor(name)}
                  >
                    {messages.confirm}
                  </Button>
                )}
                {status === 'dismissed' ? null : (
                  <Button
                    look="secondary"
                    name="acao"
                    value="dispensar"
                    aria-label={messages.dismissFor(name)}
                  >
                    {messages.dismiss}
                  </Button>
                )}
              </ButtonRow>
            </form>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

type TownHolidayProps = {
  values: { nome: string; data: string };
  errors: readonly FieldError[];
  today: string;
};

/** Adds a municipal holiday, which no public calendar lists. */
export function TownHoliday({ values, errors, today }: TownHolidayProps) {
  return (
    <form method="post" noValidate autoComplete="off" className="stack">
      <div className="agenda-fields">
        <TextField
          {...fieldProps('nome', errors)}
          label={messages.townName}
          defaultValue={values.nome}
          maxLength={120}
        />
        <DateField
          {...fieldProps('data', errors)}
          label={messages.townDay}
          defaultValue={values.data}
          min={today}
        />
      </div>
      <Button look="secondary" name="acao" value="incluir">
        {messages.townSubmit}
      </Button>
    </form>
  );
}
