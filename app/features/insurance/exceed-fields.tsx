import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { EXCEED_REASONS } from '#app/scheduling/payers/exceed-reason.ts';
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
