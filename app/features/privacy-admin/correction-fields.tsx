import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { DateParts } from '#app/ui/date-parts/date-parts.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { type CorrectionFormValues, patientFields } from './correction.ts';

const texts = staffPrivacy.correct;

type CorrectionFieldsProps = {
  typed: CorrectionFormValues;
  /** Of the patients as they are stored. */
  names: readonly { id: number; name: string }[];
  errors: readonly FieldError[];
};

/** A contact and the patients it brings, each in its own group. */
export function CorrectionFields({ typed, names, errors }: CorrectionFieldsProps) {
  const errorOf = (id: string) => {
    const error = errors.find(({ fieldId }) => fieldId === id)?.message;
    return error ? { error } : {};
  };
  const field = (name: string) => ({ id: name, name, ...errorOf(name) });
  return (
    <>
      <h2>{texts.contact}</h2>
      <TextField
        {...field('nome')}
        label={texts.name}
        defaultValue={typed.name}
        maxLength={120}
        autoComplete="off"
      />
      <TextField
        {...field('telefone')}
        type="tel"
        inputMode="tel"
        label={texts.phone}
        defaultValue={typed.phone}
        width="medium"
        autoComplete="off"
      />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        label={texts.email}
        hint={texts.emailHint}
        defaultValue={typed.email}
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
      />
      {typed.patients.map(({ id, name, day, month, year }) => {
        const fields = patientFields(id);
        const stored = names.find((each) => each.id === id)?.name ?? '';
        return (
          <section key={id} aria-labelledby={`${fields.name}-titulo`}>
            <h2 id={`${fields.name}-titulo`}>{texts.patient(stored)}</h2>
            <TextField
              {...field(fields.name)}
              label={texts.name}
              defaultValue={name}
              maxLength={120}
              autoComplete="off"
            />
            <DateParts
              name={fields.birth}
              legend={texts.birth}
              hint={texts.birthHint}
              defaultValues={{ day, month, year }}
              {...errorOf(`${fields.birth}Day`)}
            />
          </section>
        );
      })}
    </>
  );
}
