import { formText } from '#app/platform/form-values.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { type Instrument, instrumentKey } from './instrument.ts';
import { findInstrument } from './instruments.ts';
import { type Answers, type Score, scoreOf } from './score.ts';
import { NO_SIGN, type SignsAnswer, signsAnswerOf } from './urgent-signs.ts';

/** Names which questionnaire was answered; hidden. */
export const INSTRUMENT_FIELD = 'questionario';
export const SIGNS_FIELD = 'sinais';
/** The button that opens the questions again with their answers. */
export const CHANGE_FIELD = 'mudar';

/** Of a question's field and its error; a prefix, since items have short names. */
export const itemFieldId = (itemId: string) => `p-${itemId}`;

/** The answers as they were posted, right or wrong. A score that was posted too is not read. */
export type PostedAnswers = {
  instrument: Instrument;
  signs: readonly string[];
  answers: Answers;
};

/** @param current the clinic's choice, for a form that names none that exists */
export function readAnswers(form: FormData, current: Instrument): PostedAnswers {
  const instrument = findInstrument(formText(form, INSTRUMENT_FIELD)) ?? current;
  const signs = form.getAll(SIGNS_FIELD).filter((value) => typeof value === 'string');
  const answers = Object.fromEntries(
    instrument.items.map(({ id }) => [id, formText(form, itemFieldId(id))]),
  );
  return { instrument, signs, answers };
}

/** Why there is no score: a sign that cannot wait, or questions without an answer. */
export type NoScore =
  | { kind: 'urgent' }
  | { kind: 'unanswered'; signs: Exclude<SignsAnswer, 'urgent'>; missing: readonly string[] };

/** The score; never with an urgent sign, however complete the answers are. */
export function scorePosted({ instrument, signs, answers }: PostedAnswers): Result<Score, NoScore> {
  const signsAnswer = signsAnswerOf(signs);
  if (signsAnswer === 'urgent') return refuse({ kind: 'urgent' });
  const score = scoreOf(instrument, answers);
  if (score.ok && signsAnswer === 'none') return ok(score.value);
  const missing = score.ok ? [] : score.refusal;
  return refuse({ kind: 'unanswered', signs: signsAnswer, missing });
}

/** Fields that carry scored answers from one page to the next. */
export function fieldsOf({ instrument, answers }: PostedAnswers): [string, string][] {
  return [
    [INSTRUMENT_FIELD, instrumentKey(instrument)],
    [SIGNS_FIELD, NO_SIGN],
    ...Object.entries(answers).map(([id, answer]): [string, string] => [itemFieldId(id), answer]),
  ];
}
