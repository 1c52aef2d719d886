import type { Sharp } from 'sharp';
import { imageWidths, MAX_WIDTH } from '#app/platform/image-name.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

/** Larger than any real photo; bounds the memory that decoding takes. */
const MAX_PIXELS = 40_000_000;
/** Maximum ratio of the sides: taller images fill screens, and longer ones are mere lines. */
const MAX_RATIO = 4;
const MIN_SIDE = 16;
const QUALITY = 78;
const MAX_SECONDS = 12;

export type ImageRefusal =
  | RefusedKind
  /** The header is an image's, but the file cannot be decoded. */
  | 'broken'
  | 'too-many-pixels'
  | 'bad-shape';

/** A re-encoded image: its files, smallest first; the last has the image's own size. */
type RewrittenImage = { width: number; height: number; files: { width: number; bytes: Buffer }[] };

const READ = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'];

let loaded: ReturnType<typeof load> | undefined;

/** Loaded with the first image: most processes never handle one. */
async function load() {
  const { default: sharp } = await import('sharp');
  // libvips decodes dozens of formats, and its bugs are in the rare ones: only five stay enabled.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READ.map((format) => `VipsForeignLoad${format}`) });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** The library, once it is needed, with the five formats that it may read. */
export function reader() {
  loaded ??= load();
  return loaded;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Decodes and re-encodes an image, one at a time: the result keeps nothing of the file that was sent, neither its
 * location nor hidden data. Applies the camera's orientation; of an animation it keeps the first frame.
 */
export function rewriteImage(sent: Buffer): Promise<Result<RewrittenImage, ImageRefusal>> {
  // One at a time: each may take more than 100 MB.
  const made = last.then(() => rewrite(sent));
  last = made.catch(() => undefined);
  return made;
}

async function rewrite(sent: Buffer): Promise<Result<RewrittenImage, ImageRefusal>> {
  const kind = imageKindOf(sent);
  if (kind === 'svg' || kind === 'heic' || kind === 'unknown') return refuse(kind);
  const size = await sizeOf(sent, kind);
  if (!size) return refuse('broken');
  const { width, height } = size;
  if (width * height > MAX_PIXELS) return refuse('too-many-pixels');
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < MIN_SIDE || long / short > MAX_RATIO) return refuse('bad-shape');
  const image = await readable(() => drawFiles(sent, Math.min(width, MAX_WIDTH)));
  return image ? ok(image) : refuse('broken');
}

async function sizeOf(sent: Buffer, kind: ImageKind) {
  // No limit here: the header's dimensions are validated before any pixel is decoded.
  const sharp = await reader();
  const found = await readable(() => sharp(sent, { limitInputPixels: false }).metadata());
  const isSame = found?.format === (kind === 'avif' ? 'heif' : kind);
  return found && isSame ? found.autoOrient : null;
}

async function drawFiles(sent: Buffer, ownWidth: number): Promise<RewrittenImage> {
  const sharp = await reader();
  const reading = sharp(sent, { failOn: 'error', limitInputPixels: MAX_PIXELS, pages: 1 });
  const { data, info } = await reading
    .autoOrient()
    .resize({ width: ownWidth })
    .toColourspace('srgb')
    .timeout({ seconds: MAX_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const drawn = () => sharp(data, { raw: { width, height, channels } });
  const files = [];
  for (const each of imageWidths(width))
    files.push({ width: each, bytes: await asWebp(drawn().resize({ width: each })) });
  return { width, height, files };
}

function asWebp(image: Sharp): Promise<Buffer> {
  return image.webp({ quality: QUALITY, effort: 4 }).toBuffer();
}

/** Any error of the library concerns the file: throwing is its only way to report an unreadable one. */
export async function readable<Value>(read: () => Promise<Value>): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

/** Formats that become images. */
type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
/** Formats recognized so that the message can say what to do. */
type RefusedKind = 'svg' | 'heic' | 'unknown';

/** The format by the file's first bytes; its name and declared type prove nothing. */
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

/** HEIF files list their brands: AVIF is accepted, HEIC is the format of iPhones. */
function kindOfBrands(brands: string): ImageKind | RefusedKind {
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cxms]|hev[cx]|mif1/.test(brands) ? 'heic' : 'unknown';
}
