import {
  type PersonFieldRefusal,
  parseBirthDate,
  parseEmail,
  parseName,
  parsePhone,
  parseRelation,
} from '#app/clinic/person-fields.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

export const CALLER_FIELDS = [
  'nome',
  'telefone',
  'nascimento',
  'contato',
  'parentesco',
  'email',
] as const;
export type CallerField = (typeof CALLER_FIELDS)[number];

/** What was typed about the people of a visit, untouched. */
export type CallerFormValues = Record<CallerField, string>;

export type Caller = {
  patient: { name: string; bornOn: string | null };
  contact: { name: string; phoneE164: string; email: string | null };
  guardian: { name: string; relation: string } | null;
};
export type CallerError = { field: CallerField; refusal: PersonFieldRefusal };

/**
 * The people of a visit that is booked for somebody on the phone or at the desk, or every field that
 * is wrong. Who calls is the patient unless another name is given; with a relation they are the guardian.
 * @param today the clinic's calendar day
 */
export function parseCaller(typed: CallerFormValues, today: string): Result<Caller, CallerError[]> {
  const name = parseName(typed.nome);
  const phone = parsePhone(typed.telefone);
  const bornOn = typed.nascimento.trim() === '' ? ok(null) : parseBorn(typed.nascimento, today);
  const hasCaller = typed.contato.trim() !== '';
  const hasRelation = typed.parentesco.trim() !== '';
  const caller = hasCaller || hasRelation ? parseName(typed.contato) : name;
  const relation = hasRelation ? parseRelation(typed.parentesco) : ok(null);
  const email = parseEmail(typed.email);
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
  return refuse(
    results.flatMap(([field, result]) => (result.ok ? [] : [{ field, refusal: result.refusal }])),
  );
}

/** A birth date as it is typed in one go: '27/3/1958', '27 3 1958' or '27031958'. */
function parseBorn(typed: string, today: string) {
  const [day = '', month = '', year = ''] = /^\s*\d{8}\s*$/.test(typed)
    ? [typed.trim().slice(0, 2), typed.trim().slice(2, 4), typed.trim().slice(4)]
    : typed.trim().split(/[\s/.-]+/);
  return parseBirthDate({ day, month, year }, today);
}
