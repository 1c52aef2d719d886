import { createHash } from 'node:crypto';
import { hostsOf, type VendorIds } from '#app/platform/browser/vendors.ts';

/** Policy of a response that is not a page: nothing may run, load or frame. */
export const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Policy of the service worker: it may send requests to this site only. */
export const WORKER_POLICY = `${CLOSED_POLICY}; connect-src 'self'`;

/** How a policy lists an inline script or style: `'sha256-…'` of its exact bytes. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Content-Security-Policy of one page. Everything comes from the site itself and from the measurement
 * services in use; an inline script or style runs only when its hash is listed.
 * `require-trusted-types-for` has no list of policy names: the services' scripts bring their own policies
 * and may rename them at any time.
 * @param vendorIds the services that this page may load
 * @param backupHost the page may check whether it answers
 * @param framed addresses of the only pages that this one may show in a frame, with blanks between
 * @param isShownInFrame whether a page of this site shows it in a frame
 * @param checkedOrigin site that the page, on another host, may check for availability
 */
export function pagePolicy({
  scriptHashes = [],
  styleHashes = [],
  vendorIds = {},
  backupHost,
  framed,
  checkedOrigin,
  isShownInFrame = false,
  isHttps,
}: {
  scriptHashes?: readonly string[];
  styleHashes?: readonly string[];
  vendorIds?: VendorIds;
  backupHost?: string | undefined;
  framed?: string | undefined;
  checkedOrigin?: string | undefined;
  isShownInFrame?: boolean;
  isHttps: boolean;
}): string {
  const hosts = hostsOf(vendorIds);
  const backup = backupHost ? [`${isHttps ? 'https' : 'http'}://${backupHost}`] : [];
  const checked = checkedOrigin ? [checkedOrigin] : [];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes, ...hosts.script].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    ["img-src 'self' data:", ...hosts.img].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...hosts.connect, ...backup, ...checked].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(framed ? [`frame-src ${framed}`] : []),
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isShownInFrame ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
