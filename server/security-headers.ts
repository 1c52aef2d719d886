import { FIRST_RUN_PATHS } from '#app/features/first-run/first-run-steps.ts';
import { CLOSED_POLICY } from '#app/platform/csp.ts';
import type { Hsts } from '#app/platform/env.server.ts';
import { isPrivatePath, plainPath } from '#app/platform/private-paths.ts';

const STRICT_TRANSPORT: Record<Hsts, string | undefined> = {
  off: undefined,
  day: 'max-age=86400',
  month: 'max-age=2592000',
  // Only the last step binds the other hosts of the domain.
  year: 'max-age=31536000; includeSubDomains',
};

/**
 * Headers of every response, including errors and files.
 * @param isHttps whether visitors reach the site over TLS
 * @param hasPolicy false in development: live reload needs inline scripts
 */
export function securityHeaders({
  isHttps,
  hsts = 'day',
  hasPolicy = true,
}: {
  isHttps: boolean;
  hsts?: Hsts | undefined;
  hasPolicy?: boolean;
}): Record<string, string> {
  const strictTransport = isHttps ? STRICT_TRANSPORT[hsts] : undefined;
  return {
    ...(hasPolicy ? { 'content-security-policy': CLOSED_POLICY } : {}),
    ...(strictTransport ? { 'strict-transport-security': strictTransport } : {}),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
  };
}

/** Headers that depend on the address. What a step of the first run shows of the site alone may be in a frame. */
export function headersAt(path: string): Record<string, string> {
  const isView = path.replace(/\?.*$/s, '') === FIRST_RUN_PATHS.view;
  return {
    'x-frame-options': isView ? 'SAMEORIGIN' : 'DENY',
    'referrer-policy': referrerPolicy(path),
  };
}

/**
 * How much of its address a page reveals to the next one. A page reached by a secret link reveals nothing.
 * Booking and appointment pages, whose own addresses hold no secret, reveal it only to this site: with
 * `no-referrer` browsers post forms with `Origin: null`, and those that send no Sec-Fetch-Site (Safari before
 * 16.4) could then neither book nor cancel.
 */
function referrerPolicy(path: string): string {
  if (SECRET_LINK.test(plainPath(path))) return 'no-referrer';
  return isPrivatePath(path) ? 'same-origin' : 'strict-origin-when-cross-origin';
}

/** An appointment's page or the account setup page, with its token, however long. */
const SECRET_LINK =
  /^(?:\/en-us)?\/(?:meu-agendamento|pagamento|visita|calendario|equipe\/preparar)\/[^/?]{20,}/;
