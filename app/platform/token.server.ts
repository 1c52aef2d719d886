import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A secret of 256 random bits, 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

const NAME_LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/**
 * A file name with 60 random bits, so that nobody can guess the address of a file before a text links to
 * it.
 */
export function newFileName(): string {
  return [...randomBytes(12)].map((byte) => NAME_LETTERS[byte % NAME_LETTERS.length]).join('');
}

/** What is stored in place of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * A 256-bit token that only the holder of the secret can derive again, 43 characters of base64url.
 * @param purpose what the token is for, unique to its use, as 'manage:42:1'
 */
export function deriveToken(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}

export function isTokenShaped(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

/** SHA-256 of a text, in hexadecimal. */
export function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
