import type { CampaignMessages } from '#app/locales/pt-BR/campaign.ts';

export const campaign: CampaignMessages = {
  code: 'Campaign code',
  codeNote: 'Say this code when you book by WhatsApp or phone.',
  questionnaire: 'About the questionnaire',
  steps: 'How it works',
  benefits: 'What you get',
  message: (code: string) => `Hello! I would like to book the dry-eye exam with the code ${code}.`,
};
