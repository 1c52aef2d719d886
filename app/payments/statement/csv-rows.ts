/** RFC 4180, with the separator that the first rows have most of. */
export function rowsOf(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted && character === '"' && text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (!isQuoted && character === separator) {
      row.push(cell.trim());
      cell = '';
    } else if (!isQuoted && /[\r\n]/.test(character)) {
      rows.push([...row, cell.trim()]);
      row = [];
      cell = '';
    } else cell += character;
  }
  return [...rows, [...row, cell.trim()]];
}

function separatorOf(text: string): string {
  const start = text.slice(0, 4_000);
  const rows = start.split(/[\r\n]+/).filter(Boolean).length;
  // A comma is also in every amount: it is the separator only where there is no other in every row.
  return [';', '\t'].find((each) => start.split(each).length - 1 >= rows) ?? ',';
}
