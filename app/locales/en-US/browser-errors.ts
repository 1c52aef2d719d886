import type { BrowserErrorsMessages } from '#app/locales/pt-BR/browser-errors.ts';

export const browserErrors: BrowserErrorsMessages = {
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
