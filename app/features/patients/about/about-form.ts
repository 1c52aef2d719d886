import { parseName, parsePhone, parseRelation } from '#app/clinic/person-fields.ts';
import { personFields } from '#app/locales/person-fields.ts';
import { staffAbout } from '#app/locales/pt-BR/staff/people/about.ts';
import { formText } from '#app/platform/form-values.ts';
import { parseFreeText } from '#app/platform/free-text.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { personFieldErrors } from '#app/ui/person-fields/person-field-errors.ts';
import type { PatientProxy } from './patient-proxies.server.ts';

/** Of the forms about a patient, also the ids that errors lead to. */
export const ABOUT_FIELDS = {
  act: 'ato',
  version: 'versao',
  key: 'chave',
  note: 'nota',
  noteId: 'qual',
  proxyId: 'quem',
  proxyName: 'quemMarca',
  proxyPhone: 'telefoneDeQuemMarca',
  relation: 'parentesco',
} as const;

export const ABOUT_ACTS = {
  needs: 'cuidados',
  note: 'anotar',
  archive: 'arquivar',
  addProxy: 'incluir',
  removeProxy: 'retirar',
} as const;

/** Characters. */
export const NOTE_LENGTH = 600;

/** In the address of a patient's page: as whom the clinic's telephone found them. */
export const CALLING = 'liga';

export type ProxyValues = { name: string; phone: string; relation: string };
export const NO_PROXY: ProxyValues = { name: '', phone: '', relation: '' };

/** A note in several lines, or why it cannot be stored. */
export function parseNote(text: string): Result<string, FieldError[]> {
  const words = parseFreeText(text, { keepsIndent: true });
  const wrong = (message: string) => {
    const errors: FieldError[] = [{ fieldId: ABOUT_FIELDS.note, message }];
    return refuse(errors);
  };
  if (!words.ok || [...words.value].length > NOTE_LENGTH)
    return wrong(staffAbout.notes.tooLong(NOTE_LENGTH));
  return words.value === '' ? wrong(staffAbout.notes.missing) : words;
}

export function readProxyForm(form: FormData): ProxyValues {
  return {
    name: formText(form, ABOUT_FIELDS.proxyName),
    phone: formText(form, ABOUT_FIELDS.proxyPhone),
    relation: formText(form, ABOUT_FIELDS.relation),
  };
}

/** @param phoneExample digits, for the message about a wrong number */
export function parseProxy(
  { name, phone, relation }: ProxyValues,
  phoneExample: string,
): Result<PatientProxy, FieldError[]> {
  const parsed = {
    name: parseName(name),
    phoneE164: parsePhone(phone),
    relation: parseRelation(relation),
  };
  if (parsed.name.ok && parsed.phoneE164.ok && parsed.relation.ok)
    return ok({
      name: parsed.name.value,
      phoneE164: parsed.phoneE164.value,
      relation: parsed.relation.value,
    });
  const { proxyName, proxyPhone, relation: relationField } = ABOUT_FIELDS;
  const refusals = [
    ...(parsed.name.ok ? [] : [{ field: proxyName, refusal: parsed.name.refusal }]),
    ...(parsed.phoneE164.ok ? [] : [{ field: proxyPhone, refusal: parsed.phoneE164.refusal }]),
    ...(parsed.relation.ok ? [] : [{ field: relationField, refusal: parsed.relation.refusal }]),
  ];
  const messages = { ...personFields, 'relation-missing': staffAbout.proxies.relationMissing };
  return refuse(personFieldErrors(refusals, messages, { phoneExample }));
}
