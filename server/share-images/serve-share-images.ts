import type { FastifyPluginAsync } from 'fastify';
import { pageOfShareImage } from '#app/platform/share-image-path.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import type { Contents } from '#app/site-content/site-content.server.ts';
import { sitePages } from '#app/site-content/site-pages.ts';
import { svgDrawer } from './draw-svg.ts';
import { type ShareImageWords, shareImageSvg } from './share-image-svg.ts';

type ShareImage = { bytes: Buffer; etag: string };

/** About 8 MB; losing one costs a tenth of a second. */
const MAX_KEPT = 128;
const DAY_SECONDS = 86_400;

/**
 * The images that other programs show beside a link to a page: drawn on first request, then cached. Only pages
 * that search engines may show have one.
 */
export function shareImages(contents: () => Contents): FastifyPluginAsync {
  const kept = new Map<string, Promise<ShareImage>>();
  const drawInTurn = createDrawer();

  function imageOf(words: ShareImageWords): Promise<ShareImage> {
    const key = JSON.stringify(words);
    const known = kept.get(key);
    if (known) return known;
    const made = drawInTurn(words);
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return made;
  }

  return async (app) => {
    app.get('/share/*', async (request, reply) => {
      const words = wordsFor(contents(), (request.raw.url ?? '').replace(/\?.*$/s, ''));
      if (!words) return reply.callNotFound();
      const { bytes, etag } = await imageOf(words);
      reply
        .header('etag', etag)
        .header('cache-control', `public, max-age=${DAY_SECONDS}`)
        // Other sites show it beside their link.
        .header('cross-origin-resource-policy', 'cross-origin');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/png').send(bytes);
    });
  };
}

/** The text on the image of an address; undefined when no page has it. */
export function wordsFor(contents: Contents, pathname: string): ShareImageWords | undefined {
  const asked = pageOfShareImage(pathname);
  const content = asked && contents[asked.locale];
  if (!content) return undefined;
  const page = sitePages(content).find(({ path }) => path === asked.path);
  if (!page) return undefined;
  const { displayName, domain } = content.clinic;
  return { title: page.title, part: page.part, clinicName: displayName, host: domain };
}

/** Draws one image at a time, so that a burst of robots leaves the processor to patients. */
function createDrawer(): (words: ShareImageWords) => Promise<ShareImage> {
  let drawer: ReturnType<typeof svgDrawer> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function drawImage(words: ShareImageWords): Promise<ShareImage> {
    drawer ??= svgDrawer();
    const { measure, draw } = await drawer;
    const bytes = await draw(shareImageSvg(words, measure));
    return { bytes, etag: `"${sha256Hex(bytes.toString('base64')).slice(0, 32)}"` };
  }

  return (words) => {
    const image = last.then(() => drawImage(words));
    last = image.catch(() => undefined);
    return image;
  };
}
