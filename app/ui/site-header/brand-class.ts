/** In characters; longer names take two lines, the longest three. The record allows 60. */
const [ONE_LINE, TWO_LINES] = [16, 34];

/** Of a name that two lines of a phone hold: its letters, and those of its longest word. */
const [PHONE_LETTERS, PHONE_WORD] = [20, 9];

/** How much room a name needs, as classes of the stylesheet. */
export function brandClass(name: string): string {
  if (name.length <= ONE_LINE) return 'brand';
  if (name.length > TWO_LINES) return 'brand brand-long brand-longest';
  const hasShortWords = name.split(' ').every((word) => word.length <= PHONE_WORD);
  return hasShortWords && name.length <= PHONE_LETTERS
    ? 'brand brand-long brand-words'
    : 'brand brand-long';
}
