import type { ExternalLinkMessages } from '#app/locales/pt-BR/external-link.ts';

export const leaving: ExternalLinkMessages = {
  title: 'You are about to leave this site',
  ask: (destination) => `You will be redirected to ${destination}. Continue?`,
  goOn: 'Continue',
  newTab: '(opens in another tab)',
  stay: 'Stay here',
  close: 'Close',
  callFailed: (phone) => `The call could not be started. Please dial: ${phone}`,
  mailFailed: (email) => `No mail program could be opened. Please write to: ${email}`,
  destinations: {
    whatsapp: 'WhatsApp',
    maps: 'Google Maps',
    google: 'Google',
    facebook: 'Facebook',
    instagram: 'Instagram',
    youtube: 'YouTube',
    linkedin: 'LinkedIn',
    x: 'X',
    spotify: 'Spotify',
  },
};
