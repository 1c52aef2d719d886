import type { CampaignTexts } from '#app/clinic/campaign-fields.ts';
import type { CampaignDays } from '#app/clinic/campaign-season.ts';
import type { ByLocale } from '#app/platform/locale.ts';

export const CAMPAIGNS_PATH = '/equipe/campanhas';

export type CampaignState = 'draft' | 'published' | 'archived';

/** What staff decide about a campaign. */
export type CampaignContent = CampaignDays & {
  slug: string;
  code: string;
  gives: ByLocale<string>;
  /** Slugs of the services it is valid for. */
  services: readonly string[];
  /** Whether its page offers the dry-eye questionnaire. */
  offersQuestionnaire: boolean;
  /** Null where the texts are those of its page in content/. */
  texts: ByLocale<CampaignTexts> | null;
};

/** The path of a campaign's public page, without the language prefix. */
export function campaignPath(slug: string): string {
  return `/campanha/${slug}`;
}
