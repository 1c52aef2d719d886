import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foreignRuns } from '#app/db/foreign-schema.ts';
import { openWordpress } from '#app/features/cms/open-wordpress.server.ts';
import { foreignReader } from '#app/features/cms/read-foreign.server.ts';
import { syncSource } from '#app/features/cms/sync-source.server.ts';
import { rewriteImage } from '#app/features/images/rewrite-image.server.ts';
import { anImage } from '#app/features/images/test-images.ts';
import { quietPool, testDatabase } from '#tests/database.ts';
import { fakePosts } from '#tests/wordpress/fake-posts.ts';

// A process that is killed while it reads, writes, or fetches pictures: see docs/guides/content-source.md.

const POSTS = 60;
const LEASE_MS = 3 * 60_000;
const database = await testDatabase();
const { db } = database;
const pool = quietPool(database.url, 2);
afterAll(() => pool.end());

const photo = await anImage();
const cms = {
  word: 'Velho',
  /** Requests that are never answered. */
  held: (_path: string): boolean => false,
  onHeld: (): void => undefined,
  url: '',
};
const server = createServer((request, response) => {
  const path = request.url ?? '';
  const { pathname, searchParams } = new URL(path, 'http://cms');
  const json = (value: unknown, total = 0) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'x-wp-total': String(total) })
      .end(JSON.stringify(value));
  response.on('error', () => undefined);
  if (cms.held(path)) return cms.onHeld();
  if (pathname.endsWith('.png'))
    response.writeHead(200, { 'content-type': 'image/png' }).end(photo);
  else if (pathname.endsWith('/categories')) json([]);
  else if (pathname.endsWith('/posts')) {
    const size = Number(searchParams.get('per_page'));
    const page = Number(searchParams.get('page'));
    json(posts().slice((page - 1) * size, page * size), POSTS);
  } else json({ name: 'Um blog', namespaces: ['wp/v2'] });
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  cms.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function posts() {
  return fakePosts(POSTS).map((post) => ({
    ...post,
    title: { rendered: `${cms.word} ${post.id}` },
    content: {
      rendered: `<p>${cms.word}</p><img alt="Um olho" src="${cms.url}/wp-content/uploads/${cms.word}.png">`,
    },
  }));
}

function aRun() {
  const script = join(import.meta.dirname, 'sync-process.ts');
  const child = spawn(process.execPath, [script, database.url, cms.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = Promise.all([text(child.stdout), once(child, 'exit')]);
  return {
    said: async () => (await ended)[0].trim(),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A run in this process, so much later. */
const runIn = (ms: number) =>
  syncSource(
    {
      ...{ db, clock: { now: () => new Date(Date.now() + ms) }, log: { info() {}, warn() {} } },
      ...{ fixedAddress: cms.url, openClient: openWordpress, rewrite: rewriteImage },
      check: () => [],
    },
    { reason: 'staff' },
  );

/** What the site shows: the words that titles begin with, each once, how many texts, and how many pictures. */
async function shown() {
  const texts = await foreignReader(cms.url).read(db);
  const titles = (texts?.entries ?? []).map(({ title }) => title.split(' ')[0]);
  return { words: [...new Set(titles)], texts: titles.length, pictures: texts?.pictures.size ?? 0 };
}

/** Where a process stops, as told by `reached`; `release` lets go of what stopped it. */
type Stop = { reached: () => Promise<unknown>; release: () => Promise<unknown> };

/** Waiting for an answer that never comes. */
function atRequest(held: (path: string) => boolean) {
  return async (): Promise<Stop> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    cms.onHeld = resolve;
    cms.held = held;
    const release = async () => {
      cms.held = () => false;
    };
    return { reached: () => promise, release };
  };
}

/** In its transaction, when its texts are written. */
async function atCategories(): Promise<Stop> {
  const gate = await pool.connect();
  await gate.query('begin; lock table foreign_categories in share mode');
  const isWaiting = async () => {
    const { rows } = await pool.query(`select count(*)::int from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows[0].count;
  };
  return {
    reached: () => expect.poll(isWaiting, { interval: 20 }).toBe(1),
    async release() {
      await gate.query('commit');
      gate.release();
    },
  };
}

test.each([
  ['reads', atRequest((path) => path.includes('_embed') && path.includes('&page=3')), 'Velho'],
  ['writes', atCategories, 'Velho'],
  ['fetches pictures', atRequest((path) => path.endsWith('.png')), 'Novo'],
] as const)(
  'killed while it %s: nothing half is shown, its turn passes on, and the next run is whole',
  async (_, arrange, word) => {
    cms.word = 'Velho';
    const first = aRun();
    expect(await first.said()).toBe('done');
    expect(await shown()).toEqual({ words: ['Velho'], texts: POSTS, pictures: 1 });

    cms.word = 'Novo';
    const stop = await arrange();
    const cut = aRun();
    await stop.reached();
    await cut.kill();
    await stop.release();
    expect(await shown()).toMatchObject({ words: [word], texts: POSTS });

    expect(await runIn(0)).toBe('busy');
    expect(await runIn(LEASE_MS + 10_000)).toBe('done');
    expect(await shown()).toEqual({ words: ['Novo'], texts: POSTS, pictures: 1 });
    const runs = await db.select().from(foreignRuns).orderBy(foreignRuns.id);
    const ends = runs.map(({ outcome, finishedAt }) => [outcome, finishedAt !== null]);
    // Texts that were kept were kept: only what had not ended is said to have been stopped.
    const second = word === 'Novo' ? 'done' : 'stopped';
    expect(ends).toEqual([
      ['done', true],
      [second, true],
      ['done', true],
    ]);
  },
);
