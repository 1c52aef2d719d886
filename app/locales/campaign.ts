import type { ByLocale } from '#app/platform/locale.ts';

/** Words of every campaign that staff do not write. Days are in words, '1º de outubro de 2026'. */
export const campaign = {
  code: 'Código da campanha',
  gives: (words: string, until: string) => `${words}. Marque até ${until}.`,
  codeNote: (hasWhatsapp: boolean) =>
    `${hasWhatsapp ? 'Por WhatsApp ou por telefone' : 'Por telefone'}, diga este código ao marcar.`,
  book: 'Marcar com o código',
  questionnaire: 'Conhecer o questionário',
  steps: 'Como funciona',
  benefits: 'O que você ganha',
  more: 'Mais sobre a campanha',
  message: (code: string) => `Olá! Gostaria de marcar com o código ${code} da campanha.`,
  running: { title: 'A campanha está acontecendo', until: (day: string) => `Ela vai até ${day}.` },
  upcoming: {
    title: (day: string) => `A campanha começa em ${day}`,
    text: (until: string) =>
      `Ela vai até ${until}. O código aparece aqui no primeiro dia. Quem precisa de cuidado antes não deve esperar.`,
  },
  ended: {
    title: (day: string) => `A campanha terminou em ${day}`,
    text: 'O código não vale mais para marcar. Quem marcou até esse dia continua com o que foi combinado.',
    next: (day: string) => `A próxima começa em ${day}.`,
  },
  rules: {
    title: 'Regras da campanha',
    days: (from: string, until: string) => `O código vale de ${from} a ${until}.`,
    services: (services: string) => `Ele vale para: ${services}.`,
    booking: 'Conta o dia em que você marca. A data do exame pode ser depois do fim da campanha.',
    moving: 'Remarcar não muda o que o código dá.',
    cancelling: 'Quem cancela pode usar o código de novo, se marcar enquanto a campanha durar.',
    free: 'Você não precisa fazer outro exame, comprar nada nem voltar. Se algo a mais for indicado, você recebe a explicação e decide.',
  },
};

export type CampaignMessages = typeof campaign;

const english: CampaignMessages = {
  code: 'Campaign code',
  gives: (words, until) => `${words}. Book by ${until}.`,
  codeNote: (hasWhatsapp) =>
    `By ${hasWhatsapp ? 'WhatsApp or phone' : 'phone'}, give this code when you book.`,
  book: 'Book with the code',
  questionnaire: 'About the questionnaire',
  steps: 'How it works',
  benefits: 'What you get',
  more: 'More about the campaign',
  message: (code) => `Hello! I would like to book with the campaign code ${code}.`,
  running: { title: 'The campaign is on', until: (day) => `It runs until ${day}.` },
  upcoming: {
    title: (day) => `The campaign begins on ${day}`,
    text: (until) =>
      `It runs until ${until}. The code will be here on the first day. If you need care before that, do not wait.`,
  },
  ended: {
    title: (day) => `The campaign ended on ${day}`,
    text: 'The code can no longer be used to book. If you booked by that day, you keep what was agreed.',
    next: (day) => `The next one begins on ${day}.`,
  },
  rules: {
    title: 'Campaign rules',
    days: (from, until) => `The code is valid from ${from} to ${until}.`,
    services: (services) => `It is valid for: ${services}.`,
    booking: 'What counts is the day you book. Your exam may be after the campaign ends.',
    moving: 'Rescheduling does not change what the code gives.',
    cancelling: 'If you cancel, you can use the code again while the campaign runs.',
    free: 'You do not have to have another exam, buy anything or come back. If something more is recommended, you get an explanation and you decide.',
  },
};

/** Words of every campaign, by language. */
export const campaignMessages: ByLocale<CampaignMessages> = { 'pt-BR': campaign, 'en-US': english };
