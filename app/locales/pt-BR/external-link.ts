import { leaving as english } from '#app/locales/en-US/external-link.ts';
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

/** The same in every language of the site. */
export const externalLinkMessages: ByLocale<ExternalLinkMessages> = {
  'pt-BR': leaving,
  'en-US': english,
};
