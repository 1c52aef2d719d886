import type { PlanEntry } from '#app/clinic/plan-prices.ts';
import { isGonePlanPath } from '#app/clinic/words/plan-paths.ts';
import { type Offer, offerOfPath } from '#app/clinic/words/site-offers.ts';
import { AUDIOS_PATH } from '#app/features/audio/audio-fields.ts';
import { CAMPAIGNS_PATH } from '#app/features/campaign/campaign.ts';
import { sectionPath } from '#app/features/clinic-record/sections.ts';
import type { DocumentKey } from '#app/features/content/content-document.ts';
import { CONTENT_PATH, localeOfWord } from '#app/features/content/content-paths.ts';
import { INSTRUMENT_PATH, SCREENINGS_PATH } from '#app/features/screening/screening-paths.ts';
import { allows, type Permission } from '#app/features/staff/permissions.ts';
import { ORDERS_PATH, PLAN_SETTINGS_PATH } from '#app/features/subscriptions/order-filter.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { kindOfWord, publicPathOf } from '#app/site-content/content-types.ts';

/** What a clinic may do without and staff have screens or texts for; English and the seeded campaign are parts too. */
export const PARTS = [
  'blog',
  'podcast',
  'questionnaire',
  'lenses',
  'plans',
  'english',
  'campaign',
] as const satisfies readonly (Offer | 'english' | 'campaign')[];
export type Part = (typeof PARTS)[number];

/** Shown by the site; not shown, but with something of the clinic's in it; or nothing to be seen anywhere. */
export type PartState = 'shown' | 'kept' | 'gone';
export type PartStates = Readonly<Record<Part, PartState>>;

/** Where a part is switched on and off, and who may. */
type Switch = { href: string; access: Permission };
const IN_RECORD: Switch = { href: sectionPath('partes'), access: 'clinic.manage' };
export const SWITCHES: Readonly<Record<Part, Switch>> = {
  blog: IN_RECORD,
  podcast: IN_RECORD,
  questionnaire: IN_RECORD,
  lenses: IN_RECORD,
  plans: { href: PLAN_SETTINGS_PATH, access: 'plans.manage' },
  english: IN_RECORD,
  campaign: { href: CAMPAIGNS_PATH, access: 'content.write' },
};

const PART_OF_KIND: Readonly<Record<string, Part>> = {
  posts: 'blog',
  episodes: 'podcast',
  plans: 'plans',
};

const STAFF_PAGES: readonly (readonly [start: string, Part])[] = [
  [ORDERS_PATH, 'plans'],
  [sectionPath('planos'), 'plans'],
  [sectionPath('flex'), 'plans'],
  [sectionPath('assuntos'), 'blog'],
  [SCREENINGS_PATH, 'questionnaire'],
  [INSTRUMENT_PATH, 'questionnaire'],
  [AUDIOS_PATH, 'podcast'],
];

/** The parts that an entry belongs to: it is on the site only where all of them are. */
export function partsOfEntry({ kind, locale, slug }: DocumentKey): Part[] {
  const path = publicPathOf({ kind, slug }) ?? '';
  const own = PART_OF_KIND[kind] ?? (isCampaign(path) ? 'campaign' : offerOfPath(path));
  const part = PARTS.find((each) => each === own);
  return [...(part ? [part] : []), ...(locale === DEFAULT_LOCALE ? [] : ['english' as const])];
}

const isCampaign = (path: string) => path.startsWith('/campanha/');

/** The parts that a page of the staff is about; none for one that every clinic has. @param path without the query */
export function partsOfStaffPage(path: string): Part[] {
  const page = STAFF_PAGES.find(([start]) => path === start || path.startsWith(`${start}/`));
  if (page) return [page[1]];
  if (!path.startsWith(`${CONTENT_PATH}/`)) return [];
  const [word = '', language = '', slug = ''] = path.slice(CONTENT_PATH.length + 1).split('/');
  const kind = kindOfWord(word === 'novo' ? language : word);
  const locale = localeOfWord(language) ?? DEFAULT_LOCALE;
  return kind === undefined ? [] : partsOfEntry({ kind, locale, slug });
}

