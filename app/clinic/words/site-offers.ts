import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { isInsurer } from '#app/clinic/payer-titles.ts';
import type { PlanSlug } from '#app/clinic/plan-prices.ts';
import { isGonePlanPath, isPlanAddress } from './plan-paths.ts';

/** What a clinic may have or not, by which pages, menus and texts follow. */
export const OFFERS = [
  'surgery',
  'exams',
  'children',
  'lenses',
  'plans',
  'insurance',
  'questionnaire',
  'blog',
  'podcast',
  'cataract',
] as const;
export type Offer = (typeof OFFERS)[number];
export type SiteOffers = Readonly<Record<Offer, boolean>> & {
  /** Lens plans that are archived; absent where none is. */
  gonePlans?: readonly PlanSlug[];
};

const SURGERY = 'cirurgias-oftalmologicas';
/** The exam by which lenses are fitted; without it the page on them has nothing to book. */
export const LENS_EXAM = 'exames-de-refracao';

/**
 * What the record offers. Blog and podcast also need a text, and the text on cataracts that is no example is the
 * clinic's own: both are known only where texts are.
 */
export function offersOf(clinic: Clinic): SiteOffers {
  const { services, payers, offers, plansEnabled, examples, yearPlans } = clinic;
  const gonePlans = yearPlans.flatMap(({ slug, isArchived }) => (isArchived ? [slug] : []));
  return {
    ...offers,
    lenses: fitsLenses(clinic),
    plans: plansEnabled,
    surgery: services.some(({ slug }) => slug === SURGERY),
    exams: services.some(({ bookingGroup }) => bookingGroup === 'exam'),
    insurance: payers.some(({ id }) => isInsurer(id)),
    cataract: examples.posts,
    ...(gonePlans.length > 0 && { gonePlans }),
  };
}

function fitsLenses({ offers, services }: Pick<Clinic, 'offers' | 'services'>): boolean {
  return offers.lenses && services.some(({ slug }) => slug === LENS_EXAM);
}

/**
 * Whether lens subscriptions are still to come: the clinic has put down what one costs, and does not sell any yet. Of
 * any other clinic nobody knows that it ever will.
 */
export function awaitsPlans(
  clinic: Pick<Clinic, 'offers' | 'services' | 'plansEnabled' | 'flexMonthlyCents'>,
): boolean {
  return fitsLenses(clinic) && !clinic.plansEnabled && clinic.flexMonthlyCents !== undefined;
}

const PAGES: readonly (readonly [RegExp, Offer])[] = [
  // Single articles and episodes are looked for by name: those of before may have another address by now.
  [/^\/blog(?:\/feed\.xml)?$/, 'blog'],
  [/^\/podcast(?:\/feed\.xml)?$/, 'podcast'],
  [/^\/artigos\/catarata$/, 'cataract'],
  [/^\/lentes$/, 'lenses'],
  [/^\/questionario-olho-seco(?:\/|$)/, 'questionnaire'],
];

/** The part of the site that a page is of; undefined for one that every site has. @param path as of `isOpenPath` */
export function offerOfPath(path: string): Offer | undefined {
  if (isPlanAddress(path.replace(/(?<=.)\/.*$/, ''))) return 'plans';
  return PAGES.find(([pattern]) => pattern.test(path))?.[1];
}

/**
 * Whether the site has a page of one of its parts, or had it: what was archived leads elsewhere.
 * @param path without the language prefix and without an anchor
 */
export function isKnownPath(offers: SiteOffers, path: string): boolean {
  const offer = offerOfPath(path);
  return offer === undefined || offers[offer];
}

/** Whether the site has a page, and so links to it. @param path as of `isKnownPath` */
export function isOpenPath(offers: SiteOffers, path: string): boolean {
  return isKnownPath(offers, path) && !isGonePlanPath(path, offers.gonePlans ?? []);
}
