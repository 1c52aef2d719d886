import { staffCatalogue } from '#app/locales/pt-BR/staff/catalogue.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { FormPart } from '#app/ui/long-form/long-form.tsx';

const messages = staffCatalogue.payers;

type PayerFieldsProps = {
  payers: readonly { id: string; title: string }[];
  chosen: readonly string[];
};

/** Which insurance plans cover a new service. */
export function PayerFields({ payers, chosen }: PayerFieldsProps) {
  if (payers.length === 0) return null;
  return (
    <FormPart title={messages.legend}>
      <p className="field-hint">{messages.hint}</p>
      <div className="settings-who">
        {payers.map(({ id, title }) => (
          <Checkbox
            key={id}
            id={`convenio-${id}`}
            name="convenio"
            value={id}
            label={title}
            defaultChecked={chosen.includes(id)}
          />
        ))}
      </div>
    </FormPart>
  );
}
