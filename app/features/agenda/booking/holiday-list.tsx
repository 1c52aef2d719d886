import { formatDay } from '#app/clinic/format-date.ts';
import { DayTimeField } from '#app/features/agenda/day-time-field.tsx';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import type { Holiday } from '#app/scheduling/holidays.server.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';

const texts = staffAgenda.closures;

export type HolidayView = ReturnType<typeof toHolidayView>;

export function toHolidayView({ heldOn, scope, name, status, closes }: Holiday) {
  const words = texts.statuses;
  return {
    heldOn,
    scope,
    name,
    status,
    day: formatDay(heldOn, { withYear: true }),
    stands: status === 'suggested' ? words.suggested[closes ? 'closes' : 'open'] : words[status],
  };
}

type HolidayListProps = { holidays: readonly HolidayView[]; mayWrite: boolean };

/** The holidays to come, each with what is said of it and the two answers. */
export function HolidayList({ holidays, mayWrite }: HolidayListProps) {
  return (
    <ul className="agenda-list">
      {holidays.map(({ heldOn, scope, name, day, status, stands }) => (
        <li
          key={`${heldOn} ${scope}`}
          className={`agenda-row agenda-settle agenda-holiday-${status}`}
        >
          <div className="agenda-other">
            <strong>{name}</strong>
            <span>
              {day} · {texts.scopes[scope]}
            </span>
            <span className="agenda-soft">{stands}</span>
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
                    aria-label={texts.confirmFor(name)}
                  >
                    {texts.confirm}
                  </Button>
                )}
                {status === 'dismissed' ? null : (
                  <Button
                    look="secondary"
                    name="acao"
                    value="dispensar"
                    aria-label={texts.dismissFor(name)}
                  >
                    {texts.dismiss}
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
  typed: { nome: string; data: string };
  errors: readonly FieldError[];
  today: string;
};

/** A holiday of the town, which no calendar knows. */
export function TownHoliday({ typed, errors, today }: TownHolidayProps) {
  return (
    <form method="post" noValidate autoComplete="off" className="stack">
      <div className="agenda-fields">
        <TextField
          {...fieldProps('nome', errors)}
          label={texts.townName}
          defaultValue={typed.nome}
          maxLength={120}
        />
        <DayTimeField
          {...fieldProps('data', errors)}
          type="date"
          label={texts.townDay}
          value={typed.data}
          min={today}
        />
      </div>
      <Button look="secondary" name="acao" value="incluir">
        {texts.townSubmit}
      </Button>
    </form>
  );
}
