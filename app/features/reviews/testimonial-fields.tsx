import { staffTestimonials } from '#app/locales/pt-BR/staff/testimonials.ts';
import { LOCALES } from '#app/platform/locale.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { DateParts } from '#app/ui/date-parts/date-parts.tsx';
import { TextArea, TextField } from '#app/ui/field/field.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import {
  GIVEN_BY,
  type TestimonialField,
  type TestimonialFormValues,
  TICKED,
} from './testimonial.ts';

const texts = staffTestimonials.form;

type TestimonialFieldsProps = {
  typed: TestimonialFormValues;
  errors: Readonly<Partial<Record<TestimonialField, string>>>;
};

/** What a patient said, and what she allowed. */
export function TestimonialFields({ typed, errors }: TestimonialFieldsProps) {
  const field = (name: Exclude<TestimonialField, 'data'>) => ({
    id: name,
    name,
    defaultValue: typed[name],
    ...(errors[name] && { error: errors[name] }),
  });
  const errorOf = (name: TestimonialField) => (errors[name] ? { error: errors[name] } : {});
  return (
    <>
      <TextArea {...field('palavras')} label={texts.words} hint={texts.wordsHint} maxLength={600} />
      <TextField
        {...field('nome')}
        label={texts.name}
        hint={texts.nameHint}
        width="medium"
        autoComplete="off"
        maxLength={40}
      />
      <RadioList
        name="idioma"
        legend={texts.language}
        options={LOCALES.map((value) => ({
          value,
          label: texts.languages[value],
          isChecked: typed.idioma === value,
        }))}
        {...errorOf('idioma')}
      />
      <DateParts name="data" legend={texts.date} defaultValues={typed.data} {...errorOf('data')} />
      <RadioList
        name="meio"
        legend={texts.given}
        options={GIVEN_BY.map((value) => ({
          value,
          label: texts.givenBy[value],
          isChecked: typed.meio === value,
        }))}
        {...errorOf('meio')}
      />
      <TextField
        {...field('guarda')}
        label={texts.keptBy}
        hint={texts.keptByHint}
        autoComplete="off"
        maxLength={120}
      />
      <fieldset className="field">
        <legend className="field-label">{texts.scope}</legend>
        <Checkbox
          id="site"
          name="site"
          label={texts.site}
          defaultChecked={typed.site === TICKED}
          {...errorOf('site')}
        />
        <Checkbox
          id="redes"
          name="redes"
          label={texts.social}
          defaultChecked={typed.redes === TICKED}
        />
      </fieldset>
      <fieldset className="field">
        <legend className="field-label">{texts.showNow}</legend>
        <Checkbox
          id="mostrar"
          name="mostrar"
          label={texts.show}
          hint={texts.showHint}
          defaultChecked={typed.mostrar === TICKED}
          {...errorOf('mostrar')}
        />
      </fieldset>
    </>
  );
}
