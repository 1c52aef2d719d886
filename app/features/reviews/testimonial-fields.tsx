import { staffTestimonials } from '#app/locales/pt-BR/staff/testimonials.ts';
import type { Locale } from '#app/platform/locale.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { DateParts } from '#app/ui/date-parts/date-parts.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextArea, TextField } from '#app/ui/field/field.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import {
  fieldIdOf,
  GIVEN_BY,
  type TestimonialField,
  type TestimonialFormValues,
  TICKED,
} from './testimonial.ts';

const { form: messages, revoke } = staffTestimonials;

type TestimonialFieldsProps = {
  values: TestimonialFormValues;
  errors: readonly FieldError[];
  locales: readonly Locale[];
};

/** A patient's words and the permission given. */
export function TestimonialFields({ values, errors, locales }: TestimonialFieldsProps) {
  const errorOf = (name: TestimonialField) => {
    const error = errorAt(errors, fieldIdOf(name));
    return error ? { error } : {};
  };
  const field = (name: Exclude<TestimonialField, 'data'>) => ({
    id: name,
    name,
    defaultValue: values[name],
    ...errorOf(name),
  });
  return (
    <>
      <TextArea
        {...field('palavras')}
        label={messages.words}
        hint={messages.wordsHint}
        maxLength={600}
      />
      <TextField
        {...field('nome')}
        label={messages.name}
        hint={messages.nameHint}
        width="medium"
        autoComplete="off"
        maxLength={40}
      />
      {locales.length > 1 ? (
        <RadioList
          name="idioma"
          legend={messages.language}
          options={locales.map((value) => ({
            value,
            label: messages.languages[value],
            isChecked: values.idioma === value,
          }))}
          {...errorOf('idioma')}
        />
      ) : (
        <input type="hidden" name="idioma" defaultValue={values.idioma || locales[0]} />
      )}
      <DateParts
        name="data"
        legend={messages.date}
        defaultValues={values.data}
        {...errorOf('data')}
      />
      <RadioList
        name="meio"
        legend={messages.given}
        options={GIVEN_BY.map((value) => ({
          value,
          label: messages.givenBy[value],
          isChecked: values.meio === value,
        }))}
        {...errorOf('meio')}
      />
      <TextField
        {...field('guarda')}
        label={messages.keptBy}
        hint={messages.keptByHint}
        autoComplete="off"
        maxLength={120}
      />
      <fieldset className="field">
        <legend className="field-label">{messages.scope}</legend>
        <Checkbox
          id="site"
          name="site"
          label={messages.site}
          defaultChecked={values.site === TICKED}
          {...errorOf('site')}
        />
        <Checkbox
          id="redes"
          name="redes"
          label={messages.social}
          defaultChecked={values.redes === TICKED}
        />
      </fieldset>
      <fieldset className="field">
        <legend className="field-label">{messages.showNow}</legend>
        <Checkbox
          id="mostrar"
          name="mostrar"
          label={messages.show}
          hint={messages.showHint}
          defaultChecked={values.mostrar === TICKED}
          {...errorOf('mostrar')}
        />
      </fieldset>
    </>
  );
}

/** Revokes a testimonial for good, after a confirmation. */
export function RevokeForm({ errors }: { errors: readonly FieldError[] }) {
  const error = errorAt(errors, 'confirmo');
  return (
    <form method="post" noValidate className="staff-form stack">
      <h2>{revoke.title}</h2>
      <p>{revoke.text}</p>
      <Checkbox id="confirmo" name="confirmo" label={revoke.confirm} {...(error && { error })} />
      <Button name="acao" value="retirar" look="danger">
        {revoke.submit}
      </Button>
    </form>
  );
}

/** A testimonial that the patient has revoked; it can no longer be changed. */
export function RevokedTestimonial({ words, revokedAt }: { words: string; revokedAt: string }) {
  return (
    <>
      <Notice tone="warning">
        <p>{revoke.done(revokedAt)}</p>
      </Notice>
      <blockquote className="inset">
        <p>{words}</p>
      </blockquote>
    </>
  );
}
