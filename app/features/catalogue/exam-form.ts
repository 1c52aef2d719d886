import type { LocalizedText } from '#app/clinic/clinic-fields.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import { staffExams } from '#app/locales/pt-BR/staff/settings/exams.ts';
import { formText } from '#app/platform/form-values.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const { wrong } = staffExams;

/** How a service goes together with others on one coming, and what is booked before it. */
export type ServiceExams = {
  /** Null where it is not done for each eye. */
  oneEyeMinutes: number | null;
  dilates: boolean;
  orderRank: number;
  standsAlone: boolean;
  /** Offered services that are never on one coming with it, whichever of the two says so. */
  notTogetherWith: readonly string[];
  evaluation: { service: string; button: LocalizedText } | null;
};

export type ExamValues = {
  umOlho: string;
  dilataPupila: boolean;
  ordem: string;
  sozinho: boolean;
  naoJunto: readonly string[];
  avaliacao: string;
  botao: string;
  botaoIngles: string;
};

/** Sent by every form that has these fields: one without them leaves all of it as it is. */
export const EXAMS_FIELD = 'exames';

/** As the record has a service. */
type Recorded = {
  slug: string;
  isArchived?: boolean | undefined;
  isBookableOnline: boolean;
  oneEyeMinutes?: number | undefined;
  dilates?: boolean | undefined;
  orderRank?: number | undefined;
  standsAlone?: boolean | undefined;
  notTogetherWith?: readonly string[] | undefined;
  evaluation?: { service: string; button: LocalizedText } | undefined;
};

/** The services that are offered beside one. */
export function othersOf<Service extends Recorded>(services: readonly Service[], slug: string) {
  return services.filter((each) => each.slug !== slug && !each.isArchived);
}

/** @param others that are offered beside it, by `othersOf` */
export function examsOf(service: Recorded, others: readonly Recorded[]): ServiceExams {
  const { oneEyeMinutes = null, dilates = false, orderRank = 0, standsAlone = false } = service;
  const own = service.notTogetherWith ?? [];
  return {
    ...{ oneEyeMinutes, dilates, orderRank, standsAlone },
    notTogetherWith: others
      .filter(({ slug, notTogetherWith: theirs = [] }) => {
        return own.includes(slug) || theirs.includes(service.slug);
      })
      .map(({ slug }) => slug),
    evaluation: service.evaluation ?? null,
  };
}

export function examValues(exams: ServiceExams): ExamValues {
  const { oneEyeMinutes, dilates, orderRank, standsAlone, notTogetherWith, evaluation } = exams;
  const button = evaluation?.button ?? '';
  const [portuguese, english] =
    typeof button === 'string' ? [button, ''] : [button['pt-BR'], button['en-US']];
  return {
    umOlho: oneEyeMinutes === null ? '' : String(oneEyeMinutes),
    dilataPupila: dilates,
    ordem: String(orderRank),
    sozinho: standsAlone,
    naoJunto: [...notTogetherWith],
    avaliacao: evaluation?.service ?? '',
    botao: portuguese,
    botaoIngles: english,
  };
}

/** What is typed; null where the form has no such fields. */
export function readExams(form: FormData): ExamValues | null {
  if (!form.has(EXAMS_FIELD)) return null;
  const text = (name: string) => formText(form, name).trim().slice(0, 100);
  return {
    umOlho: text('umOlho'),
    dilataPupila: form.has('dilataPupila'),
    ordem: text('ordem'),
    sozinho: form.has('sozinho'),
    naoJunto: form.getAll('naoJunto').map(String).slice(0, 200),
    avaliacao: text('avaliacao'),
    botao: text('botao'),
    botaoIngles: text('botaoIngles'),
  };
}

type Context = {
  /** Offered beside it. */
  others: readonly { slug: string; isBookableOnline: boolean }[];
  /** Of both eyes; null while it is wrong itself. */
  durationMinutes: number | null;
  /** As the form began. */
  former: ExamValues;
};

/** What was typed; null where nothing differs from what the form began with, so that nothing is to be written. */
export function parseExams(
  values: ExamValues,
  { others, durationMinutes, former }: Context,
): Result<ServiceExams | null, FieldError[]> {
  if (isSame(inOrder(values), inOrder(former))) return ok(null);
  const oneEye = wholeNumber(values.umOlho);
  const orderRank = values.ordem === '' ? 0 : wholeNumber(values.ordem);
  const evaluation = evaluationOf(values, { others, former });
  const isKnown = (slug: string) => others.some((each) => each.slug === slug);
  const errors = [
    eyeProblem(values.umOlho, durationMinutes),
    orderRank === null || orderRank > MOST_RANK ? { fieldId: 'ordem', message: wrong.order } : null,
    values.naoJunto.every(isKnown) ? null : { fieldId: 'naoJunto', message: wrong.together },
    ...(evaluation.ok ? [] : evaluation.refusal),
  ].filter((error) => error !== null);
  if (errors.length > 0 || !evaluation.ok) return refuse(errors);
  return ok({
    oneEyeMinutes: oneEye,
    dilates: values.dilataPupila,
    orderRank: orderRank ?? 0,
    standsAlone: values.sozinho,
    notTogetherWith: [...new Set(values.naoJunto)],
    evaluation: evaluation.value,
  });
}

const inOrder = (values: ExamValues) => ({ ...values, naoJunto: values.naoJunto.toSorted() });

const [LEAST_MINUTES, MOST_MINUTES, GRID_MINUTES] = [5, 480, 5];
const MOST_RANK = 99;
const SHORTEST_BUTTON = 3;

function wholeNumber(text: string): number | null {
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}

function eyeProblem(typed: string, durationMinutes: number | null): FieldError | null {
  if (typed === '') return null;
  const minutes = wholeNumber(typed) ?? 0;
  if (minutes < LEAST_MINUTES || minutes > MOST_MINUTES || minutes % GRID_MINUTES > 0)
    return { fieldId: 'umOlho', message: wrong.oneEye };
  if (durationMinutes !== null && minutes > durationMinutes)
    return { fieldId: 'umOlho', message: wrong.longerEye(durationMinutes) };
  return null;
}

function evaluationOf(
  { avaliacao, botao, botaoIngles }: ExamValues,
  { others, former }: Pick<Context, 'others' | 'former'>,
): Result<ServiceExams['evaluation'], FieldError[]> {
  if (avaliacao === '') {
    // A text that stands there from before goes with the evaluation; one that was typed was meant for something.
    const isTyped = botao !== '' && botao !== former.botao;
    return isTyped ? refuse([{ fieldId: 'avaliacao', message: wrong.whichFirst }]) : ok(null);
  }
  const isBooked = others.some(({ slug, isBookableOnline }) => {
    return slug === avaliacao && isBookableOnline;
  });
  const errors = [
    isBooked ? null : { fieldId: 'avaliacao', message: wrong.evaluation },
    botao.length < SHORTEST_BUTTON ? { fieldId: 'botao', message: wrong.button } : null,
  ].filter((error) => error !== null);
  if (errors.length > 0) return refuse(errors);
  const button = botaoIngles === '' ? botao : { 'pt-BR': botao, 'en-US': botaoIngles };
  return ok({ service: avaliacao, button });
}
