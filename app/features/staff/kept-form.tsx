/** A field of a posted form. */
export type KeptField = readonly [name: string, value: string];

/** Carries the password to a form that asks for it again; no other form has a field of this name. */
export const PASSWORD_AGAIN = 'senha-outra-vez';

/** In the address of a page that a form for another page was sent to. */
export const SENT = 'enviado';

/** What is typed to prove who somebody is; it never comes back in a page. */
const SECRETS = new Set([PASSWORD_AGAIN, 'password', 'repeated', 'current']);

/** The fields of a posted form, in their order, without secrets and files. */
export function keptFields(form: FormData): KeptField[] {
  return [...form].flatMap(([name, value]): KeptField[] =>
    typeof value === 'string' && !SECRETS.has(name) ? [[name, value]] : [],
  );
}

/** Fields that were posted, to be posted again. */
export function KeptFields({ fields }: { fields: readonly KeptField[] }) {
  return fields.map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a form may have a name twice, and the list never changes
    <input key={index} type="hidden" name={name} defaultValue={value} />
  ));
}
