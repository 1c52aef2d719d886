import { staffCatalogue } from '#app/locales/pt-BR/staff/catalogue.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextArea, TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { FormPart } from '#app/ui/long-form/long-form.tsx';
import type { ServiceWords } from './service-words.ts';

const messages = staffCatalogue.words;

type WordsFieldsProps = { values: ServiceWords; errors: readonly FieldError[] };

/** What patients read of a new service. */
export function WordsFields({ values, errors }: WordsFieldsProps) {
  const field = (name: keyof ServiceWords) => ({
    ...fieldProps(name, errors),
    defaultValue: values[name],
  });
  return (
    <FormPart title={messages.legend}>
      <p className="small">{messages.lead}</p>
      <TextField
        {...field('resumo')}
        label={messages.summary}
        hint={messages.summaryHint}
        maxLength={160}
        width="full"
      />
      <TextArea {...field('descricao')} label={messages.body} hint={messages.bodyHint} />
      <TextArea
        {...field('preparo')}
        label={messages.preparation}
        hint={messages.linesHint}
        rows={3}
      />
      <TextArea
        {...field('inclui')}
        label={messages.included}
        hint={messages.includedHint}
        rows={3}
      />
      <TextArea {...field('vantagens')} label={messages.benefits} hint={messages.benefitsHint} />
      <TextArea {...field('perguntas')} label={messages.questions} hint={messages.questionsHint} />
    </FormPart>
  );
}
