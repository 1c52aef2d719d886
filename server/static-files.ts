import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { WORKER_POLICY } from '#app/platform/csp.ts';
import type { StyleSheets } from './pages/finish-page.ts';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

const WORKER = 'sw.js';
const WORKER_STOP = 'sw-stop.js';
/**
 * Always revalidated: a bad worker in the browser's cache could not be corrected. A worker obeys the policy it
 * is served with.
 */
const WORKER_HEADERS = { 'cache-control': 'no-cache', 'content-security-policy': WORKER_POLICY };

/**
 * Serves the built files: hashed ones below /assets for ever, the rest for a day. An unknown /assets address is
 * a plain 404, so that an old page never gets a page in place of a script.
 * @param clientDir build/client; beside each file there may be .br and .gz
 * @param hasWorker false serves the clean-up worker in place of the service worker
 */
export async function serveFiles(
  app: FastifyInstance,
  { clientDir, hasWorker = true }: { clientDir: string; hasWorker?: boolean | undefined },
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
    // One route per file: any other path remains a page's address.
    wildcard: false,
    globIgnore: [
      hasWorker ? WORKER_STOP : WORKER,
      'assets/**',
      '**/.*',
      '**/.*/**',
      '**/*.map',
      '**/*.br',
      '**/*.gz',
    ],
    maxAge: DAY_SECONDS * 1_000,
    decorateReply: false,
    setHeaders: (answer, path) => {
      // Sent compressed, it is the file beside it.
      if (/[\\/]sw\.js(?:\.br|\.gz)?$/.test(path)) answer.headers(WORKER_HEADERS);
      // Podcast players on other sites play the episodes and show the cover.
      if (/[\\/]podcast[\\/][^\\/]+$/.test(path))
        answer.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  if (hasWorker) return;
  const stop = await readFile(join(clientDir, WORKER_STOP));
  app.get(`/${WORKER}`, (_request, answer) =>
    answer.type('text/javascript; charset=utf-8').headers(WORKER_HEADERS).send(stop),
  );
}

/**
 * The style sheets of the build, and such as are made while the site runs, by the address that pages link to.
 * @param clientDir build/client; without it there are none of the build
 */
export async function readStyleSheets(
  clientDir: string | undefined,
  made?: StyleSheets['get'],
): Promise<StyleSheets> {
  const built = new Map<string, string>();
  const assetsDir = join(clientDir ?? '', 'assets');
  const names = clientDir === undefined ? [] : await readdir(assetsDir);
  for (const name of names.filter((each) => each.endsWith('.css')))
    built.set(`/assets/${name}`, (await readFile(join(assetsDir, name), 'utf8')).trim());
  return { get: (address) => built.get(address) ?? made?.(address) };
}
