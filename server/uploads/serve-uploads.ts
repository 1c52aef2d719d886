import { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '#app/db/database.ts';
import { AUDIO_TABLES, findAudio } from '#app/features/audio/read-audio.server.ts';
import { FILM_TABLES, findFilm } from '#app/features/films/read-films.server.ts';
import { readImageFile } from '#app/features/images/read-images.server.ts';
import { AUDIO_ROOT } from '#app/platform/audio-files.ts';
import { FILM_ROOT } from '#app/platform/film-files.ts';
import { IMAGES_ROOT, readImageName } from '#app/platform/image-name.ts';
import { type FileTables, fileBytes } from '#app/platform/stored-files.server.ts';

const YEAR_SECONDS = 31_536_000;
const IMAGE_FILE = /^([\w-]{1,40})-(\d{1,4})\.webp$/;

/** The images of the site's content. A name's content never changes, so browsers need not revalidate. */
export function serveImages(db: Queryable): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { file: string } }>(`${IMAGES_ROOT}:file`, async (request, reply) => {
      const [, name = '', width] = IMAGE_FILE.exec(request.params.file) ?? [];
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

type FileRequest = FastifyRequest<{ Params: { file: string } }>;

/** Audio uploaded by staff, whole or by byte range. A file name's content never changes. */
export function serveAudio(db: Queryable): FastifyPluginAsync {
  return async (app) => {
    app.get(`${AUDIO_ROOT}:file`, async (request: FileRequest, reply) => {
      const audio = await findAudio(db, request.params.file);
      if (!audio) return reply.callNotFound();
      // Podcast players on other sites play the episodes.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return sendFile(request, reply, { db, tables: AUDIO_TABLES, ...audio });
    });
  };
}

/** Films uploaded by staff and their captions; served like audio, to pages of this site alone. */
export function serveFilms(db: Queryable): FastifyPluginAsync {
  return async (app) => {
    app.get(`${FILM_ROOT}:file`, async (request: FileRequest, reply) => {
      const film = await findFilm(db, request.params.file);
      if (!film) return reply.callNotFound();
      return sendFile(request, reply, { db, tables: FILM_TABLES, ...film });
    });
  };
}

type StoredFile = {
  db: Queryable;
  tables: FileTables;
  id: number;
  type: string;
  bytes: number;
  sha256: Buffer;
};

/** Streams the requested range chunk by chunk. */
function sendFile(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { db, tables, id, type, bytes: size, sha256 }: StoredFile,
) {
  const etag = `"${sha256.toString('base64url')}"`;
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
  });
  if (headers['if-none-match'] === etag) return reply.code(304).send();
  const isSame = (headers['if-range'] ?? etag) === etag;
  const range = byteRange(isSame ? headers.range : undefined, size);
  if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { from, to } = range ?? { from: 0, to: size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`);
  const bytes = method === 'HEAD' ? [] : fileBytes(db, tables, { id, from, to });
  return reply
    .type(type === 'text/vtt' ? `${type}; charset=utf-8` : type)
    .header('content-length', to - from + 1)
    .send(Readable.from(bytes));
}

/** A byte range, both ends inclusive. */
type ByteRange = { from: number; to: number };

/**
 * The single range of a Range header, per RFC 9110, section 14. Multiple or malformed ranges are ignored: the
 * whole file is sent.
 * @returns undefined for the whole file, null for a range that begins past the end
 */
function byteRange(header: string | undefined, size: number): ByteRange | null | undefined {
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
