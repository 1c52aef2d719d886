import { unavailableText } from '#app/features/booking/refusal-messages.ts';
import { chromeMessages } from '#app/locales/chrome.ts';
import { type ErrorPagesMessages, errorPagesMessages } from '#app/locales/faults/error-pages.ts';
import { inlineHash, pagePolicy } from '#app/platform/csp.ts';
import { localeOfPath, localPath, withoutLocale } from '#app/platform/locale.ts';
import { xmlEmpty } from '#app/platform/xml.ts';

/** The clinic's telephone, formatted for display and for dialling, and whether it has WhatsApp. */
export type ReachView = {
  phone: { display: string; e164: string };
  whatsapp: object | undefined;
};

const STYLE =
  '*{box-sizing:border-box}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:38rem;margin:min(3rem,6vw) auto;padding:0 min(1rem,5vw);color:#1b1b1b;background:#fff;overflow-wrap:anywhere}h1{line-height:1.2}a{color:#0b4f6c}button{font:inherit;font-weight:600;min-height:3rem;max-width:100%;padding:.5rem min(1.5rem,5vw);border:2px solid #0b4f6c;border-radius:.5rem;color:#fff;background:#0b4f6c;cursor:pointer}:focus-visible{outline:3px solid #1b1b1b;outline-offset:3px}small{color:#444}';
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
 * A page for when the site's own pages cannot answer, in the language of the address. It needs no file, no script
 * and no database, and reveals nothing about the fault except the request id in the log.
 * @param url path with query, as requested; the button asks for it again
 */
export function errorPage(fault: {
  status: number;
  url: string;
  requestId: string;
  clinic: ReachView;
}): string {
  const { status, url, requestId, clinic } = fault;
  const { phone, whatsapp } = clinic;
  const [path = '/'] = url.split('?', 1);
  const locale = localeOfPath(path);
  const messages = errorPagesMessages[locale];
  const isFault = status >= 500;
  const { title, text } = isFault ? chromeMessages[locale].failure : refusalOf(messages, status);
  // What the pages of the agenda say when nothing can be booked now.
  const instead =
    isFault && isAgendaPath(path) ? unavailableText({ phone, whatsapp, locale }) : undefined;
  const lines = [
    `<h1>${title}</h1><p>${text}</p>`,
    instead ? `<p>${instead}</p>` : '',
    `<p>${messages.phone(whatsapp !== undefined)} <a href="tel:${phone.e164}">${phone.display}</a></p>`,
    isFault ? reloadButton(url, chromeMessages[locale].failure.reload) : '',
    `<p><a href="${localPath(locale, '/')}">${messages.home}</a></p>`,
    `<p><small>${messages.requestId} ${requestId}</small></p>`,
  ];
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main>${lines.join('')}</main></body></html>`;
}

function refusalOf({ refused }: ErrorPagesMessages, status: number) {
  const known = Object.entries(refused).find(([each]) => each === String(status));
  return known?.[1] ?? refused[400];
}

/** A form without an address asks for the page's own again; it would drop the query if it did not bring it. */
function reloadButton(url: string, label: string): string {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1 || url.length));
  const fields = [...query].map(([name, value]) =>
    xmlEmpty('input', { type: 'hidden', name, value }),
  );
  return `<form>${fields.join('')}<button>${label}</button></form>`;
}

/** Pages where a fault means that nothing can be scheduled online now. */
export function isAgendaPath(path: string): boolean {
  return /^\/(?:(?:meu-)?agendamento|visita)(?:[/?.]|$)/.test(withoutLocale(path));
}

/** Content-Security-Policy of `errorPage`. */
export function errorPagePolicy(isHttps: boolean): string {
  return pagePolicy({ styleHashes: [STYLE_HASH], isHttps });
}

/** The same error as JSON. */
export function errorBody(status: number, requestId: string): { error: string; requestId: string } {
  return { error: CODES[status] ?? (status < 500 ? 'bad-request' : 'internal'), requestId };
}
