import { type NameRefusal, parseEmail, parseName, parsePhone } from '#app/clinic/person-fields.ts';
import { formText } from '#app/platform/form-values.ts';
import { fieldRefusals, ok, type Result, refuse } from '#app/platform/result.ts';
import type { Score } from './score.ts';
import { type NoScore, type PostedAnswers, scorePosted } from './screening-form.ts';

/** What somebody typed to send the answers, unchanged, with the answers that the page carried. */
export type SendValues = {
  nome: string;
  telefone: string;
  email: string;
  hasConsented: boolean;
  posted: PostedAnswers;
};

/** A person's answers, scored here whatever the form said. */
export type SentAnswers = {
  name: string;
  phoneE164: string;
  email: string | null;
  posted: PostedAnswers;
  score: Score;
};

export type SendField = 'nome' | 'telefone' | 'email' | 'consentimento';
export type SendFieldError = {
  field: SendField;
  refusal: NameRefusal | 'phone' | 'email' | 'consent-missing';
};
/** Answers without a score are no mistake of a field: the page then has nothing to send. */
export type SendRefusal = { errors: SendFieldError[]; noScore: NoScore | null };

export function readSend(form: FormData, posted: PostedAnswers): SendValues {
  return {
    nome: formText(form, 'nome'),
    telefone: formText(form, 'telefone'),
    email: formText(form, 'email'),
    hasConsented: formText(form, 'consentimento') !== '',
    posted,
  };
}

export function parseSend(values: SendValues): Result<SentAnswers, SendRefusal> {
  const { posted, hasConsented } = values;
  const score = scorePosted(posted);
  if (!score.ok) return refuse({ errors: [], noScore: score.refusal });
  const name = parseName(values.nome);
  const phone = parsePhone(values.telefone);
  const email = parseEmail(values.email);
  if (name.ok && phone.ok && email.ok && hasConsented) {
    const person = { name: name.value, phoneE164: phone.value, email: email.value };
    return ok({ ...person, posted, score: score.value });
  }
  const results: [SendField, Result<unknown, SendFieldError['refusal']>][] = [
    ['nome', name],
    ['telefone', phone],
    ['email', email],
    ['consentimento', hasConsented ? ok('') : refuse('consent-missing')],
  ];
  return refuse({ errors: fieldRefusals(results), noScore: null });
}
