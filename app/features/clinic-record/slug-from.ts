const MOST = 60;

/**
 * A name for an entry from what it is called: 'Dra. Ana Sá' is 'dra-ana-sa'; 'item' where no letter is left.
 * @param isTaken whether another entry has that name; then a number follows
 */
export function slugFrom(words: string, isTaken: (slug: string) => boolean): string {
  const plain = words
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replaceAll(/^-+|-+$/g, '');
  const base = plain || 'item';
  if (!isTaken(base)) return base;
  let number = 2;
  while (isTaken(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
