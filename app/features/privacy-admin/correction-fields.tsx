import { NAME_LENGTH } from '#app/clinic/person-fields.ts';
import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { DateParts } from '#app/ui/date-parts/date-parts.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt, fieldProps } from '#app/ui/field/field-props.ts';
import { EmailField, NameField, PhoneField } from '#app/ui/person-fields/person-fields.tsx';
import { type CorrectionFormValues, patientFields } from './correction.ts';

const labels = staffPrivacy.correct;

type CorrectionFieldsProps = {
  values: CorrectionFormValues;
  /** Stored names of the patients. */
  names: readonly { id: number; name: string }[];
  errors: readonly FieldError[];
};

/** A contact and its patients, one group each. */
export function CorrectionFields({ values, names, errors }: CorrectionFieldsProps) {
  // Staff fill in someone else's data, so browser autofill would be wrong.
  const field = (name: string) => ({ ...fieldProps(name, errors), autoComplete: 'off' });
  return (
    <>
      <h2>{labels.contact}</h2>
      <NameField
        {...field('nome')}
        label={labels.name}
        defaultValue={values.name}
        maxLength={NAME_LENGTH.max}
      />
      <PhoneField {...field('telefone')} label={labels.phone} defaultValue={values.phone} />
      <EmailField
        {...field('email')}
        label={labels.email}
        hint={labels.emailHint}
        defaultValue={values.email}
      />
      {values.patients.map(({ id, name, day, month, year }) => {
        const fields = patientFields(id);
        const stored = names.find((each) => each.id === id)?.name ?? '';
        return (
          <section key={id} aria-labelledby={`${fields.name}-titulo`}>
            <h2 id={`${fields.name}-titulo`}>{labels.patient(stored)}</h2>
            <NameField
              {...field(fields.name)}
              label={labels.name}
              defaultValue={name}
              maxLength={NAME_LENGTH.max}
            />
            <DateParts
              name={fields.birth}
              legend={labels.birth}
              hint={labels.birthHint}
              defaultValues={{ day, month, year }}
              error={errorAt(errors, `${fields.birth}Day`)}
            />
          </section>
        );
      })}
    </>
  );
}
