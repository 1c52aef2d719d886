import { type LdDraftNode, referenceTo } from './ld-node.ts';
import type { SiteAddresses } from './site-addresses.ts';

export type DescribedService = {
  slug: string;
  title: string;
  summary: string;
  preparation: readonly string[];
  /** The part of the body it concerns. */
  bodyPart: string;
};

/** Services that measure or image the eye; the others treat or advise. */
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

/** A service of the clinic. Schema.org has `preparation` only for procedures. */
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

/** The services in the clinic's node. */
export function offeredBy(slugs: readonly string[], site: SiteAddresses): LdDraftNode {
  return { availableService: slugs.map((slug) => referenceTo(serviceId(slug, site))) };
}
