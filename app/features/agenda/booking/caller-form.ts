import {
  type PersonFieldRefusal,
  parseBirthDate,
  parseEmail,
  parseName,
  parsePhone,
  parseRelation,
} from '#app/clinic/person-fields.ts';
import { fieldRefusals, ok, type Result, refuse } from '#app/platform/result.ts';

export const CALLER_FIELDS = [
  'nome',
  'telefone',
  'nascimento',
  'contato',
  'parentesco',
  'email',
] as const;
export type CallerField = (typeof CALLER_FIELDS)[number];

/** The caller and patient fields, as typed. */
export type CallerFormValues = Record<CallerField, string>;

export type Caller = {
  patient: { name: string; bornOn: string | null };
  contact: { name: string; phoneE164: string; email: string | null };
  guardian: { name: string; relation: string } | null;
};
export type CallerError = { field: CallerField; refusal: PersonFieldRefusal };

/**
 * The people of an appointment booked by phone or at reception, or every field that is wrong. The
 * caller is the patient unless another name is given; with a relation, the caller is the guardian.
 * @param today calendar day in the clinic's zone
 */
export function parseCaller(
  values: CallerFormValues,
  today: string,
): Result<Caller, CallerError[]> {
  const name = parseName(values.nome);
  const phone = parsePhone(values.telefone);
  const bornOn = values.nascimento.trim() === '' ? ok(null) : parseBorn(values.nascimento, today);
  const hasCaller = values.contato.trim() !== '';
  const hasRelation = values.parentesco.trim() !== '';
  const caller = hasCaller || hasRelation ? parseName(values.contato) : name;
  const relation = hasRelation ? parseRelation(values.parentesco) : ok(null);
  const email = parseEmail(values.email);
  if (name.ok && phone.ok && bornOn.ok && caller.ok && relation.ok && email.ok) {
    return ok({
      patient: { name: name.value, bornOn: bornOn.value },
      contact: { name: caller.value, phoneE164: phone.value, email: email.value },
      guardian: relation.value ? { name: caller.value, relation: relation.value } : null,
    });
  }
  const results: [CallerField, Result<unknown, PersonFieldRefusal>][] = [
    ['nome', name],
    ['telefone', phone],
    ['nascimento', bornOn],
    ['contato', hasCaller || hasRelation ? caller : ok(null)],
    ['parentesco', relation],
    ['email', email],
  ];
  return refuse(fieldRefusals(results));
}

/** Accepts the usual ways to type a birth date: '27/3/1958', '27 3 1958' or '27031958'. */
function parseBorn(value: string, today: string) {
  const [day = '', month = '', year = ''] = /^\s*\d{8}\s*$/.test(value)
    ? [value.trim().slice(0, 2), value.trim().slice(2, 4), value.trim().slice(4)]
    : value.trim().split(/[\s/.-]+/);
  return parseBirthDate({ day, month, year }, today);
}
