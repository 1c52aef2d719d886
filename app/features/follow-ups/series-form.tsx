import { staffFollowUps } from '#app/locales/pt-BR/staff/follow-ups.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { FieldFrame } from '#app/ui/field/field-frame.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import { Select } from '#app/ui/select/select.tsx';
import { LISTED_FIELD, type SeriesRow, seriesField } from './series-rows.ts';

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
      {rows.some(({ isStopped }) => isStopped) ? (
        <Notice tone="warning" title={messages.stopTitle}>
          <p>{messages.stopText}</p>
        </Notice>
      ) : null}
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
  const { days, title, note, groups, isStopped } = row;
  const listed = <input type="hidden" name={LISTED_FIELD} defaultValue={days} />;
  if (isStopped)
    return (
      <div className="flow">
        {listed}
        <Stopped row={row} chosen={chosen} errors={errors} />
      </div>
    );
  const options = groups.map(({ label, times }) => ({ label, options: times }));
  const field = { ...fieldProps(seriesField(days), errors), label: title, hint: note };
  return (
    <>
      {listed}
      <Select {...field} defaultValue={chosen} options={options} />
    </>
  );
}

/** A control without a time on its days: nothing is proposed, and what can be done is chosen here. */
function Stopped({ row, chosen, errors }: RowProps) {
  const { days, title, note, choices } = row;
  const { id, name, error } = fieldProps(seriesField(days), errors);
  const hint = <strong>{note}</strong>;
  return (
    <>
      {choices.length > 0 ? (
        <RadioList
          {...{ id, name, legend: title, hint }}
          {...(error && { error })}
          options={choices.map((each) => ({ ...each, isChecked: each.value === chosen }))}
        />
      ) : (
        <FieldFrame {...{ id, label: title, hint, error }}>{null}</FieldFrame>
      )}
    </>
  );
}
