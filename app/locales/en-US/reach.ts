import type { ReachMessages } from '#app/locales/pt-BR/reach.ts';

export const reach: ReachMessages = {
  title: 'Reach the clinic today',
  schedule: 'See free times',
  whatsapp: 'Chat on WhatsApp',
  phone: (display: string) => `Call ${display}`,
  email: (address: string) => `Write to ${address}`,
  quickReasons: 'Reasons you may give',
};
