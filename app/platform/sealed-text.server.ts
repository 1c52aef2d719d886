import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const FORMAT = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Texts are filled up to a multiple of this, so that their length says nothing. */
const BLOCK = 512;

/** What a text is sealed for. A text opens only with the same secret, purpose and place. */
export type SealUse = {
  secret: string;
  /** Makes the key: texts of one purpose cannot be opened as those of another. */
  purpose: string;
  /** Ties the text to its row, so that it cannot be moved to another. */
  place: string;
};

/**
 * Seals a text for the database: AES-256-GCM with a key of its own, derived from the process's secret by HKDF-SHA-256.
 * Whoever has the database or a copy of it, and not the secret, can read nothing.
 * @returns format, nonce, tag and ciphertext
 */
export function sealText({ secret, purpose, place }: SealUse, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), nonce);
  cipher.setAAD(Buffer.from(place));
  const filler = BLOCK - 1 - (Buffer.byteLength(text) % BLOCK);
  const filled = Buffer.concat([Buffer.from(text), Buffer.from([0x80]), Buffer.alloc(filler)]);
  const sealed = Buffer.concat([cipher.update(filled), cipher.final()]);
  return Buffer.concat([Buffer.from([FORMAT]), nonce, cipher.getAuthTag(), sealed]);
}

/** The text; null when it was sealed with another secret, for another use, or was changed. */
export function openSealed({ secret, purpose, place }: SealUse, sealed: Buffer): string | null {
  const head = 1 + NONCE_BYTES + TAG_BYTES;
  if (sealed[0] !== FORMAT || sealed.length < head) return null;
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), nonce);
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(sealed.subarray(1 + NONCE_BYTES, head));
  try {
    const filled = Buffer.concat([decipher.update(sealed.subarray(head)), decipher.final()]);
    return filled.subarray(0, filled.lastIndexOf(0x80)).toString('utf8');
  } catch {
    // The only fault that Node reports here is a tag that does not match.
    return null;
  }
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
