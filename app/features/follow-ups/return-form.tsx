import { staffFollowUps } from '#app/locales/pt-BR/staff/follow-ups.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';

const messages = staffFollowUps.return;

export type ReturnOption = { value: string; moment: string; cost: string };
type ReturnFormProps = {
  options: readonly ReturnOption[];
  chosen: string | null;
  errors: readonly FieldError[];
  formKey: string;
  version: number;
  from: string;
  today: string;
  /** Next page of times. */
  laterHref: string | null;
  consent: string;
  backHref: string;
};

/** The first times for a return, each with its cost; the earliest is preselected. */
export function ReturnForm(props: ReturnFormProps) {
  const { options, chosen, errors, formKey, version, laterHref, consent, backHref } = props;
  const kept = options.some(({ value }) => value === chosen) ? chosen : options[0]?.value;
  return (
    <>
      <FromDay from={props.from} today={props.today} />
      {options.length === 0 ? <p>{messages.none}</p> : null}
      <form method="post" noValidate className="staff-form stack">
        <input type="hidden" name="chave" defaultValue={formKey} />
        <input type="hidden" name="versao" defaultValue={version} />
        {options.length > 0 ? (
          <>
            <RadioList
              name="startsAt"
              legend={messages.legend}
              error={errorAt(errors, 'startsAt')}
              options={options.map(({ value, moment, cost }) => ({
                value,
                label: moment,
                hint: cost,
                isChecked: value === kept,
              }))}
            />
            {laterHref ? (
              <p>
                <a href={laterHref}>{messages.later}</a>
              </p>
            ) : null}
            <p className="follow-up-say">
              <strong>{staffFollowUps.say}</strong> {consent}
            </p>
          </>
        ) : null}
        <ButtonRow>
          {options.length > 0 ? <Button size="large">{messages.submit}</Button> : null}
          <LinkButton href={backHref} look="quiet">
            {staffFollowUps.leave}
          </LinkButton>
        </ButtonRow>
      </form>
    </>
  );
}

function FromDay({ from, today }: { from: string; today: string }) {
  return (
    <form method="get" className="follow-up-from">
      <label htmlFor="desde">{messages.from}</label>
      <input
        className="input"
        type="date"
        id="desde"
        name="desde"
        min={today}
        defaultValue={from}
      />
      <Button look="secondary">{messages.show}</Button>
    </form>
  );
}
