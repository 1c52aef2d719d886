/** As many letters as a finding has around it when the text goes on beyond them. */
const CUT_LETTERS = 40;

/** What stands before the words of a finding, as people read it: of its own paragraph, from a whole word on. */
export function quoteBefore(before: string): string {
  const own = before.slice(before.lastIndexOf('\n') + 1);
  const isCut = own.length >= CUT_LETTERS;
  return isCut ? `…${plain(own.replace(/^\S*\s/, ''))}` : plain(own);
}

/** What stands after the words of a finding, to the end of its paragraph or a whole word. */
export function quoteAfter(after: string): string {
  const [own = ''] = after.split('\n');
  const isCut = own.length >= CUT_LETTERS;
  return isCut ? `${plain(own.replace(/\s\S*$/, ''))}…` : plain(own);
}

/** Without the signs that format a text. */
function plain(text: string): string {
  return text.replace(/^\s*(?:#{1,6}|[-*]|\d+\.)\s+/, '').replaceAll('**', '');
}
