import { staffFollowUps } from '#app/locales/pt-BR/staff/follow-ups.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { describedBy, FieldError as ErrorText, FieldHint } from '#app/ui/field/field-frame.tsx';
import { type SeriesRow, seriesField } from './series-rows.ts';

const messages = staffFollowUps.series;

type SeriesFormProps = {
  rows: readonly SeriesRow[];
  chosen: Readonly<Record<string, string>>;
  errors: readonly FieldError[];
  formKey: string;
  version: number;
  /** The text that staff read to the patient. */
  consent: string;
  backHref: string;
};

/** All appointments of the series, each with its first fitting time, booked by one button. */
export function SeriesForm(props: SeriesFormProps) {
  const { rows, chosen, errors, formKey, version, consent, backHref } = props;
  return (
    <form method="post" noValidate autoComplete="off" className="staff-form stack">
      <input type="hidden" name="chave" defaultValue={formKey} />
      <input type="hidden" name="versao" defaultValue={version} />
      {rows.map((row) => (
        <Row
          key={row.days}
          row={row}
          chosen={chosen[seriesField(row.days)]}
          error={errors.find(({ fieldId }) => fieldId === seriesField(row.days))?.message}
        />
      ))}
      <p className="follow-up-say">
        <strong>{staffFollowUps.say}</strong> {consent}
      </p>
      <ButtonRow>
        <Button size="large">{messages.submit(rows.length)}</Button>
        <LinkButton href={backHref} look="quiet">
          {staffFollowUps.leave}
        </LinkButton>
      </ButtonRow>
    </form>
  );
}

type RowProps = { row: SeriesRow; chosen: string | undefined; error: string | undefined };

function Row({ row, chosen, error }: RowProps) {
  const name = seriesField(row.days);
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label className="field-label" htmlFor={name}>
        {row.title}
      </label>
      <FieldHint id={name}>{row.isLate ? <strong>{row.note}</strong> : row.note}</FieldHint>
      {error ? <ErrorText id={name} message={error} /> : null}
      {row.groups.length > 0 ? (
        <select
          id={name}
          name={name}
          className="input"
          defaultValue={chosen}
          aria-describedby={describedBy(name, row.note, error)}
          aria-invalid={error ? true : undefined}
        >
          {row.groups.map(({ label, times }) => (
            <optgroup key={label} label={label}>
              {times.map((time) => (
                <option key={time.value} value={time.value}>
                  {time.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      ) : null}
    </div>
  );
}
