import { staffFollowUps } from '#app/locales/pt-BR/staff/follow-ups.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { FieldFrame } from '#app/ui/field/field-frame.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { Select } from '#app/ui/select/select.tsx';
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
        <Row key={row.days} row={row} chosen={chosen[seriesField(row.days)]} errors={errors} />
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

type RowProps = { row: SeriesRow; chosen: string | undefined; errors: readonly FieldError[] };

function Row({ row, chosen, errors }: RowProps) {
  const { title, note, isLate, groups } = row;
  const field = {
    ...fieldProps(seriesField(row.days), errors),
    label: title,
    hint: isLate ? <strong>{note}</strong> : note,
  };
  if (groups.length === 0) return <FieldFrame {...field}>{null}</FieldFrame>;
  const options = groups.map(({ label, times }) => ({ label, options: times }));
  return <Select {...field} defaultValue={chosen} options={options} />;
}
