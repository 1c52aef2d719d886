import { expect, test } from 'vitest';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import { testDatabase } from '#tests/database.ts';
import { listenForChangedPages } from './page-invalidation.ts';

const { db, pool, url } = await testDatabase();
const silent = () => undefined;
const log = { debug: silent, info: silent, warn: silent, error: silent };

test('every instance hears of a change, and a new connection counts as one', async () => {
  const heard = [0, 0];
  const listeners = heard.map((_, index) =>
    listenForChangedPages({
      databaseUrl: url,
      log,
      onChange: () => {
        heard[index] = (heard[index] ?? 0) + 1;
      },
    }),
  );
  await expect.poll(() => heard).toEqual([1, 1]);
  await announcePagesChanged(db);
  await expect.poll(() => heard).toEqual([2, 2]);
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name like 'clareia:pages:%' and datname = current_database()`,
  );
  await expect.poll(() => heard).toEqual([3, 3]);
  await announcePagesChanged(db);
  await expect.poll(() => heard).toEqual([4, 4]);
  await Promise.all(listeners.map((listener) => listener.stop()));
});

test('a change that is rolled back is not announced', async () => {
  let heard = 0;
  const listener = listenForChangedPages({ databaseUrl: url, log, onChange: () => (heard += 1) });
  await expect.poll(() => heard).toBe(1);
  const client = await pool.connect();
  await client.query('begin');
  await client.query("select pg_notify('pages', '')");
  await client.query('rollback');
  client.release();
  await announcePagesChanged(db);
  await expect.poll(() => heard).toBe(2);
  await listener.stop();
});
