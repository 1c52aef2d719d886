const TAGS = /(<!--[\s\S]*?-->|<[a-z/!][^>]*>)/i;
const UNTOUCHED = /^<(\/?)(?:pre|code|kbd|style|script|tt)\b/i;

/**
 * HTML with the signs that WordPress sets when it shows a text, and that an export has not: curly quotes, dashes and
 * the ellipsis, as `wptexturize` does in Portuguese and English.
 */
export function typeset(html: string): string {
  let depth = 0;
  let before = '';
  return html
    .split(TAGS)
    .map((piece, index) => {
      if (index % 2 === 1) {
        const [, closing] = UNTOUCHED.exec(piece) ?? [];
        if (closing !== undefined) depth += closing === '/' ? -1 : 1;
        return piece;
      }
      if (piece === '') return '';
      const set = depth > 0 ? piece : signs(piece, before);
      before = piece.at(-1) ?? '';
      return set;
    })
    .join('');
}

/** @param before the letter in front of the piece, '' at the beginning */
function signs(text: string, before: string): string {
  const opens = (offset: number) =>
    /^[\s(["'\u00a0[{–—-]?$/.test(offset === 0 ? before : (text[offset - 1] ?? ''));
  return text
    .replaceAll(/'|"/g, (sign, offset: number) => {
      if (sign === '"') return opens(offset) ? '“' : '”';
      const isYear = /^'\d\d(?!\d)/.test(text.slice(offset));
      return opens(offset) && !isYear ? '‘' : '’';
    })
    .replaceAll('---', '—')
    .replaceAll(/ -- /g, ' — ')
    .replaceAll('--', '–')
    .replaceAll(/(?<=\s)-(?=\s)/g, '–')
    .replaceAll('...', '…')
    .replaceAll(/\b(\d[\d.,]*)x(?=\d[\d.,]*\b)/g, '$1×');
}
