import {
  type DayFormValues,
  dayFormValues,
  dayTyped,
  readTypedDay,
} from '#app/clinic/parse-day.ts';
import { staffTestimonials } from '#app/locales/pt-BR/staff/testimonials.ts';
import { formText } from '#app/platform/form-values.ts';
import { LOCALES, type Locale } from '#app/platform/locale.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

export const TESTIMONIALS_PATH = '/equipe/depoimentos';
/** Maximum number on the site at a time: praise must stay occasional (Res. CFM 2.336/2023). */
export const MOST_SHOWN = 6;

export const GIVEN_BY = ['paper', 'mail', 'message'] as const;
type GivenBy = (typeof GIVEN_BY)[number];

/** A patient's words and the permission given. */
export type TestimonialContent = {
  words: string;
  shownName: string;
  locale: Locale;
  authorisedOn: string;
  givenBy: GivenBy;
  keptBy: string;
  allowsSite: boolean;
  allowsSocial: boolean;
  isShown: boolean;
};

type TextField = 'palavras' | 'nome' | 'idioma' | 'meio' | 'guarda' | 'site' | 'redes' | 'mostrar';
export type TestimonialFormValues = Record<TextField, string> & { data: DayFormValues };
export type TestimonialField =
  | 'palavras'
  | 'nome'
  | 'idioma'
  | 'meio'
  | 'guarda'
  | 'site'
  | 'mostrar'
  | 'data';

/** Value that a ticked checkbox sends. */
export const TICKED = 'sim';

export const BLANK: TestimonialFormValues = {
  palavras: '',
  nome: '',
  idioma: 'pt-BR',
  meio: '',
  guarda: '',
  site: '',
  redes: '',
  mostrar: '',
  data: dayFormValues(null),
};

/** Id of the form field that shows a field's error; of the date its first input. */
export function fieldIdOf(field: TestimonialField): string {
  return field === 'data' ? 'dataDay' : field;
}

/** Messages for invalid fields, each at its field. */
export function testimonialErrors(fields: readonly TestimonialField[]) {
  return fields.map((field) => ({
    fieldId: fieldIdOf(field),
    message: staffTestimonials.form.wrong[field],
  }));
}

export function testimonialFormValues(stored: TestimonialContent): TestimonialFormValues {
  const tick = (isTicked: boolean) => (isTicked ? TICKED : '');
  return {
    palavras: stored.words,
    nome: stored.shownName,
    idioma: stored.locale,
    meio: stored.givenBy,
    guarda: stored.keptBy,
    site: tick(stored.allowsSite),
    redes: tick(stored.allowsSocial),
    mostrar: tick(stored.isShown),
    data: dayFormValues(stored.authorisedOn),
  };
}

export function testimonialFormValuesIn(form: Pick<FormData, 'get'>): TestimonialFormValues {
  const text = (field: TextField) => formText(form, field).slice(0, 1000);
  return {
    palavras: text('palavras').replaceAll('\r\n', '\n'),
    nome: text('nome'),
    idioma: text('idioma'),
    meio: text('meio'),
    guarda: text('guarda'),
    site: text('site'),
    redes: text('redes'),
    mostrar: text('mostrar'),
    data: readTypedDay(form, 'data'),
  };
}

/** The testimonial and its permission, or the invalid fields. @param today calendar day in the clinic's zone */
export function parseTestimonial(
  values: TestimonialFormValues,
  today: string,
): Result<TestimonialContent, TestimonialField[]> {
  const words = values.palavras.trim();
  const [shownName = '', keptBy = ''] = [values.nome, values.guarda].map((each) =>
    each.trim().replace(/\s+/g, ' '),
  );
  const givenBy = GIVEN_BY.find((each) => each === values.meio);
  const authorisedOn = dayTyped(values.data);
  const allowsSite = values.site === TICKED;
  const allowsSocial = values.redes === TICKED;
  const isShown = values.mostrar === TICKED;
  const locale = LOCALES.find((each) => each === values.idioma);
  const wrong: TestimonialField[] = [
    ...(isBetween(words, 10, 600) ? [] : ['palavras' as const]),
    ...(isShortName(shownName) ? [] : ['nome' as const]),
    ...(locale ? [] : ['idioma' as const]),
    ...(authorisedOn && authorisedOn <= today ? [] : ['data' as const]),
    ...(givenBy ? [] : ['meio' as const]),
    ...(isBetween(keptBy, 3, 120) ? [] : ['guarda' as const]),
    ...(allowsSite || allowsSocial ? [] : ['site' as const]),
    ...(isShown && !allowsSite ? ['mostrar' as const] : []),
  ];
  if (wrong.length > 0 || !locale || !authorisedOn || !givenBy) return refuse(wrong);
  return ok({
    words,
    shownName,
    locale,
    authorisedOn,
    givenBy,
    keptBy,
    allowsSite,
    allowsSocial,
    isShown,
  });
}

function isBetween(words: string, shortest: number, longest: number): boolean {
  return words.length >= shortest && words.length <= longest;
}

/** A first name, 'Ana' or 'Maria José', or initials, 'M. J. S.'; never a full name. */
function isShortName(name: string): boolean {
  const isInitials = /^(?:\p{Lu}\. ?){1,4}$/u.test(name);
  return (
    isInitials || (name.length <= 40 && /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}(?:\p{Ll}+|\.))?$/u.test(name))
  );
}
