import { addressOf } from '#app/clinic/record/own-service-fields.ts';
import { type LdDraftNode, referenceTo } from './ld-node.ts';
import type { SiteAddresses } from './site-addresses.ts';

export type DescribedService = {
  slug: string;
  address?: string | undefined;
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

/** Path of a service's page. @param address as `addressOf` has it */
export function servicePath(address: string): string {
  return `/servicos/${address}`;
}

export function serviceId(address: string, site: SiteAddresses): string {
  return `${site.page(servicePath(address))}#servico`;
}

/** A service of the clinic. Schema.org has `preparation` only for procedures. */
export function serviceNode(service: DescribedService, site: SiteAddresses): LdDraftNode {
  const { slug, title, summary, preparation, bodyPart } = service;
  const isTest = TESTS.includes(slug);
  return {
    '@type': isTest ? 'MedicalTest' : 'MedicalProcedure',
    '@id': serviceId(addressOf(service), site),
    name: title,
    description: summary,
    url: site.page(servicePath(addressOf(service))),
    preparation: isTest ? undefined : preparation.join(' '),
    bodyLocation: isTest ? undefined : bodyPart,
  };
}

/** The services in the clinic's node. */
export function offeredBy(addresses: readonly string[], site: SiteAddresses): LdDraftNode {
  return { availableService: addresses.map((each) => referenceTo(serviceId(each, site))) };
}
