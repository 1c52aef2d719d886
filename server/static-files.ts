import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/**
 * Serves the built files: hashed ones below /assets for ever, the rest for a day. An unknown
 * /assets address is a plain 404, so that an old page never gets a page in place of a script.
 * @param clientDir build/client; beside each file there may be .br and .gz
 */
export async function serveFiles(
  app: FastifyInstance,
  { clientDir }: { clientDir: string },
): Promise<void> {
  const shared = { preCompressed: true, index: false, dotfiles: 'ignore', list: false } as const;
  await app.register(fastifyStatic, {
    ...shared,
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: YEAR_SECONDS * 1_000,
    allowedPath: (path) => !/\.(?:map|br|gz)$/.test(path),
  });
  await app.register(fastifyStatic, {
    ...shared,
    root: clientDir,
    // One route a file: whatever is not there stays a page's address.
    wildcard: false,
    globIgnore: ['assets/**', '**/.*', '**/.*/**', '**/*.map', '**/*.br', '**/*.gz'],
    maxAge: DAY_SECONDS * 1_000,
    decorateReply: false,
    setHeaders: (answer, path) => {
      // Podcast players on other sites play the episodes and show the cover.
      if (/[\\/]podcast[\\/][^\\/]+$/.test(path))
        answer.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
