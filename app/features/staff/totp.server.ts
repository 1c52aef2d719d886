import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveToken } from '#app/platform/token.server.ts';

/** Time-based one-time passwords (RFC 6238) as authenticator apps make them: SHA-1, six digits, 30 s. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps accepted before and after the current one, for clock drift. */
const TOLERANCE = 1;
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * Secret of a second factor. It is derived from the process's secret on demand: the database holds only
 * the salt.
 */
export function totpSecret(secret: string, staffId: number, salt: string): Buffer {
  const derived = deriveToken(secret, `staff-totp:${staffId}:${salt}`);
  return Buffer.from(derived, 'base64url').subarray(0, SECRET_BYTES);
}

/** Number of the 30-second step of an instant, counted from 1970. */
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
 * The step of this code, at most one step early or late; null for a wrong code. The caller must accept
 * each step once, and none before the last accepted one.
 */
export function findTotpStep(secret: Buffer, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const present = totpStep(now);
  const steps = Array.from(
    { length: 2 * TOLERANCE + 1 },
    (_, index) => present - TOLERANCE + index,
  );
  const values = Buffer.from(code);
  const found = steps.filter((step) =>
    timingSafeEqual(Buffer.from(totpCode(secret, step)), values),
  );
  return found[0] ?? null;
}

/** The secret for typing into an app, RFC 4648 without padding. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The URI that authenticator apps read from a link or a QR code. */
export function otpauthLink(
  secret: Buffer,
  { issuer, username }: { issuer: string; username: string },
) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
