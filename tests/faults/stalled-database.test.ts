import { createServer, type Socket, connect as toServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { freePort, startApp, temporaryDataDir } from '#tests/running-app.ts';
import { send } from './send.ts';
import { environmentOf, ownDatabase } from './two-apps.ts';

/** A line to the database that can fall silent: connections stay open, and nothing passes. */
async function lineTo(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((client) => {
    const database = toServer({ host: target.hostname, port: Number(target.port) });
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.pipe(to);
      if (isSilent) from.pause();
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    fallSilent: () => {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    speakAgain: () => {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const database = await ownDatabase();
const line = await lineTo(database.url);
const data = await temporaryDataDir();
const port = await freePort();
const app = await startApp({
  dataDir: data.dataDir,
  port,
  env: environmentOf({ ...database, url: line.url }, `http://127.0.0.1:${port}`),
});
afterAll(async () => {
  line.speakAgain();
  await app.stop();
  line.close();
  await database.drop();
  await data.remove();
});

const PAGES = [
  { path: '/busca?busca=catarata', lang: 'pt-BR', reload: 'Recarregar Página' },
  { path: '/en-us/busca?busca=cataract', lang: 'en-US', reload: 'Reload page' },
];

/** Everything that visitors of a page without a database read. */
async function expectTold({ path, lang, reload }: (typeof PAGES)[number]) {
  const { status, text, headers } = await send(app.url + path);
  expect(status, path).toBe(503);
  expect(headers['retry-after']).toBe('10');
  expect(headers['cache-control']).toBe('no-store');
  expect(text).toContain(`<html lang="${lang}"`);
  expect(text).toContain('href="tel:+5535995550100"');
  expect(text).toMatch(new RegExp(`<button[^>]*>(?:<span>)?${reload}`));
  // In the site's own frame.
  expect(text).toContain('class="site-footer"');
}

test('a database that falls silent is told with the telephone and a button, and is asked again', async () => {
  for (const { path } of PAGES) expect((await send(app.url + path)).status).toBe(200);
  line.fallSilent();
  await Promise.all(PAGES.map(expectTold));
  line.speakAgain();
  for (const { path } of PAGES)
    await expect.poll(async () => (await send(app.url + path)).status).toBe(200);
});

test('so is a table that somebody keeps locked', async () => {
  const owner = await database.pool.connect();
  await owner.query('begin; lock table search_documents in access exclusive mode');
  await Promise.all(PAGES.map(expectTold));
  await owner.query('rollback');
  owner.release();
  for (const { path } of PAGES) expect((await send(app.url + path)).status).toBe(200);
});
