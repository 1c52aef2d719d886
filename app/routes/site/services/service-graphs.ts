import { addressOf } from '#app/clinic/record/own-service-fields.ts';
import type { LdDraftNode, LdGraph } from '#app/clinic/structured-data/ld-node.ts';
import { referenceTo } from '#app/clinic/structured-data/ld-node.ts';
import { questionNodes } from '#app/clinic/structured-data/page-nodes.ts';
import {
  offeredBy,
  serviceId,
  serviceNode,
  servicePath,
} from '#app/clinic/structured-data/service-node.ts';
import { offersOf } from '#app/clinic/words/site-offers.ts';
import type { ServiceText } from '#app/features/services/service-text.ts';
import { homeMessages } from '#app/locales/home.ts';
import { machinesMessages } from '#app/locales/machines.ts';
import { servicesMessages } from '#app/locales/services.ts';
import { type GraphContext, pageGraph } from '#app/routes/site/machines/page-graph.ts';

/** The home page: the clinic with everything it offers, and the site search. */
export function homeGraph(context: GraphContext): LdGraph {
  const { clinic } = context.content;
  const { displayName, address } = clinic;
  const messages = homeMessages[context.site.locale];
  return pageGraph(context, {
    path: '/',
    name: messages.pageTitle(displayName, address.city),
    description: messages.pageDescription(displayName, address.city, offersOf(clinic)),
    isAboutClinic: true,
    search: { path: '/busca', field: 'busca' },
    ...offeredServices(context),
  });
}

/** Structured data of the list of services. */
export function servicesGraph(context: GraphContext): LdGraph {
  const { list } = servicesMessages[context.site.locale];
  return pageGraph(context, {
    path: '/servicos',
    name: list.title,
    description: list.pageDescription(
      context.content.clinic.displayName,
      offersOf(context.content.clinic),
    ),
    type: 'CollectionPage',
    ...offeredServices(context),
  });
}

/** One service with its frequent questions. */
export function serviceGraph(context: GraphContext, service: ServiceText): LdGraph {
  const { site } = context;
  return pageGraph(context, {
    path: servicePath(addressOf(service)),
    name: service.title,
    description: service.summary,
    type: ['MedicalWebPage', 'FAQPage'],
    under: '/servicos',
    more: {
      about: referenceTo(serviceId(addressOf(service), site)),
      mainEntity: questionNodes(service.questions),
    },
    moreOfClinic: offeredBy([addressOf(service)], site),
    nodes: [nodeOf(service, context)],
  });
}

function offeredServices(context: GraphContext) {
  const { clinic, services } = context.content;
  const offered = services.filter(({ slug }) => clinic.services.some((each) => each.slug === slug));
  return {
    moreOfClinic: offeredBy(
      offered.map((service) => addressOf(service)),
      context.site,
    ),
    nodes: offered.map((service) => nodeOf({ ...service, preparation: [] }, context)),
  };
}

function nodeOf(service: ServiceText, { site }: GraphContext): LdDraftNode {
  const { bodyPart } = machinesMessages[site.locale];
  return serviceNode({ ...service, bodyPart }, site);
}
