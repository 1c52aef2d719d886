import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { type AppParts, buildApp } from './app.ts';
import { createPageCache, type PageCache } from './pages/page-cache.ts';

/** Overrides for a test's app. */
export type TestAppParts = Partial<AppParts> & { baseUrl?: string };

const silent = () => undefined;
const works = async () => true;

/** An app for tests, with its own pages and a folder of built files. */
export async function buildTestApp({
  baseUrl = 'https://clinica.example.com',
  ...parts
}: TestAppParts = {}): Promise<{ app: FastifyInstance; cache: PageCache }> {
  const cache = parts.pageCache ?? createPageCache();
  const app = await buildApp({
    env: {
      baseUrl: new URL(baseUrl),
      trustProxy: [],
      nodeEnv: 'test',
      vlibrasUrl: 'https://vlibras.gov.br/app',
    },
    log: { debug: silent, info: silent, warn: silent, error: silent },
    reach: () => ({
      phone: { display: '(35) 99555-0100', e164: '+5535995550100' },
      whatsapp: {},
    }),
    pageHandler: async (request) => testPage(request),
    checks: { database: works, disk: works, jobs: works },
    clientDir: await builtFiles(),
    // Tests must pass on a machine that cannot keep up.
    shedsLoad: false,
    ...parts,
    pageCache: cache,
  });
  return { app, cache };
}

/** A page for everybody, long enough to be worth compressing. */
export function publicPage(text: string, headers: Record<string, string> = {}): Response {
  return new Response(
    `<!DOCTYPE html><html><head><link rel="stylesheet" href="/assets/root-1.css"/></head><body>${text}${' .'.repeat(1_000)}</body></html>`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
        ...headers,
      },
    },
  );
}

function testPage(request: Request): Response {
  const { pathname } = new URL(request.url);
  if (pathname === '/nada') return new Response('<p>nada</p>', { status: 404, headers: HTML });
  if (pathname === '/quebra') throw new Error('password=hunter2 select * from patient');
  if (pathname === '/quebra-dentro') return new Response('stack', { status: 500, headers: HTML });
  if (pathname === '/sai') return new Response(null, { status: 303, headers: { location: '/' } });
  return publicPage(pathname);
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };

let made: Promise<string> | undefined;
function builtFiles(): Promise<string> {
  made ??= makeFiles();
  return made;
}

async function makeFiles(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'clareia-client-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  await mkdir(join(dir, 'assets'));
  await mkdir(join(dir, '.vite'));
  const script = 'export const a = 1;'.repeat(100);
  const files: Record<string, string | Buffer> = {
    'assets/root-1.css': 'body{margin:0}',
    'assets/entry-1.js': script,
    'assets/entry-1.js.br': brotliCompressSync(script),
    'assets/entry-1.js.map': '{}',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.vite/manifest.json': '{}',
    '.env': 'SECRET=1',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(dir, name), content);
  return dir;
}
