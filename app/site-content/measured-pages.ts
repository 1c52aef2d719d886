import { localPath } from '#app/platform/locale.ts';
import { isUnmeasuredPath } from '#app/platform/private-paths.ts';
import type { Contents } from './site-content.server.ts';
import { sitePages } from './site-pages.ts';

/** Pages that people reach and search engines do not list. */
const UNLISTED = ['/contato/mensagem', '/contato/enviado', '/check'];

/** Addresses of all public pages in every language, as far as visits to them may be counted. */
export function measuredPages(contents: Contents): ReadonlySet<string> {
  const paths = Object.values(contents).flatMap((content) =>
    [...sitePages(content).map(({ path }) => path), ...UNLISTED].map((path) =>
      localPath(content.clinic.locale, path),
    ),
  );
  return new Set(paths.filter((path) => !isUnmeasuredPath(path)));
}
