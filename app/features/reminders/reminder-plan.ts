import { ok, type Result, refuse } from '#app/platform/result.ts';

/** What the patients of one service are reminded of. */
export type ReminderPlan = {
  /** Whole days before the appointment on which it is asked for a confirmation, the earliest first; 1 to 14. */
  daysBefore: readonly number[];
  /** Before the lenses must come out, where the service asks for it. */
  tellsLenses: boolean;
  /** On the eve of fasting, where the service asks for it. */
  tellsFasting: boolean;
  /** Two hours before. */
  tellsHours: boolean;
};

/** For every service whose plan nobody has changed. */
export const DEFAULT_PLAN: ReminderPlan = {
  daysBefore: [2],
  tellsLenses: true,
  tellsFasting: true,
  tellsHours: true,
};

/** Of several exams in one coming: what the plan of any of them tells, and each day once. */
export function unitedPlan(plans: readonly ReminderPlan[]): ReminderPlan {
  const days = new Set(plans.flatMap(({ daysBefore }) => daysBefore));
  return {
    daysBefore: [...days].sort((one, other) => other - one),
    tellsLenses: plans.some(({ tellsLenses }) => tellsLenses),
    tellsFasting: plans.some(({ tellsFasting }) => tellsFasting),
    tellsHours: plans.some(({ tellsHours }) => tellsHours),
  };
}

const MOST_DAYS = 14;
const MOST_ASKS = 3;

export type PlanRefusal = 'days' | 'too-many';

/**
 * The days that somebody typed, '7, 2' or empty for none; the earliest reminder first, each once.
 */
export function parseDaysBefore(typed: string): Result<number[], PlanRefusal> {
  const parts = typed.split(/[\s,;e]+/).filter(Boolean);
  if (!parts.every((part) => /^\d{1,2}$/.test(part))) return refuse('days');
  const days = [...new Set(parts.map(Number))].sort((one, other) => other - one);
  if (days.some((day) => day < 1 || day > MOST_DAYS)) return refuse('days');
  return days.length > MOST_ASKS ? refuse('too-many') : ok(days);
}
