import { eq } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { staff } from '#app/db/staff-schema.ts';
import type { CookieKind } from '#app/platform/cookie.server.ts';
import { deriveToken, hashToken, newToken } from '#app/platform/token.server.ts';

/** Remembers for 180 days that somebody has signed in on this device. It grants no access. */
export const DEVICE_COOKIE: CookieKind = { name: 'aparelho', maxAgeSeconds: 180 * 86_400 };

type DeviceServices = { db: Pick<Queryable, 'select'>; secret: string };

/** Cookie for a device on which somebody has just signed in. */
export async function deviceCookieFor(services: DeviceServices, staffId: number): Promise<string> {
  const device = newToken();
  return `${staffId}.${device}.${await seal(services, staffId, device)}`;
}

/** The device, when its cookie was signed by us for this account; else null. */
export async function knownDeviceOf(
  services: DeviceServices,
  staffId: number,
  cookie: string | undefined,
): Promise<string | null> {
  const parts = /^(\d{1,10})\.([\w-]{43})\.([\w-]{43})$/.exec(cookie ?? '');
  const [, owner, device = '', mac = ''] = parts ?? [];
  if (Number(owner) !== staffId) return null;
  // Comparing hashes of equal length leaks nothing about the right value through timing.
  return hashToken(mac).equals(hashToken(await seal(services, staffId, device))) ? device : null;
}

/** Contains the account's random part: after a restore its number may become somebody else's. */
async function seal({ db, secret }: DeviceServices, staffId: number, device: string) {
  const [row] = await db.select({ key: staff.deviceKey }).from(staff).where(eq(staff.id, staffId));
  return deriveToken(secret, `staff-device:${row?.key}:${device}`);
}
