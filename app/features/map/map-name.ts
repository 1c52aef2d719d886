import { MAP_LIMITS } from '#app/clinic/map/surroundings.ts';

/** Control characters, marks without a shape, and what cannot be stored. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** A name as a map may show it, in one line; null where nothing of it can be read. */
export function mapName(text: string): string | null {
  const plain = text.replace(UNSEEN, ' ').normalize('NFC').replace(/\s+/gu, ' ').trim();
  const name = [...plain].slice(0, MAP_LIMITS.nameLength).join('').trim();
  // The schema counts UTF-16.
  return /[\p{L}\p{N}]/u.test(name) && name.length <= MAP_LIMITS.nameLength ? name : null;
}
