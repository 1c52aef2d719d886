import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { EXCEED_REASONS, type ExceedReason } from '#app/scheduling/payers/exceed-reason.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';

const messages = staffInsurance.exceed;

/** Name of the field with the reason. */
export const EXCEED_FIELD = 'excecao';

/** Whether staff book beyond what the payer covers, and why; shown once the payer's rules have refused. */
export function ExceedFields() {
  return (
    <RadioList
      name={EXCEED_FIELD}
      legend={messages.legend}
      hint={messages.hint}
      options={[
        { value: '', label: messages.none, isChecked: true },
        ...EXCEED_REASONS.map((value) => ({ value, label: messages.reasons[value] })),
      ]}
    />
  );
}

/** Below the times that the payer covers: all the others, with a reason. */
export function ExceedSearch({ errors }: { errors: readonly FieldError[] }) {
  const error = errorAt(errors, EXCEED_FIELD);
  return (
    <Disclosure summary={messages.others} isOpen={error !== undefined}>
      <RadioList
        name={EXCEED_FIELD}
        legend={messages.why}
        hint={messages.hint}
        options={EXCEED_REASONS.map((value) => ({ value, label: messages.reasons[value] }))}
        {...(error === undefined ? {} : { error })}
      />
      <Button look="secondary" name="acao" value="beyond">
        {messages.search}
      </Button>
    </Disclosure>
  );
}

/** The times shown are those beyond the payer's rules too: why, and the way back. */
export function ExceedOn({ reason }: { reason: ExceedReason }) {
  return (
    <p>
      <strong>{messages.on(messages.reasons[reason])}</strong>{' '}
      <Button look="quiet" name="acao" value="rules">
        {messages.off}
      </Button>
    </p>
  );
}

/** The same on a page of links. @param hrefOf the address that shows all times for a reason */
export function ExceedLinks({ hrefOf }: { hrefOf: (reason: string) => string }) {
  return (
    <Disclosure summary={messages.others}>
      <p>
        {messages.why} {messages.hint}
      </p>
      <ul>
        {EXCEED_REASONS.map((reason) => (
          <li key={reason}>
            <a href={hrefOf(reason)}>{messages.reasons[reason]}</a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
