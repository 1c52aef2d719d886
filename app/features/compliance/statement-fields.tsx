import type { StatementName } from '#app/clinic/published-statements.ts';
import { staffStatements } from '#app/locales/pt-BR/staff/statements.ts';
import { DateParts } from '#app/ui/date-parts/date-parts.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import type { StatementField, StatementFormValues } from './statement-form.ts';

const texts = staffStatements.claim;

type StatementFieldsProps = {
  name: StatementName;
  typed: StatementFormValues;
  wrong: readonly StatementField[];
  /** Whether the site speaks English too. */
  hasEnglish: boolean;
};

/** What a claim says, where it comes from, when it was measured and who answers for it. */
export function StatementFields({ name, typed, wrong, hasEnglish }: StatementFieldsProps) {
  const errorOf = (field: StatementField) =>
    wrong.includes(field) ? { error: texts.wrong[field] } : {};
  const field = (fieldName: Exclude<StatementField, 'medida'>) => ({
    id: fieldName,
    name: fieldName,
    defaultValue: typed[fieldName],
    autoComplete: 'off',
    ...errorOf(fieldName),
  });
  return (
    <>
      {name === 'sameDayReport' ? (
        <RadioList
          name="valor"
          legend={texts.value[name]}
          options={[
            { value: '1', label: texts.yes, isChecked: typed.valor === '1' },
            { value: '0', label: texts.no, isChecked: typed.valor === '0' },
          ]}
          {...errorOf('valor')}
        />
      ) : (
        <TextField
          {...field('valor')}
          label={texts.value[name]}
          inputMode="numeric"
          width="short"
        />
      )}
      {name === 'rating' ? (
        <TextField
          {...field('avaliacoes')}
          label={texts.reviews}
          inputMode="numeric"
          width="short"
        />
      ) : null}
      <TextField {...field('fonte')} label={texts.source} hint={texts.sourceHint} maxLength={160} />
      {hasEnglish ? (
        <TextField
          {...field('fonte-ingles')}
          label={texts.english}
          hint={texts.englishHint}
          maxLength={160}
        />
      ) : null}
      <DateParts
        name="medida"
        legend={texts.measured}
        defaultValues={typed.medida}
        {...errorOf('medida')}
      />
      <TextField
        {...field('responsavel')}
        label={texts.owner}
        hint={texts.ownerHint}
        maxLength={80}
      />
    </>
  );
}
