/** Where the form is posted, and where it is shown on its own, empty or refused. */
export const MESSAGE_PATH = '/contato/mensagem';
/** Where a sent message leads. */
export const SENT_PATH = '/contato/enviado';

const MISSING_FIELD = 'faltou';
const MAX_PATH_LENGTH = 200;

/**
 * The address for reporting a missing page; the form then names that page. @param path of the missing page
 */
export function problemPath(path: string): string {
  return `${MESSAGE_PATH}?${new URLSearchParams({ [MISSING_FIELD]: path.slice(0, MAX_PATH_LENGTH) })}`;
}

/** The page named in an address made by `problemPath`; undefined when the value is not a path. */
export function missingPath({ searchParams }: URL): string | undefined {
  const path = searchParams.get(MISSING_FIELD) ?? '';
  return path.length <= MAX_PATH_LENGTH && /^\/[\w%./~-]*$/.test(path) ? path : undefined;
}
