/** A field of a posted form. */
export type KeptField = readonly [name: string, value: string];

/** Carries the password to a form that asks for it again; no other form has a field of this name. */
export const PASSWORD_AGAIN = 'senha-outra-vez';

/** What is typed to prove who somebody is; it never comes back in a page. */
const SECRETS = new Set([PASSWORD_AGAIN, 'password', 'repeated', 'current']);

/** The fields of a posted form, in their order, without secrets and files. */
export function keptFields(form: FormData): KeptField[] {
  return [...form].flatMap(([name, value]): KeptField[] =>
    typeof value === 'string' && !SECRETS.has(name) ? [[name, value]] : [],
  );
}

/** A whole form in two hidden fields, while its owner signs in again. */
export type SealedForm = { text: string; seal: string };
export const KEPT_FIELDS = { text: 'guardado', seal: 'guardado-selo' } as const;

/** The text that stands in for a file, which no form can bring back. */
export const FILE_LEFT_BEHIND = 'ficou para trás';

/** A form whose owner is back, to be sent to its page. */
export type ResumedForm = { path: string; fields: readonly KeptField[]; hasFiles: boolean };
