/** Bytes from one to another, both counted in. */
type ByteRange = { from: number; to: number };

/**
 * The one stretch that a Range header asks for, by RFC 9110, section 14. Of several, and of what is no range, nothing is
 * made: the answer is then the whole.
 * @returns undefined for the whole, null for a stretch that begins behind the end
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length > 0 ? { from: size - length, to: size - 1 } : null;
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return undefined;
  return from < size ? { from, to } : null;
}
