import type { MachinesMessages } from '#app/locales/pt-BR/machines.ts';

export const machines: MachinesMessages = {
  cataract: 'Cataract',
  bodyPart: 'Eye',
  lensSubscription: 'Contact lens subscription',

  llms: {
    summary: (specialty, city, state) =>
      `${specialty} clinic in ${city}, ${state}, Brazil. This file sums up the website for assistants and other programs.`,
    facts: 'The clinic',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    email: 'Email',
    address: 'Address',
    hours: 'Opening hours',
    doctor: 'Physician in charge',
    payers: 'Ways to pay',
    book: 'Booking',
    bookText: (url) =>
      `Free times are at ${url}. Booking needs no account and no password, only a name and a phone number. Whoever would rather talk to a person can call or use WhatsApp.`,
    bookByPhone: 'Times are arranged by phone or WhatsApp.',
    care: 'Care',
    careText:
      'The texts of this website inform and do not replace a visit. Sudden loss of vision, severe pain, a blow or a chemical in the eye are emergencies: go to an emergency room or, in Brazil, call 192.',
    pages: 'Main pages',
    posts: 'Articles',
    episodes: 'Podcast',
    otherLanguages: 'In another language',
  },
};
