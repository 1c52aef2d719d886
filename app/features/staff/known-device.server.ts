import type { CookieKind } from '#app/platform/cookie.server.ts';
import { deriveToken, hashToken, newToken } from '#app/platform/token.server.ts';

/** Remembers for 180 days that somebody has signed in on this device. It grants no access. */
export const DEVICE_COOKIE: CookieKind = { name: 'aparelho', maxAgeSeconds: 180 * 86_400 };

/** Cookie for a device on which somebody has just signed in. */
export function deviceCookieFor(secret: string, staffId: number): string {
  const device = newToken();
  return `${staffId}.${device}.${seal(secret, staffId, device)}`;
}

/** The device, when its cookie was signed by us for this account; else null. */
export function knownDeviceOf(
  secret: string,
  staffId: number,
  cookie: string | undefined,
): string | null {
  const parts = /^(\d{1,10})\.([\w-]{43})\.([\w-]{43})$/.exec(cookie ?? '');
  const [, owner, device = '', mac = ''] = parts ?? [];
  if (Number(owner) !== staffId) return null;
  // Comparing hashes of equal length leaks nothing about the right value through timing.
  return hashToken(mac).equals(hashToken(seal(secret, staffId, device))) ? device : null;
}

function seal(secret: string, staffId: number, device: string): string {
  return deriveToken(secret, `staff-device:${staffId}:${device}`);
}
