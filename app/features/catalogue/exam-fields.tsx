import { staffExams } from '#app/locales/pt-BR/staff/settings/exams.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { describedBy, fieldClass } from '#app/ui/field/field-frame.tsx';
import { FieldError as ErrorText, FieldHint } from '#app/ui/field/field-messages.tsx';
import { errorAt, fieldProps } from '#app/ui/field/field-props.ts';
import { FormPart } from '#app/ui/long-form/long-form.tsx';
import { Select } from '#app/ui/select/select.tsx';
import { EXAMS_FIELD, type ExamValues } from './exam-form.ts';

const messages = staffExams;

type Named = { slug: string; name: string };

/** What the fields offer. */
export type ExamChoices = {
  /** Services that may be kept apart from this one. */
  apart: readonly Named[];
  /** Services that may be its evaluation. */
  evaluations: readonly Named[];
  /** The others in the order of one coming: 'Topografia 10, Retinografia 10 (dilata)'. */
  order: string;
  /** What the preparation says of the pupil; null where it says nothing. */
  dilatesByPreparation: boolean | null;
  /** Whether the site has pages in English. */
  asksEnglish: boolean;
};

type ExamFieldsProps = {
  values: ExamValues;
  errors: readonly FieldError[];
  choices: ExamChoices;
};

/** How a service goes together with others on one coming, and what is booked before it. */
export function ExamFields({ values, errors, choices }: ExamFieldsProps) {
  const { evaluations, order, dilatesByPreparation, asksEnglish } = choices;
  const field = (name: 'umOlho' | 'ordem' | 'avaliacao' | 'botao' | 'botaoIngles') => ({
    ...fieldProps(name, errors),
    defaultValue: values[name],
  });
  const number = { inputMode: 'numeric', width: 'short', maxLength: 3 } as const;
  return (
    <FormPart title={messages.title}>
      <input type="hidden" name={EXAMS_FIELD} value="sim" />
      <p className="small">{messages.lead}</p>
      <TextField
        {...field('umOlho')}
        {...number}
        label={messages.oneEye}
        hint={messages.oneEyeHint}
      />
      <Checkbox
        id="dilataPupila"
        name="dilataPupila"
        label={messages.dilates}
        hint={
          dilatesByPreparation === null
            ? messages.dilatesHint
            : messages.dilatesByPreparation(dilatesByPreparation)
        }
        defaultChecked={values.dilataPupila}
      />
      <TextField
        {...field('ordem')}
        {...number}
        label={messages.order}
        hint={messages.orderHint(order)}
      />
      <Checkbox
        id="sozinho"
        name="sozinho"
        label={messages.alone}
        hint={messages.aloneHint}
        defaultChecked={values.sozinho}
      />
      <Apart chosen={values.naoJunto} error={errorAt(errors, 'naoJunto')} list={choices.apart} />
      <Select
        {...field('avaliacao')}
        label={messages.evaluation}
        hint={messages.evaluationHint}
        emptyLabel={messages.noEvaluation}
        options={evaluations.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <TextField
        {...field('botao')}
        label={messages.button}
        hint={messages.buttonHint}
        maxLength={80}
      />
      {asksEnglish || values.botaoIngles !== '' ? (
        <TextField
          {...field('botaoIngles')}
          label={messages.buttonEnglish}
          hint={messages.buttonEnglishHint}
          maxLength={80}
        />
      ) : null}
    </FormPart>
  );
}

type ApartProps = {
  chosen: readonly string[];
  error: string | undefined;
  list: readonly Named[];
};

function Apart({ chosen, error, list }: ApartProps) {
  if (list.length === 0) return null;
  const [id, hint] = ['naoJunto', messages.togetherHint];
  return (
    <fieldset
      id={id}
      className={fieldClass(error)}
      aria-describedby={describedBy({ id, hint, error })}
    >
      <legend className="legend">{messages.together}</legend>
      <FieldHint id={id}>{hint}</FieldHint>
      {error ? <ErrorText id={id} message={error} /> : null}
      <div className="settings-who">
        {list.map(({ slug, name }) => (
          <Checkbox
            key={slug}
            id={`naoJunto-${slug}`}
            name="naoJunto"
            value={slug}
            label={name}
            defaultChecked={chosen.includes(slug)}
          />
        ))}
      </div>
    </fieldset>
  );
}
