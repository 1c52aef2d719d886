/**
 * Words as a BR Code takes them: without accents, only what every bank's app shows, no longer than `longest`.
 * @returns '' when nothing is left
 */
export function merchantWords(text: string, longest: number): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^A-Za-z0-9 .,&/-]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, longest)
    .trim();
}
