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

/** Quantities of the yearly plans, and their prices until staff announce others. */
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

/** The plans as they are sold on a day. */
export function planTableOn(changes: readonly PlanPriceChange[], on: string): PlanTable {
  const termsOf = (slug: PlanSlug): PlanTerms => {
    const begun = changes.filter(({ plan, fromOn }) => plan === slug && fromOn <= on);
    const latest = begun.toSorted((one, other) => (one.fromOn < other.fromOn ? 1 : -1))[0];
    const { instalmentCents = PLAN_TABLE[slug].instalmentCents } = latest ?? {};
    return { ...PLAN_TABLE[slug], instalmentCents };
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

/** The price of a plan's year, the sum of all instalments. */
export function yearCents({
  instalments,
  instalmentCents,
}: Pick<PlanTerms, 'instalments' | 'instalmentCents'>): number {
  return instalments * instalmentCents;
}

/**
 * How much less an online plan costs per year than the plan of the same name with consultations.
 * @returns `percent` rounded down, so as not to overstate the saving
 */
export function onlineSaving(table: PlanTable, slug: OnlinePlanSlug): PlanSaving {
  const inPersonCents = yearCents(table[IN_PERSON_OF[slug]]);
  const cents = inPersonCents - yearCents(table[slug]);
  return { cents, percent: Math.floor((100 * cents) / inPersonCents) };
}

/** The smallest and the largest saving of the online plans, in whole percent rounded down. */
export function onlineSavingRange(table: PlanTable): SavingRange {
  const online = PLAN_SLUGS.filter(isOnlinePlan);
  const percents = online.map((slug) => onlineSaving(table, slug).percent);
  return { fromPercent: Math.min(...percents), toPercent: Math.max(...percents) };
}

function yearly(
  instalmentCents: number,
  terms: Omit<PlanTerms, 'instalments' | 'instalmentCents' | 'isHighlighted'> & {
    isHighlighted?: boolean;
  },
): PlanTerms {
  return { instalments: 12, instalmentCents, isHighlighted: false, ...terms };
}
