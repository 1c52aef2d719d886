import type { FastifyPluginAsync } from 'fastify';
import type { Queryable } from '#app/db/database.ts';
import { readImageFile } from '#app/features/images/read-images.server.ts';
import { IMAGES_ROOT, readImageName } from '#app/platform/image-name.ts';

const YEAR_SECONDS = 31_536_000;
const FILE = /^([\w-]{1,40})-(\d{1,4})\.webp$/;

/** The pictures of the site's content. A name's content never changes, so browsers need not revalidate. */
export function serveImages(db: Queryable): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { file: string } }>(`${IMAGES_ROOT}:file`, async (request, reply) => {
      const [, name = '', width] = FILE.exec(request.params.file) ?? [];
      if (!readImageName(name)) return reply.callNotFound();
      const bytes = await readImageFile(db, { name, width: Number(width) });
      if (!bytes) return reply.callNotFound();
      const etag = `"${name}-${width}"`;
      reply
        .header('etag', etag)
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/webp').send(bytes);
    });
  };
}
