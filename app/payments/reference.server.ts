import { randomBytes } from 'node:crypto';

// Neither I, L, O nor U: whoever reads it out at the desk is understood.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 25;

/** A new charge's reference: 125 random bits. */
export function newReference(): string {
  return [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
