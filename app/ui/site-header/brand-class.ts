/** In characters: what one line of a phone holds, of a wide window, two and three lines there. The record allows 60. */
const [SHORT, ONE_LINE, TWO_LINES, THREE_LINES] = [7, 16, 34, 40];

/** Of a name that three lines of a phone hold: its letters, and those of its longest word. */
const [PHONE_LETTERS, PHONE_WORD] = [22, 8];

/** A logo so many times as wide as high has no room for words at its side. */
const WIDE_LOGO = 1.6;

type Logo = { width: number; height: number; holdsName: boolean };

/** How much room a name needs, and where a logo leaves it, as classes of the stylesheet. */
export function brandClass(name: string, logo?: Logo): string {
  const classes = ['brand', ...sizeOf(name)];
  if (logo && logo.width > WIDE_LOGO * logo.height) classes.push('brand-wide');
  return classes.join(' ');
}

function sizeOf(name: string): string[] {
  if (name.length <= SHORT) return [];
  if (name.length > THREE_LINES) return ['brand-long', 'brand-longest', 'brand-vast'];
  if (name.length > TWO_LINES) return ['brand-long', 'brand-longest'];
  const hasShortWords = name.split(' ').every((word) => word.length <= PHONE_WORD);
  const words = hasShortWords && name.length <= PHONE_LETTERS ? ['brand-words'] : [];
  return [name.length <= ONE_LINE ? 'brand-medium' : 'brand-long', ...words];
}
