/**
 * The text of a file from any spreadsheet program: UTF-8 or UTF-16 with a byte order mark or without, and
 * otherwise Windows-1252.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const unmarked = utf16Of(bytes);
  if (unmarked) return new TextDecoder(unmarked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('windows-1252').decode(bytes);
    throw error;
  }
}

/** Of UTF-16 without a mark every second byte of plain letters is zero. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.subarray(0, 2_000);
  const zeros = (from: number) => start.filter((byte, at) => at % 2 === from && byte === 0).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (odd > start.length / 4 && even === 0) return 'utf-16le';
  if (even > start.length / 4 && odd === 0) return 'utf-16be';
  return null;
}
