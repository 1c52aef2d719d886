import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import type { Queryable } from '#app/db/database.ts';
import { audioBytes, findAudio } from '#app/features/audio/read-audio.server.ts';
import { AUDIO_ROOT } from '#app/platform/audio-name.ts';
import { byteRange } from './byte-range.ts';

const YEAR_SECONDS = 31_536_000;

/** Audio that staff have sent, whole or from the moment that a player asks for. What a name stands for never changes. */
export function serveAudio(db: Queryable): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { file: string } }>(`${AUDIO_ROOT}:file`, async (request, reply) => {
      const audio = await findAudio(db, request.params.file);
      if (!audio) return reply.callNotFound();
      const { id, type, bytes: size, sha256 } = audio;
      const { headers } = request;
      const etag = `"${sha256.toString('base64url')}"`;
      reply.headers({
        etag,
        'accept-ranges': 'bytes',
        'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
        // Podcast players on other sites play the episodes.
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      const isSame = (headers['if-range'] ?? etag) === etag;
      const range = byteRange(isSame ? headers.range : undefined, size);
      if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send();
      const { from, to } = range ?? { from: 0, to: size - 1 };
      if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`);
      reply.type(type).header('content-length', to - from + 1);
      const isAsked = request.method !== 'HEAD';
      return reply.send(Readable.from(isAsked ? audioBytes(db, { id, from, to }) : []));
    });
  };
}
