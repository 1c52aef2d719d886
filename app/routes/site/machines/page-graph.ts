import { clinicInBrief, clinicNode } from '#app/clinic/structured-data/clinic-nodes.ts';
import { graphOf, type LdDraftNode, type LdGraph } from '#app/clinic/structured-data/ld-node.ts';
import {
  type Crumb,
  type PlacedPage,
  pageNodes,
  websiteNode,
} from '#app/clinic/structured-data/page-nodes.ts';
import type { SiteAddresses } from '#app/clinic/structured-data/site-addresses.ts';
import { chromeMessages } from '#app/locales/chrome-texts.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { Content } from '#app/site-content/site-content.server.ts';

/** What `pageOf` knows that a graph is made from. */
export type GraphContext = {
  content: Pick<Content, 'clinic' | 'services'>;
  site: SiteAddresses;
  today: string;
};

export type DescribedPage = Omit<PlacedPage, 'crumbs'> & {
  /** Entry of the main navigation that the page stands below, '/servicos'. */
  under?: string;
  /** Whether the page is about the clinic itself and tells all that the record knows. */
  isAboutClinic?: boolean;
  /** Further properties of the clinic. */
  moreOfClinic?: LdDraftNode;
  /** The site's search, where the page makes it known. */
  search?: { path: string; field: string };
  /** What the page is about, beside the site, the clinic, itself and the way to it. */
  nodes?: readonly LdDraftNode[];
};

/** All that one page tells machines, every name in it described in it. */
export function pageGraph(place: GraphContext, described: DescribedPage): LdGraph {
  const { clinic } = place.content;
  const { site, today } = place;
  const { under, isAboutClinic, moreOfClinic, search, nodes = [], ...page } = described;
  const shown = isAboutClinic ? clinicNode(clinic, site, today) : clinicInBrief(clinic, site);
  return graphOf([
    ...pageNodes({ ...page, crumbs: crumbsOf(page.path, under, site.locale) }, site),
    websiteNode(clinic, { site, ...(search && { search }) }),
    { ...shown, ...moreOfClinic },
    ...nodes,
  ]);
}

function crumbsOf(path: string, under: string | undefined, locale: Locale): Crumb[] {
  if (path === '/') return [];
  const { navigation } = chromeMessages[locale];
  const steps = ['/', ...(under === undefined ? [] : [under])];
  return steps.flatMap((step) => {
    const entry = navigation.find(({ href }) => href === step);
    return entry ? [{ path: step, name: entry.label }] : [];
  });
}
