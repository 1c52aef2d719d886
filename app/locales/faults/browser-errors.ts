import type { ByLocale } from '#app/platform/locale.ts';

/** What a page says when a part of it could not be loaded. Kept small: every page carries it. */
export const browserErrors = {
  /** Instead of a page, or of what a page is there for. */
  view: {
    medical: 'Conteúdo Médico Indisponível',
    network: 'Erro de Conexão',
    other: 'Erro ao Carregar Página',
  },
  /** In the place of a part of a page. */
  inline: {
    medical: 'Módulo temporariamente indisponível',
    network: 'Erro de conexão',
    other: 'Componente temporariamente indisponível',
  },
  reload: 'Recarregar Página',
  tryAgain: 'Tentar Novamente',
  whatsapp: 'WhatsApp Urgente',
  loading: {
    part: 'Carregando...',
    page: 'Carregando página...',
    medical: 'Preparando conteúdo...',
  },
};

export type BrowserErrorsMessages = typeof browserErrors;

const english: BrowserErrorsMessages = {
  view: {
    medical: 'Medical Content Unavailable',
    network: 'Connection Error',
    other: 'Error Loading Page',
  },
  inline: {
    medical: 'Module temporarily unavailable',
    network: 'Connection error',
    other: 'Component temporarily unavailable',
  },
  reload: 'Reload Page',
  tryAgain: 'Try Again',
  whatsapp: 'Urgent WhatsApp',
  loading: {
    part: 'Loading...',
    page: 'Loading page...',
    medical: 'Preparing content...',
  },
};

/** The same in every language of the site. */
export const browserErrorsMessages: ByLocale<BrowserErrorsMessages> = {
  'pt-BR': browserErrors,
  'en-US': english,
};
