import { plainLetters } from '#app/platform/text/plain-letters.ts';

/** In an address of the booking, the code of a campaign; it is printed in public and says nothing of anybody. */
export const COUPON_PARAMETER = 'codigo';
export const MAX_CODE_LENGTH = 40;

/** A code as it is compared: 'Olhos em outubro', 'OLHOS-EM-OUTUBRO' and 'olhosemoutubro' are one. */
export function codeLetters(typed: string): string {
  return plainLetters(typed.slice(0, 200))
    .replace(/[^a-z0-9]/g, '')
    .toUpperCase();
}

/** A code as it stands in addresses. */
export function codeInAddress(code: string): string {
  return plainLetters(code)
    .trim()
    .replace(/[^a-z0-9]+/g, '-')
    .toUpperCase();
}
