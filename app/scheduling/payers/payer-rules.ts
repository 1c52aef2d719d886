import { z } from 'zod';
import { isCalendarDay, wallClockOf, weekdayOf } from '#app/clinic/clinic-time.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

/** When on a weekday a payer is taken. */
export const DAY_PARTS = ['all', 'morning', 'afternoon', 'none'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** A quota; 0 for nobody, null for any number. */
const quota = z.number().int().min(0).max(500).nullable();
const day = z.string().refine(isCalendarDay).nullable();
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const serviceRule = z.object({
  isCovered: z.boolean(),
  /** Slugs of the practitioners with whom it is covered; null for all. */
  practitioners: z.array(slug).nullable(),
  perDay: quota,
  needsApproval: z.boolean(),
  /** How many days the payer takes to approve. */
  approvalDays: z.number().int().min(0).max(90),
});
export type ServiceRule = z.output<typeof serviceRule>;

export const payerRulesShape = z.object({
  /** First and last day on which the payer is taken; null without one. */
  activeFrom: day,
  activeUntil: day,
  /** By weekday, Sunday first. */
  week: z.array(z.enum(DAY_PARTS)).length(7),
  /** Of all services together. */
  perDay: quota,
  /** By slug of the service; covered with everybody where there is none. */
  services: z.record(slug, serviceRule),
  /** What to bring, by language; null for what the clinic record says. */
  bring: z.object({ 'pt-BR': z.array(z.string()), 'en-US': z.array(z.string()) }).nullable(),
});

/** What a payer covers, when, and how often a day. */
export type PayerRules = z.output<typeof payerRulesShape>;

export const COVERED: ServiceRule = {
  isCovered: true,
  practitioners: null,
  perDay: null,
  needsApproval: false,
  approvalDays: 0,
};

/** A payer of whom nobody has set anything: everything is covered. */
export const EVERYTHING: PayerRules = {
  activeFrom: null,
  activeUntil: null,
  week: ['all', 'all', 'all', 'all', 'all', 'all', 'all'],
  perDay: null,
  services: {},
  bring: null,
};

export const PAYER_REFUSALS = ['not-covered', 'payer-quota-full'] as const;
export type PayerRefusal = (typeof PAYER_REFUSALS)[number];

/** What keeps a time from being covered. */
export type CoverageGap = 'service' | 'not-active' | 'day' | 'practitioner';

export function serviceRuleOf({ services }: PayerRules, serviceSlug: string): ServiceRule {
  return services[serviceSlug] ?? COVERED;
}

/** Whether a payer covers a service on some day; `today` because a contract may be over. */
export function coversService(rules: PayerRules, serviceSlug: string, today: string): boolean {
  const { isCovered, practitioners, perDay } = serviceRuleOf(rules, serviceSlug);
  const isOver = rules.activeUntil !== null && rules.activeUntil < today;
  const hasPlaces = perDay !== 0 && rules.perDay !== 0;
  return isCovered && practitioners?.length !== 0 && hasPlaces && !isOver;
}

/**
 * With whom of some practitioners a time is covered, in their order, or what keeps it from being so. The noon belongs
 * to the afternoon.
 */
export function coveredPractitioners(
  rules: PayerRules,
  { serviceSlug, startsAt }: { serviceSlug: string; startsAt: Date },
  practitionerSlugs: readonly string[],
): Result<string[], CoverageGap> {
  const { isCovered, practitioners } = serviceRuleOf(rules, serviceSlug);
  if (!isCovered) return refuse('service');
  const { on, time } = wallClockOf(startsAt);
  const { activeFrom, activeUntil } = rules;
  if ((activeFrom && on < activeFrom) || (activeUntil && on > activeUntil))
    return refuse('not-active');
  const part = rules.week[weekdayOf(on)] ?? 'all';
  if (part !== 'all' && part !== (time < '12:00' ? 'morning' : 'afternoon')) return refuse('day');
  const covered = practitionerSlugs.filter((each) => practitioners?.includes(each) ?? true);
  return covered.length > 0 ? ok(covered) : refuse('practitioner');
}

/** How many of a payer's places of one day are taken. */
export type TakenPlaces = { all: number; ofService: number };

/** Whether a payer's day has a place for one more of a service. */
export function hasPlace(rules: PayerRules, serviceSlug: string, taken: TakenPlaces): boolean {
  const { perDay } = serviceRuleOf(rules, serviceSlug);
  const isBelow = (count: number, most: number | null) => most === null || count < most;
  return isBelow(taken.all, rules.perDay) && isBelow(taken.ofService, perDay);
}

/** Whether a quota of the payer limits a service; then its days are counted. */
export function isLimited(rules: PayerRules, serviceSlug: string): boolean {
  return rules.perDay !== null || serviceRuleOf(rules, serviceSlug).perDay !== null;
}
