import { data } from 'react-router';
import { appServices } from '#app/app-services.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import { listedServices } from '#app/features/services/listed-services.ts';
import { services as texts } from '#app/locales/pt-BR/services.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import type { Route } from './+types/service';
import { CONTENT_HEADERS, pageMeta } from './page-meta.ts';
import { ServicePage } from './service-page.tsx';

const OTHERS_SHOWN = 3;

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { clinic, clock, env, contents } = context.get(appServices);
  const serviceTexts = contents['pt-BR'].services;
  const service = serviceTexts.find(({ slug }) => slug === params.serviceId);
  const plan = clinic.services.find(({ slug }) => slug === params.serviceId);
  if (!service || !plan) throw data(null, { status: 404 });
  return {
    locale: localeOfPath(new URL(request.url).pathname),
    clinic: publicClinic(clinic, wallClockOf(clock.now()).on),
    service,
    isBookableOnline: plan.isBookableOnline,
    others: neighbours(listedServices(clinic.services, serviceTexts), service.slug),
    canonical: new URL(`/servicos/${service.slug}`, env.baseUrl).href,
  };
}

/** The services that follow in the list, from its end on to its beginning. */
function neighbours<Item extends { slug: string }>(list: readonly Item[], slug: string): Item[] {
  const index = list.findIndex((each) => each.slug === slug);
  return [...list.slice(index + 1), ...list.slice(0, index)].slice(0, OTHERS_SHOWN);
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { service, clinic, canonical } = loaderData;
  return pageMeta({
    title: texts.page.pageTitle(service.title, clinic.displayName),
    description: service.summary,
    canonical,
  });
}

export default function Service({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} />;
}
