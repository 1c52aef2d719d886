import { createHash } from 'node:crypto';

/** Policy of an answer that is no page: nothing may run, load or frame. */
export const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What a policy calls an inline script or style: `'sha256-…'` of its exact bytes. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Content-Security-Policy of one page. Everything comes from the site itself; an inline script or
 * style runs only when its hash is listed.
 */
export function pagePolicy({
  scriptHashes = [],
  styleHashes = [],
  isHttps,
}: {
  scriptHashes?: readonly string[];
  styleHashes?: readonly string[];
  isHttps: boolean;
}): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
