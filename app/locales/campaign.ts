import type { ByLocale } from '#app/platform/locale.ts';

/** Words of a yearly campaign that are not in content/. */
export const campaign = {
  code: 'Código da campanha',
  codeNote: 'Diga este código ao marcar por WhatsApp ou por telefone.',
  questionnaire: 'Conhecer o questionário',
  steps: 'Como funciona',
  benefits: 'O que você ganha',
  message: (code: string) =>
    `Olá! Gostaria de marcar a avaliação de olho seco com o código ${code}.`,
};

export type CampaignMessages = typeof campaign;

const english: CampaignMessages = {
  code: 'Campaign code',
  codeNote: 'Give this code when you book by WhatsApp or phone.',
  questionnaire: 'About the questionnaire',
  steps: 'How it works',
  benefits: 'What you get',
  message: (code: string) => `Hello! I would like to book the dry-eye exam with the code ${code}.`,
};

/** Words of a yearly campaign, by language. */
export const campaignMessages: ByLocale<CampaignMessages> = { 'pt-BR': campaign, 'en-US': english };
