/** Kinds of file that become pictures. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
/** Kinds that are known by name, so that the answer can say what to do. */
export type RefusedKind = 'svg' | 'heic' | 'unknown';

/** What a file is by its own first bytes; its name and what the browser calls it prove nothing. */
export function imageKindOf(bytes: Uint8Array): ImageKind | RefusedKind {
  const letters = (from: number, to: number) =>
    String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)));
  const start = letters(0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  if (start.slice(4, 8) === 'ftyp') return kindOfBrands(letters(8, 40));
  return /<\s*svg|<\?xml|<!doctype/i.test(letters(0, 1024)) ? 'svg' : 'unknown';
}

/** Files of the HEIF family name what they hold: AVIF is for everybody, HEIC is what iPhones keep. */
function kindOfBrands(brands: string): ImageKind | RefusedKind {
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cxms]|hev[cx]|mif1/.test(brands) ? 'heic' : 'unknown';
}
