import { z } from 'zod';
import type { PageFront, PageText } from '#app/platform/text/page-text.ts';

const words = z.string().trim().min(1, 'is empty');
const point = z.strictObject({ title: words, text: words });
const fourPoints = z.array(point).length(4, 'must have exactly 4 entries');

/** Fields of a yearly campaign, beside those of every page. */
export const campaignFields = {
  /** 1 to 12; the campaign lasts this whole calendar month at the clinic. */
  month: z.int().min(1).max(12),
  inSeason: point,
  offSeason: point,
  benefits: fourPoints,
  steps: fourPoints,
};

type Point = z.output<typeof point>;
export type CampaignText = PageText<
  PageFront & {
    month: number;
    inSeason: Point;
    offSeason: Point;
    benefits: readonly Point[];
    steps: readonly Point[];
  }
>;

/**
 * Whether a campaign is on: between two days, both inclusive, or, without them, in its month of every year.
 * @param month 1 to 12
 * @param today calendar day in the clinic's zone, '2026-10-31'
 */
export function isInSeason(
  { month, dates }: { month: number; dates?: { startsOn: string; endsOn: string } | undefined },
  today: string,
): boolean {
  if (dates) return dates.startsOn <= today && today <= dates.endsOn;
  return Number(today.slice(5, 7)) === month;
}
