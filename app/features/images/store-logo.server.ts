import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { MAX_LOGO_BYTES } from '#app/clinic/brand/brand-of-clinic.ts';
import type { Database, Queryable } from '#app/db/database.ts';
import { brandFiles } from '#app/db/media-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { cleanSvg, type SvgRefusal } from './clean-svg.ts';
import { imageKindOf, readable, reader } from './rewrite-image.server.ts';

/** Pixels of a PNG logo at most: twice what the largest screen shows. */
const PNG_BOX = { width: 1_200, height: 400 } as const;
const MAX_PIXELS = 20_000_000;
const MIN_SIDE = 16;
const MAX_RATIO = 12;
const MAX_SECONDS = 10;

export type LogoRefusal = SvgRefusal | 'unknown' | 'broken' | 'bad-shape' | 'too-heavy';

/** A logo as it is served. `dropped`: kinds of parts that an SVG lost when it was cleaned. */
export type StoredLogo = {
  file: string;
  width: number;
  height: number;
  dropped: readonly string[];
};

/**
 * Keeps a logo, written anew: an SVG from what draws in it, a PNG from its pixels. Sent twice it is kept once.
 * @param by staff member's id
 */
export async function storeLogo(
  { db, clock }: { db: Database; clock: Clock },
  { sent, by }: { sent: Buffer; by: number },
): Promise<Result<StoredLogo, LogoRefusal>> {
  if (sent.byteLength > MAX_LOGO_BYTES) return refuse('too-heavy');
  const written = await rewriteLogo(sent);
  if (!written.ok) return written;
  const { type, bytes, width, height, dropped } = written.value;
  if (bytes.byteLength > MAX_LOGO_BYTES) return refuse('too-heavy');
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const file = `${hash}.${type}`;
  await db
    .insert(brandFiles)
    .values({ file, bytes, width, height, storedAt: clock.now(), storedBy: by })
    .onConflictDoNothing({ target: brandFiles.file });
  return ok({ file, width, height, dropped });
}

/** The bytes of a stored logo; null where there is none of this name. */
export async function readLogo(db: Queryable, file: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ bytes: brandFiles.bytes })
    .from(brandFiles)
    .where(eq(brandFiles.file, file));
  return row?.bytes ?? null;
}

type Written = {
  type: 'svg' | 'png';
  bytes: Buffer;
  width: number;
  height: number;
  dropped: readonly string[];
};

async function rewriteLogo(sent: Buffer): Promise<Result<Written, LogoRefusal>> {
  const kind = imageKindOf(sent);
  if (kind === 'svg') {
    const cleaned = cleanSvg(sent.toString('utf8'));
    if (!cleaned.ok) return cleaned;
    const { svg, ...rest } = cleaned.value;
    return ok({ type: 'svg', bytes: Buffer.from(svg), ...rest });
  }
  if (kind !== 'png') return refuse('unknown');
  const sharp = await reader();
  const size = await readable(() => sharp(sent, { limitInputPixels: false }).metadata());
  if (!size) return refuse('broken');
  const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
  if (short < MIN_SIDE || long / short > MAX_RATIO || short * long > MAX_PIXELS)
    return refuse('bad-shape');
  const drawn = await readable(() =>
    sharp(sent, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .resize({ ...PNG_BOX, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: MAX_SECONDS })
      .png({ compressionLevel: 9, palette: false })
      .toBuffer({ resolveWithObject: true }),
  );
  if (!drawn) return refuse('broken');
  const { width, height } = drawn.info;
  return ok({ type: 'png', bytes: drawn.data, width, height, dropped: [] });
}
