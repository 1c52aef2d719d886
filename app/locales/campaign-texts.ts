import { campaign as enUs } from '#app/locales/en-US/campaign.ts';
import { type CampaignMessages, campaign as ptBr } from '#app/locales/pt-BR/campaign.ts';
import type { Locale } from '#app/platform/locale.ts';

/** Words of a yearly campaign, by language. */
export const campaignMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  CampaignMessages
>;
