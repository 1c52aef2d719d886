import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Queryable } from '#app/db/database.ts';
import { zipStream } from '#app/platform/zip/zip-stream.ts';
import { testDatabase } from '#tests/database.ts';
import { cursorRows } from './read-tables.server.ts';

// What of an export is in memory: one batch of rows, whatever the table holds and however slowly somebody reads.

const { db } = await testDatabase();
const ROWS = 60_000;
/** Lines that cannot be compressed. */
const lines = (characters: number): SQL =>
  sql.raw(`select n, (select string_agg(md5(random()::text || n || part), '')
    from generate_series(1, ${Math.ceil(characters / 32)}) part) as text from generate_series(1, ${ROWS}) n`);

/** A connection that counts the rows that it has given. */
function counting(tx: Queryable) {
  let fetched = 0;
  const execute = async (query: SQL) => {
    const answer = await tx.execute(query);
    fetched += answer.rows.length;
    return answer;
  };
  return {
    tx: new Proxy(tx, {
      get: (on, name) => (name === 'execute' ? execute : Reflect.get(on, name)),
    }),
    fetched: () => fetched,
  };
}

test('a batch is small, of long rows smaller', async () => {
  await db.transaction(async (tx) => {
    const batches: number[] = [];
    for await (const rows of cursorRows(tx, lines(64))) batches.push(rows.length);
    expect(Math.max(...batches)).toBeLessThanOrEqual(200);
    expect(batches.reduce((sum, each) => sum + each, 0)).toBe(ROWS);
    let most = 0;
    let read = 0;
    for await (const rows of cursorRows<{ text: string }>(tx, lines(3_200))) {
      most = Math.max(
        most,
        rows.reduce((sum, { text }) => sum + text.length, 0),
      );
      read += rows.length;
      if (read > 3_000) break;
    }
    expect(most).toBeLessThan(200_000);
  });
});

test('nothing is read ahead of a reader who pauses but a batch and what is on its way', async () => {
  await db.transaction(async (tx) => {
    const connection = counting(tx);
    async function* pieces() {
      for await (const rows of cursorRows<{ text: string }>(connection.tx, lines(640)))
        yield rows.map(({ text }) => text).join('\n');
    }
    const archive = Readable.from(zipStream([{ name: 'rows', pieces: pieces() }], new Date(0)));
    const reader = archive[Symbol.asyncIterator]();
    let before = -1;
    for (let read = 0; read < 40; read += 1) await reader.next();
    // Until nobody asks for more, however long that takes.
    while (before !== connection.fetched()) {
      before = connection.fetched();
      await sleep(200);
    }
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(ROWS / 6);
    archive.destroy();
  });
});
