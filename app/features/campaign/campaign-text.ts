import { z } from 'zod';
import type { CampaignTexts } from '#app/clinic/campaign-fields.ts';
import type { PageFront, PageText } from '#app/platform/text/page-text.ts';
import { readTextBlocks } from '#app/platform/text/read-text-blocks.ts';

const words = z.string().trim().min(1, 'is empty');
const point = z.strictObject({ title: words, text: words });
const fourPoints = z.array(point).length(4, 'must have exactly 4 entries');

/** Fields of a campaign's page in content/, beside those of every page. */
export const campaignFields = {
  /** 1 to 12: of an earlier release; the campaign itself has its days. */
  month: z.int().min(1).max(12),
  inSeason: point,
  offSeason: point,
  benefits: fourPoints,
  steps: fourPoints,
};

type Point = z.output<typeof point>;

/** The words of a campaign's page. */
export type CampaignText = PageText<
  PageFront & {
    /** What to say while it runs, and while it does not, beside the days; only pages in content/ have these. */
    inSeason?: Point;
    offSeason?: Point;
    benefits: readonly Point[];
    steps: readonly Point[];
  }
>;

/** The page of a campaign with texts of its own. @param sections splits a text at its headings */
export function pageTextOf(
  { lead, more, ...texts }: CampaignTexts,
  sections: (blocks: ReturnType<typeof readTextBlocks>) => Pick<CampaignText, 'intro' | 'sections'>,
): CampaignText {
  return { ...texts, description: lead, ...sections(readTextBlocks(more)) };
}
