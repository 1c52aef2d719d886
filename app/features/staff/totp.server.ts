import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveToken } from '#app/platform/token.server.ts';

/** One-time passwords by time (RFC 6238), as every authenticator app makes them: SHA-1, six digits, 30 s. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps before and after the present one: phones' clocks are seldom right to the second. */
const TOLERANCE = 1;
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * The secret of somebody's second factor. Made again from the process's secret whenever it is needed:
 * the database holds the salt alone.
 */
export function totpSecret(secret: string, staffId: number, salt: string): Buffer {
  const derived = deriveToken(secret, `staff-totp:${staffId}:${salt}`);
  return Buffer.from(derived, 'base64url').subarray(0, SECRET_BYTES);
}

/** The number of the half minute that an instant lies in, counted from 1970. */
export function totpStep(at: Date): number {
  return Math.floor(at.getTime() / STEP_MS);
}

/** The code of one step. */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * The step whose code this is, one step early or late at most; null for a wrong code. Whoever calls
 * it takes a step only once, and none before the last one taken.
 */
export function findTotpStep(secret: Buffer, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const present = totpStep(now);
  const steps = Array.from(
    { length: 2 * TOLERANCE + 1 },
    (_, index) => present - TOLERANCE + index,
  );
  const typed = Buffer.from(code);
  const found = steps.filter((step) => timingSafeEqual(Buffer.from(totpCode(secret, step)), typed));
  return found[0] ?? null;
}

/** The secret as people type it into an app, RFC 4648 without padding. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** What authenticator apps read from a link or a QR code. */
export function otpauthLink(
  secret: Buffer,
  { issuer, username }: { issuer: string; username: string },
) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
