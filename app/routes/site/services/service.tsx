import { data } from 'react-router';
import { listedServices } from '#app/features/services/listed-services.ts';
import { servicesMessages } from '#app/locales/services.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { CONTENT_HEADERS, pageMeta } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/service';
import { serviceGraph } from './service-graphs.ts';
import { ServicePage } from './service-page.tsx';

const OTHERS_SHOWN = 3;

export function loader(args: Route.LoaderArgs) {
  const page = pageOf(args);
  const { locale, content, clinic, address } = page;
  const { serviceId } = args.params;
  const service = content.services.find(({ slug }) => slug === serviceId);
  const plan = content.clinic.services.find(({ slug }) => slug === serviceId);
  if (!service || !plan) throw data(null, { status: 404 });
  return {
    locale,
    clinic,
    service,
    isBookableOnline: plan.isBookableOnline,
    evaluation: plan.evaluation ?? null,
    others: neighbours(listedServices(content.clinic.services, content.services), service.slug),
    canonical: address(`/servicos/${service.slug}`),
    jsonLd: serviceGraph(page, service),
  };
}

/** The next services in the list, wrapping around at its end. */
function neighbours<Item extends { slug: string }>(list: readonly Item[], slug: string): Item[] {
  const index = list.findIndex((each) => each.slug === slug);
  return [...list.slice(index + 1), ...list.slice(0, index)].slice(0, OTHERS_SHOWN);
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { locale, service, clinic, canonical, jsonLd } = loaderData;
  return pageMeta({
    title: servicesMessages[locale].page.pageTitle(service.title, clinic.displayName),
    description: service.summary,
    canonical,
    jsonLd,
  });
}

export default function Service({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} />;
}
