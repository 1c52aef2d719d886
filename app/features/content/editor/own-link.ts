import type { staffEditor } from '#app/locales/pt-BR/staff/editor.ts';
import { isOwnAddress } from '#app/platform/browser/own-address.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

export type LinkRefusal = keyof Pick<typeof staffEditor.link, 'foreign' | 'script' | 'unknown'>;

/**
 * What somebody typed or copied as the address of a page of this site.
 * @param origin of the site
 */
export function parseInternalLink(typed: string, origin: string): Result<string, LinkRefusal> {
  const text = typed.trim();
  // Browsers leave these letters out before they look at an address.
  const seen = text.replace(/[\s\p{Cc}\p{Cf}]/gu, '');
  if (/^(?:javascript|data|vbscript):/i.test(seen)) return refuse('script');
  if (isOwnAddress(text)) return ok(text);
  const url = URL.parse(text);
  if (url?.origin === origin) return ok(`${url.pathname}${url.search}${url.hash}`);
  const isForeign = /^(?:[a-z][\w+.-]*:|\/\/|\\)|^www\.|^[\w-]+(?:\.[\w-]+)+(?:\/|$)/i.test(seen);
  return refuse(isForeign ? 'foreign' : 'unknown');
}
