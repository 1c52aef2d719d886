import { inlineHash } from '#app/platform/csp.ts';
import { MAX_LETTERS } from './frame-messages.ts';
import { playLibras } from './play-libras.ts';

/** The widget fills the frame, whose title and buttons are the page's around it. */
const STYLE =
  'html,body{margin:0;height:100%;overflow:hidden;background:#fff}[vw]{position:fixed!important;inset:0!important;margin:0!important;transform:none!important}[vw-access-button]{display:none!important}[vw-plugin-wrapper].active{width:100%!important;max-width:none!important;height:100%!important;min-height:0!important;box-shadow:none!important;border-radius:0!important}';

const PLACES =
  '<div vw class="enabled"><div vw-access-button class="active"></div><div vw-plugin-wrapper><div class="vw-plugin-top-wrapper"></div></div></div>';

/** Player, translation, signs and the widget's chunks come from several hosts of the same operator. */
const OPERATOR = ['https://vlibras.gov.br', 'https://*.vlibras.gov.br'];

/**
 * The page that holds the government's widget, and its policy. It is nobody's page: without an origin it reaches
 * neither the site's pages nor what they keep, and it is told only what it shall translate. What the widget needs,
 * and how that is known: docs/decisions/0028-libras-in-a-frame-without-an-origin.md
 * @param vlibrasUrl folder of the widget, 'https://vlibras.gov.br/app'
 */
export function librasPage(
  vlibrasUrl: string,
  { isHttps }: { isHttps: boolean },
): { html: string; policy: string } {
  const script = `(${playLibras.toString()})(${JSON.stringify(vlibrasUrl)},${MAX_LETTERS},window)`;
  const hosts = [...new Set([new URL(vlibrasUrl).origin, ...OPERATOR])].join(' ');
  const policy = [
    "default-src 'none'",
    // The player is a WebAssembly program that calls the page by `eval`, and is started from a blob.
    `script-src ${inlineHash(script)} 'unsafe-eval' blob: ${hosts}`,
    `style-src 'unsafe-inline' ${hosts}`,
    `img-src data: blob: ${hosts}`,
    `font-src data: ${hosts}`,
    `media-src blob: ${hosts}`,
    `connect-src data: blob: ${hosts}`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  const html = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>VLibras</title><style>${STYLE}</style></head><body>${PLACES}<script>${script}</script></body></html>`;
  return { html, policy };
}
