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
