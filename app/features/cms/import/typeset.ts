const UNTOUCHED = /^<(\/?)(?:pre|code|kbd|style|script|tt)\b/i;

/**
 * HTML with the signs that WordPress sets when it shows a text, and that an export has not: curly quotes, dashes and
 * the ellipsis, as `wptexturize` does in Portuguese and English.
 */
export function typeset(html: string): string {
  let depth = 0;
  let before = '';
  return textsAndTags(html)
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

/** Texts and tags or comments in turn. Each letter is read once, also where nothing that begins has an end. */
function textsAndTags(html: string): string[] {
  const pieces: string[] = [];
  let textFrom = 0;
  let hasComments = true;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    let end = -1;
    if (hasComments && html.startsWith('<!--', at)) {
      end = html.indexOf('-->', at + 4);
      hasComments = end >= 0;
      if (end >= 0) end += 3;
    }
    if (end < 0 && /[a-z/!]/i.test(html.charAt(at + 1))) {
      end = html.indexOf('>', at + 2) + 1;
      if (end === 0) break;
    }
    if (end < 0) {
      at += 1;
      continue;
    }
    pieces.push(html.slice(textFrom, at), html.slice(at, end));
    textFrom = end;
    at = end;
  }
  return [...pieces, html.slice(textFrom)];
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
    .replaceAll(/\b(\d[\d.,]{0,20})x(?=\d[\d.,]{0,20}\b)/g, '$1×');
}