/** Whether texts of its kind are the clinic's alone, and none of them comes with every site. */
export const isWritten = ({ kind }: Pick<DocumentKey, 'kind'>) =>
  kind === 'posts' || kind === 'episodes';

type Offering = {
  services: readonly { slug: string }[];
  examples: { posts: boolean };
  yearPlans: readonly PlanEntry[];
};

/** Whether an entry is the page of a service that the clinic does not offer, or no longer does. */
function isNotOffered({ services }: Offering, { kind, slug }: DocumentKey): boolean {
  return kind === 'services' && !services.some((each) => each.slug === slug);
}

/** Whether an entry is an example page of the software that the clinic has dropped, and has not written itself. */
function isDroppedPage({ examples }: Offering, { kind, slug, row }: Listed): boolean {
  const isExample = offerOfPath(publicPathOf({ kind, slug }) ?? '') === 'cataract';
  return isExample && row === null && !examples.posts;
}

/** Whether an entry is the text of a plan that is archived, or the page of the online ones where all of them are. */
function isGonePlan({ yearPlans }: Offering, { kind, slug }: DocumentKey): boolean {
  const gone = yearPlans.flatMap((plan) => (plan.isArchived ? [plan.slug] : []));
  if (kind === 'plans') return gone.some((each) => each === slug);
  return isGonePlanPath(publicPathOf({ kind, slug }) ?? '', gone);
}

/** Null as `row` where nobody has saved the entry. */
type Listed = DocumentKey & { row: object | null };

/** Whether the site shows an entry of the list once it is published. */
export function isOnSite(states: PartStates, clinic: Offering, entry: Listed): boolean {
  const isHidden = hiddenOf(states, partsOfEntry(entry)) !== undefined;
  const isGone = isNotOffered(clinic, entry) || isGonePlan(clinic, entry);
  return !isHidden && !isGone && !isDroppedPage(clinic, entry);
}

/**
 * Whether the list of texts has an entry: of a part that the site does not show, and of services that the clinic does
 * not offer, what is the clinic's own alone. A dropped example page stays, to be written anew, and so does the text of an
 * archived plan, whose contracts go on.
 */
export function isListed(states: PartStates, clinic: Offering, entry: Listed): boolean {
  if (entry.row !== null || isOnSite(states, clinic, entry)) return true;
  if (isDroppedPage(clinic, entry) || isGonePlan(clinic, entry))
    return hiddenOf(states, partsOfEntry(entry)) === undefined;
  const hidden = partsOfEntry(entry).filter((part) => states[part] !== 'shown');
  return isWritten(entry) && !hidden.includes('english');
}

/** The first of some parts that the site does not show. */
export function hiddenOf(states: PartStates, parts: readonly Part[]): Part | undefined {
  return parts.find((part) => states[part] !== 'shown');
}

/** Whether the site shows texts of a kind. */
export function isShownKind(states: PartStates, kind: string): boolean {
  return hiddenOf(states, partsOfEntry({ kind, locale: DEFAULT_LOCALE, slug: '' })) === undefined;
}

/** Whether staff are led to a page: not where its part is gone, but always to where a part is switched on. */
export function isLedTo(states: PartStates, path: string): boolean {
  const parts = partsOfStaffPage(path);
  return parts.every((part) => states[part] !== 'gone' || SWITCHES[part].href === path);
}

/**
 * Where somebody is led in place of a page: to it, or to the switch of its part while that is gone, where they may use
 * the switch and no page of all the clinic's settings leads them there; null where nothing is left for them.
 */
export function leadTo(
  states: PartStates,
  path: string,
  permissions: readonly Permission[],
): string | null {
  if (isLedTo(states, path)) return path;
  if (allows(permissions, 'clinic.manage')) return null;
  const part = partsOfStaffPage(path).find((each) => states[each] === 'gone');
  const { href, access } = part ? SWITCHES[part] : IN_RECORD;
  return allows(permissions, access) ? href : null;
}
