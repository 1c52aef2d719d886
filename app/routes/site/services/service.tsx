import { data, redirect } from 'react-router';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { isHereOn } from '#app/clinic/record/here-on.ts';
import {
  addressOf,
  type PriceRule,
  priceOn,
  priceWith,
} from '#app/clinic/record/own-service-fields.ts';
import { servicePath } from '#app/clinic/structured-data/service-node.ts';
import { listedServices } from '#app/features/services/listed-services.ts';
import { serviceAt } from '#app/features/services/service-at.ts';
import { servicesMessages } from '#app/locales/services.ts';
import { localPath } from '#app/platform/locale.ts';
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
  const found = serviceAt(content.clinic, serviceId);
  if (found.is === 'moved') throw redirect(localPath(locale, servicePath(found.address)), 301);
  // It may be offered again.
  if (found.is === 'no-longer-offered') throw redirect(localPath(locale, '/servicos'), 302);
  const plan = found.is === 'here' ? found.service : undefined;
  const text = content.services.find(({ slug }) => slug === plan?.slug);
  if (!text || !plan) throw data(null, { status: 404 });
  const { price: _price, laterPrice: _later, ...unpriced } = text;
  const price = priceOn(text, page.today);
  const service = { ...unpriced, ...(price && { price }) };
  const others = otherPrices(content.clinic, plan, { price, today: page.today });
  return {
    locale,
    clinic,
    service,
    isBookableOnline: plan.isBookableOnline,
    evaluation: plan.evaluation ?? null,
    where: housesOf(content.clinic, plan),
    ...(others.length > 0 && { otherPrices: others }),
    others: neighbours(listedServices(content.clinic.services, content.services), service.slug),
    canonical: address(servicePath(addressOf(service))),
    jsonLd: serviceGraph(page, service),
  };
}

/** Who of those that do the service takes another amount on a day. */
function otherPrices(
  { people }: Clinic,
  { practitioners }: Clinic['services'][number],
  { price, today }: { price: PriceRule | null; today: string },
): { name: string; cents: number }[] {
  const here = people.filter((each) => practitioners.includes(each.slug) && isHereOn(each, today));
  const told =
    price &&
    priceWith(
      price,
      here.map(({ slug }) => slug),
    );
  if (told?.rule !== 'fixed') return [];
  return (told.otherWith ?? []).map(({ person, cents }) => ({
    name: here.find(({ slug }) => slug === person)?.name ?? '',
    cents,
  }));
}

/** Names of the houses that have a room or device of the service; null for all, or where it needs none. */
function housesOf(
  { branches, resources }: Clinic,
  { resources: needed }: Clinic['services'][number],
): readonly string[] | null {
  const places = [...resources.rooms, ...resources.equipment].filter(({ slug }) =>
    needed.includes(slug),
  );
  const houses = branches.filter(({ slug }) =>
    places.some((place) => (place.branch ?? null) === slug),
  );
  return houses.length === 0 || houses.length === branches.length
    ? null
    : houses.map(({ name }) => name);
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
