import { data } from 'react-router';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { hasBranches, houseName } from '#app/clinic/record/branch-fields.ts';
import { addressOf } from '#app/clinic/record/own-service-fields.ts';
import { recordServices } from '#app/clinic/record-services.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { contentPath } from '#app/features/content/content-paths.ts';
import { readServiceEffects } from '#app/features/schedule-settings/use/use-effects.server.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { DEFAULT_LOCALE, type Locale } from '#app/platform/locale.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';
import { type StaffArgs, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { housesOfService } from '#app/scheduling/houses/houses-of-service.server.ts';
import { readCatalogue, stampOf } from '#app/site-content/catalogue/change-services.server.ts';

type Catalogue = Awaited<ReturnType<typeof catalogueOf>>;
type Service = Catalogue['record']['services'][number];

/** The record that forms begin with. */
export function catalogueOf({ db, contentStore }: Pick<AppServices, 'db' | 'contentStore'>) {
  return readCatalogue(db, contentStore.clinicFile);
}

/** Services of the specification that the clinic does not offer, each as it was when it did. */
export function templatesOf({ record }: Pick<Catalogue, 'record'>): Service[] {
  const former = record.services.filter(({ isArchived }) => isArchived);
  const known = new Set(record.services.map(({ slug }) => slug));
  return [...former, ...recordServices.filter(({ slug }) => !known.has(slug))];
}

/** What a service is called, also one that the clinic has never offered: then as its file calls it. */
export function titleOf(services: AppServices, slug: string): string {
  const title = agendaLabelsOf(services).serviceTitle(slug);
  return title === slug ? fileTitle(services, slug) : title;
}

/** What the text of a service that came with the program calls it; its slug where there is none. */
export function fileTitle(services: AppServices, slug: string): string {
  const source = services.contentStore.fileSource({ kind: 'services', locale: 'pt-BR', slug });
  return /^title: *["']?(.+?)["']?$/m.exec(source ?? '')?.[1] ?? slug;
}

/** Addresses that are or were of other services. */
export function takenAddresses({ record }: Pick<Catalogue, 'record'>, but?: string): string[] {
  return record.services
    .filter(({ slug }) => slug !== but)
    .flatMap((each) => [each.slug, addressOf(each), ...(each.formerAddresses ?? [])]);
}

/** Names of the drawings, by key. */
export function drawingNames(services: AppServices): Record<string, string> {
  return Object.fromEntries(recordServices.map(({ slug }) => [slug, titleOf(services, slug)]));
}

/** The houses where a service is done, as text; '' in a clinic with one. */
export async function whereDone({ db, clinic, clock }: AppServices, serviceSlug: string) {
  if (!hasBranches(clinic)) return '';
  const houses = clinic.branches.map(({ slug }) => slug);
  const { on: today } = wallClockOf(clock.now());
  const found = await housesOfService(db, { serviceSlug }, { houses, today });
  const names = found.map((house) => houseName(clinic, house));
  return names.length > 0
    ? staffSettings.services.where(names.join(', '))
    : staffSettings.services.nowhere;
}

/** What archiving a service does, or offering it again. */
export function serviceEffectsOf(
  { services, today }: Pick<StaffPage, 'services' | 'today'>,
  { slug, isArchived = false }: Pick<Service, 'slug' | 'isArchived'>,
) {
  const counted = { ...services, agenda: services.clinic.agenda };
  const context = { ...agendaLabelsOf(services), hrefOf: appointmentPath, today };
  return readServiceEffects(counted, { slug, isArchived }, context);
}

/** A service's name, page and place in the catalogue. */
export async function servicePageOf(args: StaffArgs & { params: { slug: string } }) {
  const page = staffPageOf(args);
  const { services } = page;
  const catalogue = await catalogueOf(services);
  const service = catalogue.record.services.find(({ slug }) => slug === args.params.slug);
  if (!service) throw data(null, { status: 404, headers: ERROR_HEADERS });
  const { serviceTitle } = agendaLabelsOf(services);
  const name = serviceTitle(service.slug);
  return { ...page, catalogue, service, name, serviceTitle, stamp: stampOf(service) };
}

/** Where staff edit the text of a service, or look at its versions. */
export function serviceTextPath(slug: string, locale: Locale = DEFAULT_LOCALE, page?: 'versoes') {
  return contentPath({ type: { word: 'servicos' }, locale, slug }, page);
}

export type ServicePage = Awaited<ReturnType<typeof servicePageOf>>;

/** Who does the service and has not left. */
export function peopleOf({ catalogue, clinic, service, today }: ServicePage) {
  const left = (slug: string) =>
    catalogue.record.people.some(
      (each) =>
        each.slug === slug &&
        (each.isArchived || (each.untilOn !== undefined && each.untilOn < today)),
    );
  return clinic.people
    .filter(({ slug }) => service.practitioners.includes(slug) && !left(slug))
    .map(({ slug, name: shown }) => ({ slug, name: shown }));
}

/** What the English text of a service calls it. */
export function englishName({ contents }: AppServices, slug: string): string | undefined {
  return contents['en-US']?.services.find((each) => each.slug === slug)?.title;
}
