import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { iconSvg } from '#app/clinic/brand/brand-icon.ts';
import {
  BRAND_ROOT,
  dayPalette,
  ICON_SIZES,
  iconKey,
  shownBrand,
} from '#app/clinic/brand/brand-of-clinic.ts';
import { brandSheet } from '#app/clinic/brand/brand-sheet.ts';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { readLogo } from '#app/features/images/store-logo.server.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { svgDrawer } from '#server/share-images/serve-share-images.ts';
import { logoReader, logoType } from './brand-logo.ts';

const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 31_536_000;
/** An SVG opened by its own address still runs nothing and loads nothing. */
const FILE_POLICY = "default-src 'none'; sandbox";

/** Icons at the addresses that browsers ask for unbidden, and which drawing each is. */
const ROOT_ICONS: Readonly<Record<string, Kind>> = {
  '/favicon.ico': 'ico',
  '/favicon.svg': 'vector',
  '/apple-touch-icon.png': 'touch',
  '/icon-192.png': 'small',
  '/icon-512.png': 'large',
  '/icon-maskable-512.png': 'maskable',
};
type Kind = 'ico' | 'vector' | 'touch' | 'small' | 'large' | 'maskable';

type Drawn = { bytes: Buffer; type: string };

type BrandParts = {
  db: Queryable;
  /** The clinic as it is at the moment. */
  clinic: () => Pick<Clinic, 'brand'>;
};

/** What the clinic's brand consists of: its colours as a style sheet, its logo, and icons drawn of both. */
export function serveBrand({ db, clinic }: BrandParts): FastifyPluginAsync {
  const draw = iconDrawer(logoReader(db));

  async function serveFile(
    request: FastifyRequest<{ Params: { file: string } }>,
    reply: FastifyReply,
  ) {
    const { file } = request.params;
    const now = clinic();
    const { sheet, logo } = shownBrand(now);
    if (sheet === `${BRAND_ROOT}${file}` && now.brand.colours)
      return send(request, reply, {
        bytes: Buffer.from(brandSheet(now.brand.colours)),
        type: 'text/css; charset=utf-8',
      });
    if (logo && file === now.brand.logo?.file) {
      const bytes = await readLogo(db, file);
      if (!bytes) return reply.callNotFound();
      return send(request, reply, { bytes, type: logoType(file) }, YEAR_SECONDS);
    }
    const kind = kindOfIcon(file, iconKey(now));
    return kind ? send(request, reply, await draw(now, kind)) : reply.callNotFound();
  }

  // Not encapsulated: the hook must run before the files of the same names.
  const plugin: FastifyPluginAsync = async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      const kind = ROOT_ICONS[(request.raw.url ?? '').replace(/\?.*$/s, '')];
      if (!kind || (request.method !== 'GET' && request.method !== 'HEAD')) return;
      const now = clinic();
      if (now.brand.colours || now.brand.logo) await send(request, reply, await draw(now, kind));
    });
    app.get(`${BRAND_ROOT}:file`, serveFile);
  };
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true });
}

function kindOfIcon(file: string, key: string): Kind | undefined {
  if (file === `icone-${key}.svg`) return 'vector';
  const [, kind] = /-(touch|small|large|maskable)\.png$/.exec(file) ?? [];
  if (file !== `icone-${key}-${kind}.png`) return undefined;
  return kind === 'touch' || kind === 'small' || kind === 'large' || kind === 'maskable'
    ? kind
    : undefined;
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, type }: Drawn,
  seconds = DAY_SECONDS,
) {
  const etag = `"${sha256Hex(bytes.toString('base64')).slice(0, 32)}"`;
  reply.headers({
    etag,
    'cache-control': `public, max-age=${seconds}`,
    ...(type.startsWith('image/svg') ? { 'content-security-policy': FILE_POLICY } : {}),
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(type).send(bytes);
}

/** Draws each icon once for as long as the brand stays the same. */
function iconDrawer(logoOf: ReturnType<typeof logoReader>) {
  let key = '';
  const kept = new Map<Kind, Promise<Drawn>>();
  return (clinic: Pick<Clinic, 'brand'>, kind: Kind): Promise<Drawn> => {
    const now = iconKey(clinic);
    if (now !== key) kept.clear();
    key = now;
    const known = kept.get(kind);
    if (known) return known;
    const made = drawIcon(clinic, kind);
    kept.set(kind, made);
    made.catch(() => kept.delete(kind));
    return made;
  };

  async function drawIcon(clinic: Pick<Clinic, 'brand'>, kind: Kind): Promise<Drawn> {
    const [palette, logo] = [dayPalette(clinic), await logoOf(clinic)];
    const ground = kind === 'maskable' || kind === 'touch' ? 'whole' : logo ? 'rounded' : 'none';
    const svg = iconSvg({ palette, logo, ground });
    if (kind === 'vector') return { bytes: Buffer.from(svg), type: 'image/svg+xml' };
    const { draw } = await svgDrawer();
    const side = kind === 'ico' ? 32 : ICON_SIZES[kind === 'maskable' ? 'large' : kind];
    const bytes = await draw(svg.replace('<svg ', `<svg width="${side}" height="${side}" `));
    return kind === 'ico'
      ? { bytes: icoOf(bytes, side), type: 'image/x-icon' }
      : { bytes, type: 'image/png' };
  }
}

/** An .ico file of one PNG picture. @param side in pixels, at most 255 */
function icoOf(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18);
  return Buffer.concat([header, png]);
}
