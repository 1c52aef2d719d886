import type { LdDraftNode, LdGraph } from '#app/clinic/structured-data/ld-node.ts';
import { referenceTo } from '#app/clinic/structured-data/ld-node.ts';
import { questionNodes } from '#app/clinic/structured-data/question-nodes.ts';
import {
  offeredBy,
  serviceId,
  serviceNode,
  servicePath,
} from '#app/clinic/structured-data/service-node.ts';
import type { ServiceText } from '#app/features/services/service-text.ts';
import { homeMessages } from '#app/locales/home-texts.ts';
import { machinesMessages } from '#app/locales/machines-texts.ts';
import { servicesMessages } from '#app/locales/services-texts.ts';
import { type GraphContext, pageGraph } from '#app/routes/site/machines/page-graph.ts';

/** The home page: the clinic with all that it offers, and the site's search. */
export function homeGraph(place: GraphContext): LdGraph {
  const { displayName, address } = place.content.clinic;
  const texts = homeMessages[place.site.locale];
  return pageGraph(place, {
    path: '/',
    name: texts.pageTitle(displayName, address.city),
    description: texts.pageDescription(displayName, address.city),
    isAboutClinic: true,
    search: { path: '/busca', field: 'busca' },
    ...offeredServices(place),
  });
}

/** The list of services. */
export function servicesGraph(place: GraphContext): LdGraph {
  const { list } = servicesMessages[place.site.locale];
  return pageGraph(place, {
    path: '/servicos',
    name: list.title,
    description: list.pageDescription(place.content.clinic.displayName),
    type: 'CollectionPage',
    ...offeredServices(place),
  });
}

/** One service with the questions that patients ask about it. */
export function serviceGraph(place: GraphContext, service: ServiceText): LdGraph {
  const { site } = place;
  return pageGraph(place, {
    path: servicePath(service.slug),
    name: service.title,
    description: service.summary,
    type: ['MedicalWebPage', 'FAQPage'],
    under: '/servicos',
    more: {
      about: referenceTo(serviceId(service.slug, site)),
      mainEntity: questionNodes(service.questions),
    },
    moreOfClinic: offeredBy([service.slug], site),
    nodes: [nodeOf(service, place)],
  });
}

function offeredServices(place: GraphContext) {
  const { clinic, services } = place.content;
  const offered = services.filter(({ slug }) => clinic.services.some((each) => each.slug === slug));
  return {
    moreOfClinic: offeredBy(
      offered.map(({ slug }) => slug),
      place.site,
    ),
    nodes: offered.map((service) => nodeOf({ ...service, preparation: [] }, place)),
  };
}

function nodeOf(service: ServiceText, { site }: GraphContext): LdDraftNode {
  const { bodyPart } = machinesMessages[site.locale];
  return serviceNode({ ...service, bodyPart }, site);
}
