import type { ByLocale } from '#app/platform/locale.ts';

/** Words beside a page whose own form is not open yet: how to reach the clinic today. */
const portuguese = {
  title: 'Fale com a clínica hoje',
  schedule: 'Ver horários livres',
  whatsapp: 'Conversar pelo WhatsApp',
  phone: (display: string) => `Ligue para ${display}`,
  email: (address: string) => `Escreva para ${address}`,
};

type ContactClinicMessages = typeof portuguese;

const english: ContactClinicMessages = {
  title: 'Contact the clinic today',
  schedule: 'See available times',
  whatsapp: 'Chat on WhatsApp',
  phone: (display: string) => `Call ${display}`,
  email: (address: string) => `Write to ${address}`,
};

/** Words on how to reach the clinic, by language. */
export const contactClinicMessages: ByLocale<ContactClinicMessages> = {
  'pt-BR': portuguese,
  'en-US': english,
};
