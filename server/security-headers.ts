import { CLOSED_POLICY } from '#app/platform/csp.ts';

/**
 * Headers of every answer, also of errors and files.
 * @param isHttps whether visitors reach the site over TLS
 * @param hasPolicy false while developing: live reload needs inline scripts
 */
export function securityHeaders({
  isHttps,
  hasPolicy = true,
}: {
  isHttps: boolean;
  hasPolicy?: boolean;
}): Record<string, string> {
  return {
    ...(hasPolicy ? { 'content-security-policy': CLOSED_POLICY } : {}),
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
  };
}

/**
 * How much of its address a page tells the next one. A page reached by a secret link tells nobody.
 * The booking tells only this site: with `no-referrer` browsers post forms with `Origin: null`, and
 * those that send no Sec-Fetch-Site (Safari before 16.4) could then not book.
 */
export function referrerPolicy(path: string): string {
  if (isWithin(path, '/visita')) return 'no-referrer';
  return isWithin(path, '/agendamento') ? 'same-origin' : 'strict-origin-when-cross-origin';
}

function isWithin(path: string, area: string): boolean {
  return path.toLowerCase().startsWith(area);
}
