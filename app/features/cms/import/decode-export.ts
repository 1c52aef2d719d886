import { isUtf8 } from 'node:buffer';

/** How a file's bytes become letters, and whether that is what the file says of itself. */
export type ExportEncoding = { label: string; isAsDeclared: boolean };

const BOMS: readonly [string, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
const LATIN = 'windows-1252';

/**
 * The encoding of an XML file by its bytes: WordPress writes UTF-8, but editors and old servers save it as Latin-1 and
 * leave the declaration as it was.
 */
export function encodingOf(bytes: Buffer): ExportEncoding {
  const marked = BOMS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  const head = bytes.subarray(0, 200).toString('latin1');
  const declared = /<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(head)?.[1]?.toLowerCase();
  const isDeclaredUtf8 = declared === undefined || /^utf-?8$/.test(declared);
  if (marked) return { label: marked[0], isAsDeclared: true };
  if (isUtf8(bytes)) return { label: 'utf-8', isAsDeclared: isDeclaredUtf8 || isAscii(bytes) };
  const isLatin = declared !== undefined && /^(?:iso-8859-1|windows-1252)$/.test(declared);
  return { label: LATIN, isAsDeclared: isLatin };
}

function isAscii(bytes: Buffer): boolean {
  return bytes.every((byte) => byte < 128);
}

const PIECE_BYTES = 64 * 1024;
// XML has no such letters, and WordPress copies them from Word documents all the same.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The letters of a file, piece by piece. */
export function* decodedPieces(bytes: Buffer, { label }: ExportEncoding): Generator<string> {
  const decoder = new TextDecoder(label);
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const piece = bytes.subarray(at, at + PIECE_BYTES);
    yield decoder.decode(piece, { stream: true }).replaceAll(NOT_XML, '');
  }
  yield decoder.decode().replaceAll(NOT_XML, '');
}

/** Whether UTF-8 was once read as Latin-1 and stored so: 'saÃºde'. */
export function isGarbled(text: string): boolean {
  return /[ÃÂ][\u0080-\u00bf\u0152-\u0178\u2018-\u2122]|â€[œ\u009d™“”]/.test(text);
}
