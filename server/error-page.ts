import { inlineHash, pagePolicy } from '#app/platform/csp.ts';

/** The clinic's telephone, formatted for display and for dialling. */
export type PhoneView = { display: string; e164: string };

const TEXTS: Record<number, { title: string; text: string }> = {
  400: { title: 'Pedido inválido', text: 'Não entendemos este pedido. Volte e tente de novo.' },
  403: {
    title: 'Pedido recusado',
    text: 'Este envio não veio de uma página deste site. Abra o site e tente de novo.',
  },
  404: { title: 'Página não encontrada', text: 'Esta página não existe.' },
  405: { title: 'Pedido inválido', text: 'Esta página não aceita este tipo de pedido.' },
  413: { title: 'Envio grande demais', text: 'Os dados enviados são grandes demais.' },
  415: { title: 'Pedido inválido', text: 'Este formato de dados não é aceito.' },
  429: { title: 'Muitos pedidos', text: 'Aguarde um momento e tente de novo.' },
  500: { title: 'Ocorreu um erro inesperado', text: 'Tente de novo em alguns minutos.' },
};

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:38rem;margin:3rem auto;padding:0 1rem;color:#1b1b1b;background:#fff}a{color:#0b4f6c}small{color:#444}';
const STYLE_HASH = inlineHash(STYLE);

/** Error codes for programs; part of the API. */
const CODES: Record<number, string> = {
  400: 'bad-request',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'body-too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'unavailable',
};

/**
 * A page for when the site's own pages cannot answer. It needs no file and no database, and reveals nothing
 * about the fault except the request id in the log.
 */
export function errorPage({
  status,
  requestId,
  phone,
}: {
  status: number;
  requestId: string;
  phone: PhoneView;
}): string {
  const unavailable = {
    title: 'Serviço indisponível',
    text: `Serviço indisponível. Use WhatsApp ou ligue para ${phone.display}`,
  };
  const known = status === 503 ? unavailable : TEXTS[status];
  const { title, text } = known ?? TEXTS[status < 500 ? 400 : 500] ?? unavailable;
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p><p>Telefone e WhatsApp: <a href="tel:${phone.e164}">${phone.display}</a></p><p><a href="/">Ir para a página inicial</a></p><p><small>Código do pedido: ${requestId}</small></p></main></body></html>`;
}

/** Content-Security-Policy of `errorPage`. */
export function errorPagePolicy(isHttps: boolean): string {
  return pagePolicy({ styleHashes: [STYLE_HASH], isHttps });
}

/** The same error as JSON. */
export function errorBody(status: number, requestId: string): { error: string; requestId: string } {
  return { error: CODES[status] ?? (status < 500 ? 'bad-request' : 'internal'), requestId };
}
