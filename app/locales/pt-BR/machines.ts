import { machines as english } from '#app/locales/en-US/machines.ts';
import type { ByLocale } from '#app/platform/locale.ts';

/** Words that are written for programs: search engines, assistants, the device's own lists. */
export const machines = {
  cataract: 'Catarata',
  bodyPart: 'Olho',
  lensSubscription: 'Assinatura de lentes de contato',

  llms: {
    summary: (specialty: string, city: string, state: string) =>
      `Clínica de ${specialty.toLowerCase()} em ${city}, ${state}, Brasil. Este arquivo resume o site para assistentes e outros programas.`,
    facts: 'A clínica',
    phone: 'Telefone',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    address: 'Endereço',
    hours: 'Horário de atendimento',
    doctor: 'Médica responsável',
    payers: 'Formas de atendimento',
    book: 'Agendar',
    bookText: (url: string) =>
      `Os horários livres estão em ${url}. Agendar não pede cadastro nem senha: bastam nome e telefone. Quem prefere falar com uma pessoa usa o telefone ou o WhatsApp.`,
    bookByPhone: 'Os horários são marcados por telefone ou WhatsApp.',
    care: 'Cuidado',
    careText:
      'Os textos do site informam e não substituem a consulta. Perda súbita da visão, dor forte, pancada ou produto químico no olho são urgências: procure um pronto-socorro ou ligue para o SAMU, 192.',
    pages: 'Páginas principais',
    posts: 'Artigos',
    episodes: 'Podcast',
    otherLanguages: 'Em outra língua',
  },
};

export type MachinesMessages = typeof machines;

/** The same in every language of the site. */
export const machinesMessages: ByLocale<MachinesMessages> = { 'pt-BR': machines, 'en-US': english };
