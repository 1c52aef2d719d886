import { type LdDraftNode, referenceTo } from './ld-node.ts';
import type { SiteAddresses } from './site-addresses.ts';

export type DescribedService = {
  slug: string;
  title: string;
  summary: string;
  preparation: readonly string[];
  /** What part of the body it is about. */
  bodyPart: string;
};

/** Services that measure or picture the eye; the others treat or advise. */
const TESTS: readonly string[] = [
  'exames-de-refracao',
  'gonioscopia',
  'mapeamento-de-retina',
  'topografia-corneana',
  'paquimetria',
  'retinografia',
  'campo-visual',
];

export function servicePath(slug: string): string {
  return `/servicos/${slug}`;
}

export function serviceId(slug: string, site: SiteAddresses): string {
  return `${site.page(servicePath(slug))}#servico`;
}

/** A service of the clinic. Schema.org knows a preparation for procedures alone. */
export function serviceNode(service: DescribedService, site: SiteAddresses): LdDraftNode {
  const { slug, title, summary, preparation, bodyPart } = service;
  const isTest = TESTS.includes(slug);
  return {
    '@type': isTest ? 'MedicalTest' : 'MedicalProcedure',
    '@id': serviceId(slug, site),
    name: title,
    description: summary,
    url: site.page(servicePath(slug)),
    preparation: isTest ? undefined : preparation.join(' '),
    bodyLocation: isTest ? undefined : bodyPart,
  };
}

/** What the clinic's node says that it offers. */
export function offeredBy(slugs: readonly string[], site: SiteAddresses): LdDraftNode {
  return { availableService: slugs.map((slug) => referenceTo(serviceId(slug, site))) };
}
