import type { StatementName } from '#app/clinic/published-statements.ts';
import { staffStatements } from '#app/locales/pt-BR/staff/statements.ts';
import { DateParts } from '#app/ui/date-parts/date-parts.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import type { StatementField, StatementFormValues } from './statement-form.ts';

const messages = staffStatements.statement;

type StatementFieldsProps = {
  name: StatementName;
  values: StatementFormValues;
  wrong: readonly StatementField[];
  /** Whether the site has an English version. */
  hasEnglish: boolean;
};

/** A statement's text, source, date of measurement and owner. */
export function StatementFields({ name, values, wrong, hasEnglish }: StatementFieldsProps) {
  const errorOf = (field: StatementField) =>
    wrong.includes(field) ? { error: messages.wrong[field] } : {};
  const field = (fieldName: Exclude<StatementField, 'medida'>) => ({
    id: fieldName,
    name: fieldName,
    defaultValue: values[fieldName],
    autoComplete: 'off',
    ...errorOf(fieldName),
  });
  return (
    <>
      {name === 'sameDayReport' ? (
        <RadioList
          name="valor"
          legend={messages.value[name]}
          options={[
            { value: '1', label: messages.yes, isChecked: values.valor === '1' },
            { value: '0', label: messages.no, isChecked: values.valor === '0' },
          ]}
          {...errorOf('valor')}
        />
      ) : (
        <TextField
          {...field('valor')}
          label={messages.value[name]}
          inputMode="numeric"
          width="short"
        />
      )}
      {name === 'rating' ? (
        <TextField
          {...field('avaliacoes')}
          label={messages.reviews}
          inputMode="numeric"
          width="short"
        />
      ) : null}
      <TextField
        {...field('fonte')}
        label={messages.source}
        hint={messages.sourceHint}
        maxLength={160}
      />
      {hasEnglish ? (
        <TextField
          {...field('fonte-ingles')}
          label={messages.english}
          hint={messages.englishHint}
          maxLength={160}
        />
      ) : null}
      <DateParts
        name="medida"
        legend={messages.measured}
        defaultValues={values.medida}
        {...errorOf('medida')}
      />
      <TextField
        {...field('responsavel')}
        label={messages.owner}
        hint={messages.ownerHint}
        maxLength={80}
      />
    </>
  );
}
