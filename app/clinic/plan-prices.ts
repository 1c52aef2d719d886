/** The yearly lens subscriptions; their entries in content/<locale>/plans have the same names. */
export const PLAN_SLUGS = [
  'basico',
  'padrao',
  'premium',
  'basico-online',
  'padrao-online',
  'premium-online',
] as const;
export type PlanSlug = (typeof PLAN_SLUGS)[number];

/** How long a yearly plan lasts, however it is paid. */
export const PLAN_MONTHS = 12;

export type PlanTerms = {
  instalments: number;
  instalmentCents: number;
  pairsAYear: number;
  inPersonVisits: number;
  /** 'included' means without a limit; 'priority' also means booked first. */
  onlineVisits: number | 'included' | 'priority';
  isHighlighted: boolean;
};

export type PlanTable = Readonly<Record<PlanSlug, PlanTerms>>;

/** A price that staff have announced for new contracts from a day on. */
export type PlanPriceChange = {
  plan: PlanSlug;
  instalmentCents: number;
  /** Calendar days. */
  fromOn: string;
  announcedOn: string;
};

/** What comes with a yearly plan, as the clinic's record says it. */
export type PlanEntry = Omit<PlanTerms, 'instalments' | 'instalmentCents' | 'onlineVisits'> & {
  slug: PlanSlug;
  /** 'counted' means as many as `onlineVisits`. */
  onlineAccess: 'counted' | 'included' | 'priority';
  onlineVisits?: number | undefined;
  /** An archived plan is offered no more; its contracts go on. */
  isArchived: boolean;
};

/** What the record says that there is of plans. */
export type RecordedPlans = {
  planPrices: readonly PlanPriceChange[];
  yearPlans: readonly PlanEntry[];
};

/** The plans of the specification: quantities until a clinic has its own, prices until staff announce others. */
export const PLAN_TABLE = {
  basico: yearly(100_00, { pairsAYear: 12, inPersonVisits: 1, onlineVisits: 1 }),
  padrao: yearly(149_99, {
    pairsAYear: 13,
    inPersonVisits: 2,
    onlineVisits: 'included',
    isHighlighted: true,
  }),
  premium: yearly(179_99, { pairsAYear: 14, inPersonVisits: 2, onlineVisits: 'priority' }),
  'basico-online': yearly(89_00, { pairsAYear: 12, inPersonVisits: 0, onlineVisits: 1 }),
  'padrao-online': yearly(119_00, {
    pairsAYear: 13,
    inPersonVisits: 0,
    onlineVisits: 2,
    isHighlighted: true,
  }),
  'premium-online': yearly(149_00, { pairsAYear: 14, inPersonVisits: 0, onlineVisits: 4 }),
} satisfies Record<PlanSlug, PlanTerms>;

/** What a record says of its plans that says nothing of them. */
export const STANDARD_PLANS: readonly PlanEntry[] = PLAN_SLUGS.map((slug) => {
  const { instalments: _count, instalmentCents: _cents, onlineVisits, ...terms } = PLAN_TABLE[slug];
  const access =
    typeof onlineVisits === 'number'
      ? { onlineAccess: 'counted' as const, onlineVisits }
      : { onlineAccess: onlineVisits };
  return { slug, ...terms, ...access, isArchived: false };
});

const IN_PERSON_OF = {
  'basico-online': 'basico',
  'padrao-online': 'padrao',
  'premium-online': 'premium',
} as const satisfies Partial<Record<PlanSlug, PlanSlug>>;
export type OnlinePlanSlug = keyof typeof IN_PERSON_OF;

export type PlanSaving = { cents: number; percent: number };
export type SavingRange = { fromPercent: number; toPercent: number };

export function isPlanSlug(value: unknown): value is PlanSlug {
  return PLAN_SLUGS.some((slug) => slug === value);
}

export function isOnlinePlan(slug: PlanSlug): slug is OnlinePlanSlug {
  return slug in IN_PERSON_OF;
}

