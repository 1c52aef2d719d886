/** A sentence behind a colon: without its capital, unless that begins an abbreviation. */
export function afterColon(words: string): string {
  return /^\p{Lu}(?:\p{Ll}|\s)/u.test(words)
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;
}
