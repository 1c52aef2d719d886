import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { clinicId } from './clinic-nodes.ts';
import { type LdDraftNode, referenceTo } from './ld-node.ts';
import type { SiteAddresses } from './site-addresses.ts';

export type Crumb = { path: string; name: string };

/** A page with its breadcrumbs. `path` and those of `crumbs` have no language prefix: '/servicos'. */
export type PlacedPage = {
  path: string;
  name: string;
  description: string;
  /** Schema.org type of the page; a plain WebPage by default. */
  type?: string | readonly string[] | undefined;
  /** The pages above it, the home page first; the home page itself has none. */
  crumbs: readonly Crumb[];
  /** Additional properties of the page. */
  more?: LdDraftNode | undefined;
};

export function pageId(path: string, site: SiteAddresses): string {
  return `${site.page(path)}#pagina`;
}

function websiteId(site: SiteAddresses): string {
  return `${site.page('/')}#site`;
}

/** The site in one language; `searchPath` with the name of the query parameter announces its search. */
export function websiteNode(
  clinic: Clinic,
  { site, search }: { site: SiteAddresses; search?: { path: string; field: string } },
): LdDraftNode {
  return {
    '@type': 'WebSite',
    '@id': websiteId(site),
    url: site.page('/'),
    name: clinic.siteName,
    inLanguage: site.locale,
    publisher: referenceTo(clinicId(site)),
    potentialAction: search && {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${site.page(search.path)}?${search.field}={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The page itself and, below the home page, its breadcrumbs. */
export function pageNodes(page: PlacedPage, site: SiteAddresses): LdDraftNode[] {
  const trailId = `${site.page(page.path)}#caminho`;
  const node = {
    '@type': page.type ?? 'WebPage',
    '@id': pageId(page.path, site),
    url: site.page(page.path),
    name: page.name,
    description: page.description,
    inLanguage: site.locale,
    isPartOf: referenceTo(websiteId(site)),
    publisher: referenceTo(clinicId(site)),
    breadcrumb: page.crumbs.length > 0 ? referenceTo(trailId) : undefined,
    ...page.more,
  };
  if (page.crumbs.length === 0) return [node];
  return [node, trailNode(trailId, { page, site })];
}

function trailNode(
  id: string,
  { page, site }: { page: PlacedPage; site: SiteAddresses },
): LdDraftNode {
  const steps = [...page.crumbs, { path: page.path, name: page.name }];
  return {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: steps.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.page(path),
    })),
  };
}

/** Questions with their answers as plain text, for the `mainEntity` of an FAQ page. */
export function questionNodes(
  questions: readonly { question: string; answer: string }[],
): LdDraftNode[] {
  return questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
}
