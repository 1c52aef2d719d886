/** Where the form is sent and, empty or refused, shown by itself. */
export const MESSAGE_PATH = '/contato/mensagem';
/** Where whoever has sent a message is led. */
export const SENT_PATH = '/contato/enviado';
/** The form's name where proofs of work are made. */
export const CONTACT_PROOF_FORM = 'contact';
/** The field with the key that makes sending twice store once; see `onceOf`. */
export const KEY_FIELD = 'key';

const MISSING_FIELD = 'faltou';
const MAX_PATH_LENGTH = 200;

/** Where somebody tells that a page is not there; the form then names it. @param path of the missing page */
export function problemPath(path: string): string {
  return `${MESSAGE_PATH}?${new URLSearchParams({ [MISSING_FIELD]: path.slice(0, MAX_PATH_LENGTH) })}`;
}

/** The page that an address made by `problemPath` names; undefined for words that are no path. */
export function missingPath({ searchParams }: URL): string | undefined {
  const path = searchParams.get(MISSING_FIELD) ?? '';
  return path.length <= MAX_PATH_LENGTH && /^\/[\w%./~-]*$/.test(path) ? path : undefined;
}
