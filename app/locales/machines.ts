import type { ByLocale } from '#app/platform/locale.ts';

/** Words that are written for programs: search engines, assistants, the device's own lists. */
export const machines = {
  cataract: 'Catarata',
  bodyPart: 'Olho',
  lensSubscription: 'Assinatura de lentes de contato',

  llms: {
    /** @param specialty null where no doctor has it registered */
    summary: (specialty: string | null, city: string, state: string) =>
      `Clínica de ${specialty?.toLowerCase() ?? 'consultas de olhos'} em ${city}, ${state}, Brasil. Este arquivo resume o site para assistentes e outros programas.`,
    facts: 'A clínica',
    phone: 'Telefone',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    address: 'Endereço',
    hours: 'Horário de atendimento',
    doctor: (isWoman: boolean): string => (isWoman ? 'Médica responsável' : 'Médico responsável'),
    payers: 'Formas de atendimento',
    book: 'Agendar',
    bookText: (url: string, hasWhatsapp: boolean) =>
      `Os horários livres estão em ${url}. Agendar não pede cadastro nem senha: bastam nome e telefone. Quem prefere falar com uma pessoa usa o telefone${hasWhatsapp ? ' ou o WhatsApp' : ''}.`,
    care: 'Cuidado',
    careText:
      'Os textos do site informam e não substituem a consulta. Perda súbita da visão, dor forte, pancada ou produto químico no olho são urgências. Vá agora a um pronto-socorro de olhos ou ligue 192.',
    pages: 'Páginas principais',
    posts: 'Artigos',
    episodes: 'Podcast',
    otherLanguages: 'Em outro idioma',
  },
};

export type MachinesMessages = typeof machines;

const english: MachinesMessages = {
  cataract: 'Cataract',
  bodyPart: 'Eye',
  lensSubscription: 'Contact lens subscription',

  llms: {
    summary: (specialty, city, state) =>
      `${specialty ?? 'Eye care'} clinic in ${city}, ${state}, Brazil. This file summarizes the website for assistants and other programs.`,
    facts: 'The clinic',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    email: 'Email',
    address: 'Address',
    hours: 'Office hours',
    doctor: () => 'Physician in charge',
    payers: 'Ways to pay',
    book: 'Booking',
    bookText: (url, hasWhatsapp) =>
      `Available times are at ${url}. Booking needs no account and no password, only a name and a phone number. Anyone who would rather talk to a person can call${hasWhatsapp ? ' or use WhatsApp' : ''}.`,
    care: 'Care',
    careText:
      'The texts on this website are for information and do not replace an appointment. Sudden vision loss, severe pain, a blow or a chemical in the eye are emergencies. Go to an eye emergency room now or, in Brazil, call 192.',
    pages: 'Main pages',
    posts: 'Articles',
    episodes: 'Podcast',
    otherLanguages: 'In another language',
  },
};

/** The same in every language of the site. */
export const machinesMessages: ByLocale<MachinesMessages> = { 'pt-BR': machines, 'en-US': english };
