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

/** Prices and quantities of the yearly plans. Totals and savings are computed from here. */
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

export function isPlanSlug(value: unknown): value is PlanSlug {
  return PLAN_SLUGS.some((slug) => slug === value);
}

export function isOnlinePlan(slug: PlanSlug): slug is OnlinePlanSlug {
  return slug in IN_PERSON_OF;
}

/** Yearly price of a plan, the sum of all instalments. */
export function totalCents(slug: PlanSlug): number {
  const { instalments, instalmentCents } = PLAN_TABLE[slug];
  return instalments * instalmentCents;
}

/**
 * How much less an online plan costs per year than the plan of the same name with consultations.
 * @returns `percent` rounded down, so as not to overstate the saving
 */
export function onlineSaving(slug: OnlinePlanSlug): { cents: number; percent: number } {
  const inPersonCents = totalCents(IN_PERSON_OF[slug]);
  const cents = inPersonCents - totalCents(slug);
  return { cents, percent: Math.floor((100 * cents) / inPersonCents) };
}

/** The smallest and the largest saving of the online plans, in whole percent rounded down. */
export function onlineSavingRange(): { fromPercent: number; toPercent: number } {
  const percents = PLAN_SLUGS.filter(isOnlinePlan).map((slug) => onlineSaving(slug).percent);
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
