import { clinicInBrief, clinicNode } from '#app/clinic/structured-data/clinic-nodes.ts';
import { graphOf, type LdDraftNode, type LdGraph } from '#app/clinic/structured-data/ld-node.ts';
import {
  type Crumb,
  type PlacedPage,
  pageNodes,
  websiteNode,
} from '#app/clinic/structured-data/page-nodes.ts';
import type { SiteAddresses } from '#app/clinic/structured-data/site-addresses.ts';
import { chromeMessages } from '#app/locales/chrome.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { Content } from '#app/site-content/site-content.server.ts';

/** The part of `pageOf` that a graph is made from. */
export type GraphContext = {
  content: Pick<Content, 'clinic' | 'services'>;
  site: SiteAddresses;
  today: string;
};

export type DescribedPage = Omit<PlacedPage, 'crumbs'> & {
  /** Parent page in the main navigation, '/servicos'. */
  under?: string;
  /** Whether the page is about the clinic itself and includes everything in the record. */
  isAboutClinic?: boolean;
  /** Additional properties of the clinic. */
  moreOfClinic?: LdDraftNode;
  /** The site search, on the page that announces it. */
  search?: { path: string; field: string };
  /** Nodes of the page's own, beside the site, the clinic, the page and its breadcrumbs. */
  nodes?: readonly LdDraftNode[];
};

/** The structured data of one page; every id it refers to is described in it. */
export function pageGraph(context: GraphContext, described: DescribedPage): LdGraph {
  const { clinic } = context.content;
  const { site, today } = context;
  // Machines are told nothing of a clinic that is not there.
  if (clinic.isDemonstration) return graphOf([]);
  const { under, isAboutClinic, moreOfClinic, search, nodes = [], ...page } = described;
  const clinicPart = isAboutClinic ? clinicNode(clinic, site, today) : clinicInBrief(clinic, site);
  return graphOf([
    ...pageNodes({ ...page, crumbs: crumbsOf(page.path, under, site.locale) }, site),
    websiteNode(clinic, { site, ...(search && { search }) }),
    { ...clinicPart, ...moreOfClinic },
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
