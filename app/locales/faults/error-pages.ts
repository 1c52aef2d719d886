import type { ByLocale } from '#app/platform/locale.ts';

/** What visitors read when no page of the site can answer; a fault's own words are `failure` in `chrome.ts`. */
export const errorPages = {
  /** By status; each of the others is said as 400. */
  refused: {
    400: {
      title: 'Pedido inválido',
      text: 'Não foi possível entender este pedido. Volte e tente de novo.',
    },
    403: {
      title: 'Pedido recusado',
      text: 'Este envio não veio de uma página deste site. Abra o site e tente de novo.',
    },
    404: { title: 'Página não encontrada', text: 'Esta página não existe.' },
    405: { title: 'Pedido inválido', text: 'Esta página não aceita este tipo de pedido.' },
    413: { title: 'Envio grande demais', text: 'Os dados enviados são grandes demais.' },
    415: { title: 'Pedido inválido', text: 'Este formato de dados não é aceito.' },
    429: { title: 'Muitos pedidos', text: 'Aguarde um momento e tente de novo.' },
  },
  phone: (hasWhatsapp: boolean): string => (hasWhatsapp ? 'Telefone e WhatsApp:' : 'Telefone:'),
  home: 'Ir para a página inicial',
  requestId: 'Código do pedido:',
};

export type ErrorPagesMessages = typeof errorPages;

const english: ErrorPagesMessages = {
  refused: {
    400: {
      title: 'Invalid request',
      text: 'We did not understand this request. Go back and try again.',
    },
    403: {
      title: 'Request refused',
      text: 'This was not sent from a page on this site. Open the site and try again.',
    },
    404: { title: 'Page not found', text: 'This page does not exist.' },
    405: { title: 'Invalid request', text: 'This page does not accept this kind of request.' },
    413: { title: 'Too much data', text: 'What was sent is too large.' },
    415: { title: 'Invalid request', text: 'This kind of data is not accepted here.' },
    429: { title: 'Too many requests', text: 'Wait a moment and try again.' },
  },
  phone: (hasWhatsapp) => (hasWhatsapp ? 'Phone and WhatsApp:' : 'Phone:'),
  home: 'Go to the home page',
  requestId: 'Request code:',
};

/** The same in every language of the site. */
export const errorPagesMessages: ByLocale<ErrorPagesMessages> = {
  'pt-BR': errorPages,
  'en-US': english,
};
