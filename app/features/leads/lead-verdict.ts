import {
  type Interval,
  newcombeInterval,
  type Share,
  wilsonInterval,
} from '#app/platform/proportions.ts';
import { LEAD_VARIANTS, type LeadVariant } from './lead.ts';

/** How often both forms must have been opened before anything is said; decided before the first visitor came. */
export const DECLARED_OPENINGS = 400;

/** Openings of a form and leads sent with it, on one calendar day. */
export type LeadDay = { on: string; variant: LeadVariant; openings: number; leads: number };

export type LeadVerdict = {
  /** All that was counted. */
  totals: Record<LeadVariant, Share & Interval>;
  /** A minus B, of all that was counted. */
  difference: Interval;
  /**
   * 'not-yet' until both forms were opened as often as was declared. Then the days until that day decide, once and
   * for all: whoever looked every day and stopped at the first difference would often be wrong.
   */
  outcome: 'not-yet' | 'no-difference' | LeadVariant;
  /** The day that decided. */
  decidedOn: string | null;
};

/** What the counts say about the two forms. @param days in any order */
export function leadVerdict(days: readonly LeadDay[]): LeadVerdict {
  const totals = { A: measured(sharesOf(days).A), B: measured(sharesOf(days).B) };
  const difference = newcombeInterval(totals.A, totals.B);
  const decidedOn = decisionDay(days);
  if (decidedOn === null) return { totals, difference, outcome: 'not-yet', decidedOn };
  const counted = sharesOf(days.filter(({ on }) => on <= decidedOn));
  const { low, high } = newcombeInterval(counted.A, counted.B);
  const outcome = low > 0 ? 'A' : high < 0 ? 'B' : 'no-difference';
  return { totals, difference, outcome, decidedOn };
}

function measured(share: Share): Share & Interval {
  return { ...share, ...wilsonInterval(share) };
}

/** A form that was sent without having been counted as opened, by a browser that does not tell, counts as both. */
function sharesOf(days: readonly LeadDay[]): Record<LeadVariant, Share> {
  const of = (variant: LeadVariant): Share => {
    const own = days.filter((day) => day.variant === variant);
    const hits = own.reduce((sum, { leads }) => sum + leads, 0);
    const opened = own.reduce((sum, day) => sum + Math.max(day.openings, day.leads), 0);
    return { hits, cases: opened };
  };
  return { A: of('A'), B: of('B') };
}

/** The first day on which both forms had been opened as often as was declared; null before it. */
function decisionDay(days: readonly LeadDay[]): string | null {
  const opened = { A: 0, B: 0 };
  const inOrder = [...new Set(days.map(({ on }) => on))].sort();
  for (const on of inOrder) {
    for (const day of days)
      if (day.on === on) opened[day.variant] += Math.max(day.openings, day.leads);
    if (LEAD_VARIANTS.every((variant) => opened[variant] >= DECLARED_OPENINGS)) return on;
  }
  return null;
}
