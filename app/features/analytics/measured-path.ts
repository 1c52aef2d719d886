import { isUnmeasuredPath, plainPath } from '#app/platform/private-paths.ts';

/** Addresses of the public pages, as '/en-us/servicos'. Figures know these and no others. */
export type KnownPages = ReadonlySet<string>;

/** Stands for every address that is no public page: it may hold anything. */
export const OTHER_PATH = '*';

/**
 * A public page's address in its one spelling, `OTHER_PATH` for an unknown one.
 * @returns null where nothing is measured
 */
export function measuredPath(pathname: string, known: KnownPages): string | null {
  if (isUnmeasuredPath(pathname)) return null;
  const path = plainPath(pathname).replace(/(?<=.)\/$/, '');
  return known.has(path) ? path : OTHER_PATH;
}
