import { inflateSync } from 'node:zlib';

/**
 * The text of one of our PDF files, decoded with the fonts' own character maps: line by line, or joined as it stands
 * in the file, as programs read it that know no places.
 */
export function textOfPdf(file: Buffer, { isJoined = false } = {}): string {
  const streams = streamsOf(file);
  const fonts = streams.filter((stream) => stream.includes('begincmap')).map(lettersOf);
  return streams
    .filter((stream) => stream.includes(' Tf'))
    .map((page) => {
      const lines = textOfPage(page, fonts);
      return isJoined ? lines.join('') : lines.map((line) => line.trimEnd()).join('\n');
    })
    .join('\n');
}

function streamsOf(file: Buffer): string[] {
  const parts = file.toString('latin1').split(/stream\r?\n/);
  return parts.flatMap((part, index) => {
    if (index === 0 || !part.endsWith('end')) return [];
    const body = Buffer.from(part.slice(0, -'\nend'.length), 'latin1');
    // Fonts are streams too, and pdfkit compresses them all.
    return body[0] === 0x78 ? [inflateSync(body).toString('latin1')] : [];
  });
}

function lettersOf(map: string): string[] {
  return [...map.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) =>
      Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    ),
  );
}

function textOfPage(page: string, fonts: readonly string[][]): string[] {
  const lines: string[] = [];
  let letters: readonly string[] = [];
  for (const [, font, glyphs] of page.matchAll(/\/F(\d+) [\d.]+ Tf|\[(.*)\] TJ/g)) {
    // The character maps are in the order of the fonts.
    if (font) letters = fonts[Number(font) - 1] ?? [];
    else {
      const hex = [...(glyphs ?? '').matchAll(/<([0-9a-f]+)>/g)].map(([, part]) => part).join('');
      lines.push((hex.match(/.{4}/g) ?? []).map((id) => letters[Number.parseInt(id, 16)]).join(''));
    }
  }
  return lines;
}
