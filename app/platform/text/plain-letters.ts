/** Lower case without accents: 'visao' for 'Visão'. */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** As `plainLetters`, and without marks: so that names of people, columns and values can be compared. */
export function plainWords(text: string): string {
  return plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
