import { isUnmeasuredPath, plainPath } from '#app/platform/private-paths.ts';

/** Addresses of the public pages, as '/en-us/servicos'. The figures contain no others. */
export type KnownPages = ReadonlySet<string>;

/** Stands for every address that is not a public page, because such an address may contain anything. */
export const OTHER_PATH = '*';

/**
 * The canonical address of a public page, `OTHER_PATH` for an unknown one.
 * @returns null where nothing is measured
 */
export function measuredPath(pathname: string, known: KnownPages): string | null {
  if (isUnmeasuredPath(pathname)) return null;
  const path = plainPath(pathname).replace(/(?<=.)\/$/, '');
  return known.has(path) ? path : OTHER_PATH;
}
