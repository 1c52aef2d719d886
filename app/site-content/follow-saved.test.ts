import { expect, test } from 'vitest';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import { testDatabase } from '#tests/database.ts';
import { type ContentStore, followSaved } from './content-store.server.ts';

const { db } = await testDatabase();

function storeThat(refresh: ContentStore['refresh']) {
  const problems: unknown[] = [];
  let refreshed = 0;
  const services = {
    contentStore: {
      refresh() {
        refreshed += 1;
        return refresh();
      },
    },
    log: { error: (problem: unknown) => problems.push(problem) },
  };
  return { services, refreshed: () => refreshed, problems };
}

test('pages are brought up to what was announced, and left alone by what announced nothing', async () => {
  const { services, refreshed } = storeThat(async () => 'taken');
  expect(await followSaved(services, async () => 'written')).toBe('written');
  expect(refreshed()).toBe(0);
  await followSaved(services, () => announcePagesChanged(db));
  expect(refreshed()).toBe(1);
});

test('what was saved is saved, though the pages could not be brought up to it', async () => {
  const { services, problems } = storeThat(() => Promise.reject(new Error('no connection')));
  const saved = followSaved(services, async () => {
    await announcePagesChanged(db);
    return 'saved';
  });
  expect(await saved).toBe('saved');
  expect(problems).toHaveLength(1);
});

test('a refusal of the answer goes on, with the pages brought up', async () => {
  const { services, refreshed } = storeThat(async () => 'taken');
  const failing = followSaved(services, async () => {
    await announcePagesChanged(db);
    throw new Error('to the next page');
  });
  await expect(failing).rejects.toThrow('to the next page');
  expect(refreshed()).toBe(1);
});
