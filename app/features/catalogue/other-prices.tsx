import { staffCatalogue } from '#app/locales/pt-BR/staff/catalogue.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { type FaceValues, otherField } from './service-page-form.ts';

const messages = staffCatalogue.face;

type OtherPricesProps = {
  /** Now, or from the planned day. */
  when: 'outro' | 'novo';
  people: readonly { slug: string; name: string }[];
  values: FaceValues;
  errors: readonly FieldError[];
};

/** Whose consultation costs another amount; nothing where one person alone does the service. */
export function OtherPrices({ when, people, values, errors }: OtherPricesProps) {
  if (people.length < 2) return null;
  return (
    <fieldset className="stack">
      <legend className="legend">
        {when === 'outro' ? messages.otherWith : messages.laterOtherWith}
      </legend>
      <p className="small">{messages.otherWithLead}</p>
      {people.map(({ slug, name }) => (
        <TextField
          key={slug}
          {...fieldProps(otherField(when, slug), errors)}
          label={messages.otherFor(name)}
          defaultValue={values.outros[otherField(when, slug)] ?? ''}
          width="short"
          maxLength={12}
        />
      ))}
    </fieldset>
  );
}
