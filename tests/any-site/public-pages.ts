import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { addressOf } from '#app/clinic/record/own-service-fields.ts';
import { servicePath } from '#app/clinic/structured-data/service-node.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { isOwn } from '#tests/clinics/any-services.ts';
import { routesOf, statusOf } from '#tests/route-table.ts';
import type { Looking, Site } from './looking.ts';

/** Files for programs that name the clinic. */
const FILES = ['/robots.txt', '/manifest.webmanifest'];
const LLMS = '/llms.txt';
const SITEMAP = '/sitemap.xml';
const FEWEST_LISTED = 8;

/** Every public page in every language that the clinic has, its files, and all that its sitemap lists. */
export async function lookAtPublicPages(site: Site, looking: Looking, record: ClinicRecord) {
  for (const locale of record.locales) await lookAtLanguage(looking, record, locale);
  if (!record.locales.includes('en-US')) await looking.look('/en-us', 404);
  for (const path of FILES) await looking.look(path);
  await lookAsProgram(site, looking);
}

async function lookAtLanguage(looking: Looking, record: ClinicRecord, locale: Locale) {
  const look = (path: string, status: number) => looking.look(localPath(locale, path), status);
  for (const route of routesOf(record)) {
    for (const path of route.paths) await look(path, statusOf(route));
    if (route.unknown) await look(route.unknown, 404);
  }
  for (const [path, status] of addressesOfServices(record)) await look(path, status);
}

async function lookAsProgram(site: Site, looking: Looking) {
  // Nobody is sent to a clinic that is not there.
  const { isDemonstration } = site.services.clinic;
  const status = isDemonstration ? 404 : 200;
  await looking.look(LLMS, status);
  const { html } = await looking.look(SITEMAP, status);
  if (isDemonstration) return;
  const listed = [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address.slice(site.origin.length) || '/',
  );
  for (const path of listed) if (!looking.hasSeen(path)) await looking.look(path);
  if (listed.length < FEWEST_LISTED) looking.tell(`the sitemap has ${listed.length} addresses`);
}

/** Where the pages of services are and were: own ones too, which have a text of the clinic's. */
function addressesOfServices({ services }: ClinicRecord): [string, number][] {
  return services.flatMap((service): [string, number][] => {
    const { slug, isArchived = false, formerAddresses = [] } = service;
    const now = addressOf(service);
    const moved = [slug, ...formerAddresses].filter((each) => each !== now);
    if (isArchived) return [now, ...moved].map((each) => [servicePath(each), 302]);
    return [
      ...(isOwn(slug) ? [[servicePath(now), 200] satisfies [string, number]] : []),
      ...moved.map((each): [string, number] => [servicePath(each), 301]),
    ];
  });
}
