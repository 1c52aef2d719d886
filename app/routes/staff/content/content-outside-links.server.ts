import type { AppServices } from '#app/context/app-services.ts';
import { type CheckedLinks, checkLinks } from '#app/features/content/links/check-links.server.ts';
import { outsideLinks } from '#app/features/content/links/outside-links.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { outbound } from '#app/platform/outbound/outbound.server.ts';

const { outside } = staffContent;
const FIELDS = { dead: 'mortos', unchecked: 'semresposta' } as const;

/** Asks for all pages of other sites that a text leads to. */
export function checkOutsideLinks(
  { outbound: call = outbound }: Pick<AppServices, 'outbound'>,
  markdown: string,
): Promise<CheckedLinks> {
  return checkLinks(outsideLinks(markdown), call);
}

/** A sentence for each dead link. */
export function deadSentences({ dead }: Pick<CheckedLinks, 'dead'>): string[] {
  return dead.map(({ site, words }) => outside.dead(words, site));
}

/** For the address of the page that tells of them: names of sites, which the text has. */
export function linksQuery({ dead, unchecked }: CheckedLinks): string {
  const named = [
    [FIELDS.dead, dead],
    [FIELDS.unchecked, unchecked],
  ] as const;
  return named
    .filter(([, links]) => links.length > 0)
    .map(([field, links]) => {
      const sites = new Set(links.map(({ site }) => site));
      return `&${new URLSearchParams({ [field]: [...sites].join(' ') })}`;
    })
    .join('');
}

/** What an address says of the text's links; sites that the text does not lead to are not repeated. */
export function linksIn(url: URL, markdown: string): CheckedLinks {
  const links = outsideLinks(markdown);
  const named = (field: string) => {
    const sites = new Set((url.searchParams.get(field) ?? '').split(' '));
    return links.filter(({ site }) => sites.has(site));
  };
  return { dead: named(FIELDS.dead), unchecked: named(FIELDS.unchecked) };
}
