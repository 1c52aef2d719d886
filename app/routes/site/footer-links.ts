import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { isOpenPath } from '#app/clinic/words/site-offers.ts';

type PageLink = { href: string; label: string };

/** The pages that only the footer names; campaigns among them as long as they run or are to come. */
export function morePagesOf(
  { campaigns, offers }: PublicClinic,
  pages: readonly PageLink[],
): PageLink[] {
  const isNamed = (path: string) => pages.some(({ href }) => href === path);
  const shown = pages.filter(
    ({ href }) =>
      isOpenPath(offers, href) &&
      (!href.startsWith('/campanha/') || campaigns.some(({ path }) => path === href)),
  );
  const own = campaigns.flatMap(({ path, title }) =>
    title === undefined || isNamed(path) ? [] : [{ href: path, label: title }],
  );
  return [...shown, ...own];
}
