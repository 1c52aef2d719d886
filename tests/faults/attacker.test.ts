import { afterAll, expect, test } from 'vitest';
import { freePort, startApp, temporaryDataDir } from '#tests/running-app.ts';
import type { Outcome } from './attack/people.ts';
import { playAttack } from './attack/play.ts';
import { countOf } from './invariants.ts';
import { environmentOf, ownDatabase } from './two-apps.ts';

const database = await ownDatabase();
const data = await temporaryDataDir();
const port = await freePort();
const app = await startApp({
  dataDir: data.dataDir,
  port,
  env: {
    ...environmentOf(database, `http://127.0.0.1:${port}`),
    RATE_LIMITS: 'on',
    TRUST_PROXY: '127.0.0.1',
  },
});
afterAll(async () => {
  await app.stop();
  await database.drop();
  await data.remove();
});

test('under attack patients book, with JavaScript or without, and the receptionist signs in', async () => {
  const { pool } = database;
  const played = await playAttack({ url: app.url, pool, durationMs: 4_000, pauseMs: 200 });
  const all = (outcomes: Outcome[]) =>
    outcomes.length > 0 && outcomes.every(({ isDone }) => isDone);
  expect({
    withScript: all(played.withScript),
    withoutScript: all(played.withoutScript),
    sharedAddress: all(played.sharedAddress),
    knownDevice: all(played.knownDevice),
  }).toEqual({ withScript: true, withoutScript: true, sharedAddress: true, knownDevice: true });
  expect(played.attack.get('hold 201')).toBeGreaterThan(0);
  const { before, withScript, withoutScript, sharedAddress } = played;
  const booked = [before.bookings, withScript, withoutScript, sharedAddress].flat();
  expect(await countOf(pool, 'appointments')).toBe(booked.length);
});
