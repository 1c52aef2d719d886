import { join } from 'node:path';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { IconLogo } from '#app/clinic/brand/brand-icon.ts';
import { dayPalette } from '#app/clinic/brand/brand-of-clinic.ts';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { pageOfShareImage } from '#app/platform/share-image-path.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { xmlElement, xmlGroup } from '#app/platform/xml.ts';
import type { Contents } from '#app/site-content/site-content.server.ts';
import { sitePages } from '#app/site-content/site-pages.ts';
import { PROJECT_DIR } from '#server/project-dir.ts';
import { podcastCoverSvg } from './podcast-cover-svg.ts';
import {
  type Measure,
  SHARE_IMAGE_FONT,
  type ShareImageWords,
  shareImageSvg,
} from './share-image-svg.ts';

type ShareImage = { bytes: Buffer; etag: string };
type Drawing = typeof shareImageSvg;

/** Named by the feed and by directories that have read it. */
const COVER_PATH = '/podcast/capa.png';

/** About 8 MB; losing one costs a tenth of a second. */
const MAX_KEPT = 128;
const DAY_SECONDS = 86_400;

/**
 * The images that other programs show beside a link to a page, and the podcast's cover: drawn on first request, then
 * cached. Only pages that search engines may show have one.
 */
export function shareImages(
  contents: () => Contents,
  logoOf: (clinic: Clinic) => Promise<IconLogo | undefined> = async () => undefined,
): FastifyPluginAsync {
  const kept = new Map<string, Promise<ShareImage>>();
  const drawInTurn = createDrawer();

  function imageOf(words: ShareImageWords, drawing: Drawing): Promise<ShareImage> {
    const key = sha256Hex(JSON.stringify([drawing.name, words]));
    const known = kept.get(key);
    if (known) return known;
    const made = drawInTurn(words, drawing);
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return made;
  }

  async function withLogo(words: ShareImageWords, clinic: Clinic): Promise<ShareImageWords> {
    const logo = await logoOf(clinic);
    return logo ? { ...words, look: { ...words.look, logo } } : words;
  }

  async function send(
    { headers }: FastifyRequest,
    reply: FastifyReply,
    { found, drawing }: { found: ShareImageWords | undefined; drawing: Drawing },
  ) {
    if (!found) return reply.callNotFound();
    const words = await withLogo(found, contents()['pt-BR'].clinic);
    const { bytes, etag } = await imageOf(words, drawing);
    reply
      .header('etag', etag)
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      // Other sites show it beside their link.
      .header('cross-origin-resource-policy', 'cross-origin');
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/png').send(bytes);
  }

  return async (app) => {
    app.get('/share/*', (request, reply) => {
      const found = wordsFor(contents(), (request.raw.url ?? '').replace(/\?.*$/s, ''));
      return send(request, reply, { found, drawing: shareImageSvg });
    });
    app.get(COVER_PATH, (request, reply) =>
      send(request, reply, { found: coverWords(contents()), drawing: podcastCoverSvg }),
    );
  };
}

/** What the cover of the clinic's podcast says, in the language that it is spoken in; undefined without a podcast. */
export function coverWords({ 'pt-BR': content }: Contents): ShareImageWords | undefined {
  const { editorial, clinic } = content;
  const hasPodcast = sitePages(content).some(({ path }) => path === '/podcast');
  return hasPodcast ? wordsOf(clinic, { title: editorial.podcast.title }) : undefined;
}

/** The text on the image of an address; undefined when no page has it. */
export function wordsFor(contents: Contents, pathname: string): ShareImageWords | undefined {
  const asked = pageOfShareImage(pathname);
  const content = asked && contents[asked.locale];
  if (!content) return undefined;
  const page = sitePages(content).find(({ path }) => path === asked.path);
  return page && wordsOf(content.clinic, page);
}

function wordsOf(
  clinic: Clinic,
  { title, part }: Pick<ShareImageWords, 'title' | 'part'>,
): ShareImageWords {
  const { displayName, domain, brand } = clinic;
  const look = { palette: dayPalette(clinic), landscape: brand.landscape };
  return { title, part, clinicName: displayName, host: domain, look };
}

/** Draws one image at a time, so that a burst of robots leaves the processor to patients. */
function createDrawer(): (words: ShareImageWords, drawing: Drawing) => Promise<ShareImage> {
  let drawer: ReturnType<typeof svgDrawer> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function drawImage(words: ShareImageWords, drawing: Drawing): Promise<ShareImage> {
    drawer ??= svgDrawer();
    const { measure, draw } = await drawer;
    const bytes = await draw(drawing(words, measure));
    return { bytes, etag: `"${sha256Hex(bytes.toString('base64')).slice(0, 32)}"` };
  }

  return (words, drawing) => {
    const image = last.then(() => drawImage(words, drawing));
    last = image.catch(() => undefined);
    return image;
  };
}

const FONT_FILE = join(PROJECT_DIR, 'app/styles/fonts/atkinson-hyperlegible-next-bold.ttf');
const OPTIONS = {
  font: { loadSystemFonts: false, fontFiles: [FONT_FILE], defaultFontFamily: SHARE_IMAGE_FONT },
};
/** Text is measured at a large size, for exact widths. */
const MEASURED_SIZE = 100;

/** Draws SVG with the clinic's font. Loaded when the first image is requested: few visitors ever do. */
export async function svgDrawer() {
  const { Resvg, renderAsync } = await import('@resvg/resvg-js');

  function inkWidth(text: string): number {
    const letters = xmlElement('text', text, {
      y: MEASURED_SIZE,
      'font-size': MEASURED_SIZE,
      'font-weight': 700,
      'font-family': SHARE_IMAGE_FONT,
    });
    const size = { width: 9_000, height: 2 * MEASURED_SIZE };
    const svg = xmlGroup('svg', [letters], { xmlns: 'http://www.w3.org/2000/svg', ...size });
    return (new Resvg(svg, OPTIONS).getBBox()?.width ?? 0) / MEASURED_SIZE;
  }

  const aroundNothing = inkWidth('nn');
  const space = inkWidth('n n') - aroundNothing;
  const known = new Map<string, number>();

  // Measured between two letters, a word keeps its spacing at both sides.
  function wordWidth(word: string): number {
    const width = known.get(word) ?? inkWidth(`n${word}n`) - aroundNothing;
    known.set(word, width);
    return width;
  }

  const measure: Measure = (text) => {
    const words = text.split(' ');
    return words.reduce((sum, word) => sum + wordWidth(word), (words.length - 1) * space);
  };
  /** PNG, rendered on another thread. */
  const draw = async (svg: string): Promise<Buffer> => (await renderAsync(svg, OPTIONS)).asPng();
  return { measure, draw };
}
