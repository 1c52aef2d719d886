import type { ByLocale } from '#app/platform/locale.ts';

/** What is said before another site opens, and when no program takes a call or a mail. */
export const leaving = {
  title: 'Você vai sair deste site',
  ask: (destination: string) => `Você será redirecionado para ${destination}. Continuar?`,
  goOn: 'Continuar',
  newTab: '(abre em outra aba)',
  stay: 'Ficar aqui',
  close: 'Fechar',
  callFailed: (phone: string) => `Erro ao iniciar chamada. Ligue manualmente: ${phone}`,
  mailFailed: (email: string) => `Erro ao abrir cliente de email. Envie para: ${email}`,
  /** By the service's key; a site without one is called by its host. */
  destinations: {
    whatsapp: 'o WhatsApp',
    maps: 'o Google Maps',
    waze: 'o Waze',
    appleMaps: 'o Mapas da Apple',
    osm: 'o OpenStreetMap',
    google: 'o Google',
    facebook: 'o Facebook',
    instagram: 'o Instagram',
    youtube: 'o YouTube',
    linkedin: 'o LinkedIn',
    x: 'o X',
    spotify: 'o Spotify',
  },
};

export type ExternalLinkMessages = typeof leaving;

const english: ExternalLinkMessages = {
  title: 'You are about to leave this site',
  ask: (destination) => `You will be redirected to ${destination}. Continue?`,
  goOn: 'Continue',
  newTab: '(opens in another tab)',
  stay: 'Stay here',
  close: 'Close',
  callFailed: (phone) => `We could not start the call. Please dial ${phone}`,
  mailFailed: (email) => `We could not open your email app. Please write to ${email}`,
  destinations: {
    whatsapp: 'WhatsApp',
    maps: 'Google Maps',
    waze: 'Waze',
    appleMaps: 'Apple Maps',
    osm: 'OpenStreetMap',
    google: 'Google',
    facebook: 'Facebook',
    instagram: 'Instagram',
    youtube: 'YouTube',
    linkedin: 'LinkedIn',
    x: 'X',
    spotify: 'Spotify',
  },
};

/** The same in every language of the site. */
export const externalLinkMessages: ByLocale<ExternalLinkMessages> = {
  'pt-BR': leaving,
  'en-US': english,
};