/** The plans of a record as they are sold on a day, also those that it offers no more. */
export function planTableOn({ planPrices, yearPlans }: RecordedPlans, on: string): PlanTable {
  const termsOf = (slug: PlanSlug): PlanTerms => {
    const begun = planPrices.filter(({ plan, fromOn }) => plan === slug && fromOn <= on);
    // Of two that begin on one day, the one announced last.
    const latest = begun.toSorted(byDay('fromOn')).at(-1);
    const standard = PLAN_TABLE[slug];
    const entry = yearPlans.find((each) => each.slug === slug);
    const { instalmentCents } = latest ?? standard;
    return { ...standard, ...(entry && quantitiesOf(entry)), instalmentCents };
  };
  return {
    basico: termsOf('basico'),
    padrao: termsOf('padrao'),
    premium: termsOf('premium'),
    'basico-online': termsOf('basico-online'),
    'padrao-online': termsOf('padrao-online'),
    'premium-online': termsOf('premium-online'),
  };
}

/** Sorts by a day; what has the same keeps its order. */
export function byDay<Key extends 'fromOn' | 'announcedOn'>(key: Key) {
  return (one: Record<Key, string>, other: Record<Key, string>) =>
    one[key] === other[key] ? 0 : one[key] < other[key] ? -1 : 1;
}

function quantitiesOf(entry: PlanEntry): Omit<PlanTerms, 'instalments' | 'instalmentCents'> {
  const { pairsAYear, inPersonVisits, isHighlighted } = entry;
  const { onlineAccess, onlineVisits = 0 } = entry;
  const online = onlineAccess === 'counted' ? onlineVisits : onlineAccess;
  return { pairsAYear, inPersonVisits, onlineVisits: online, isHighlighted };
}

/** The price of a plan's year, the sum of all instalments. */
export function yearCents({
  instalments,
  instalmentCents,
}: Pick<PlanTerms, 'instalments' | 'instalmentCents'>): number {
  return instalments * instalmentCents;
}

/**
 * How much less an online plan costs per year than the plan of the same name with consultations.
 * @returns `percent` rounded down, so as not to overstate the saving; null where it costs no less
 */
export function onlineSaving(table: PlanTable, slug: OnlinePlanSlug): PlanSaving | null {
  const inPersonCents = yearCents(table[IN_PERSON_OF[slug]]);
  const cents = inPersonCents - yearCents(table[slug]);
  const percent = Math.floor((100 * cents) / inPersonCents);
  return percent > 0 ? { cents, percent } : null;
}

/** The same for the plans that a record offers; null also where it offers only one of the two. */
export function offeredSaving(
  table: PlanTable,
  slug: PlanSlug,
  offered: readonly PlanSlug[],
): PlanSaving | null {
  if (!isOnlinePlan(slug) || !offered.includes(slug)) return null;
  return offered.includes(IN_PERSON_OF[slug]) ? onlineSaving(table, slug) : null;
}

/** The smallest and the largest saving of the online plans, in whole percent; null where one of them saves nothing. */
export function onlineSavingRange(
  table: PlanTable,
  offered: readonly PlanSlug[] = PLAN_SLUGS,
): SavingRange | null {
  const online = offered.filter(isOnlinePlan);
  const savings = online.map((slug) => offeredSaving(table, slug, offered)?.percent ?? 0);
  const fromPercent = Math.min(...savings);
  if (savings.length === 0 || fromPercent === 0) return null;
  return { fromPercent, toPercent: Math.max(...savings) };
}

/** In how many parts each of some plans is paid; null where they differ. */
export function commonInstalments(plans: readonly { terms: PlanTerms }[]): number | null {
  const [count, ...others] = new Set(plans.map(({ terms }) => terms.instalments));
  return others.length === 0 ? (count ?? null) : null;
}

/** The plans that a record offers, in its order. */
export function offeredPlans({ yearPlans }: Pick<RecordedPlans, 'yearPlans'>): PlanSlug[] {
  return yearPlans.flatMap(({ slug, isArchived }) => (isArchived ? [] : [slug]));
}

function yearly(
  instalmentCents: number,
  terms: Omit<PlanTerms, 'instalments' | 'instalmentCents' | 'isHighlighted'> & {
    isHighlighted?: boolean;
  },
): PlanTerms {
  return { instalments: 12, instalmentCents, isHighlighted: false, ...terms };
}
