import { afterAll, beforeAll, expect, test } from 'vitest';
import { foreignRuns, foreignSource } from '#app/db/foreign-schema.ts';
import { createOutbound } from '#app/platform/outbound/outbound.server.ts';
import { refuse } from '#app/platform/result.ts';
import { stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import {
  type HostileWordPress,
  startHostileWordPress,
  type WordPressMode,
} from '#tests/wordpress/hostile-wordpress.ts';
import { foreignReader } from './read-foreign.server.ts';
import type { SyncFailure } from './sync-outcome.ts';
import { syncSource } from './sync-source.server.ts';
import { createBreakers } from './wordpress/wordpress-calls.server.ts';
import { wordPressClient } from './wordpress/wordpress-client.server.ts';

const { db } = await testDatabase();
const ADDRESS = 'https://blog.clinica.example.com';
const HOUR_MS = 3_600_000;

let plain: HostileWordPress;
let expired: HostileWordPress;
beforeAll(async () => {
  plain = await startHostileWordPress();
  expired = await startHostileWordPress({ certificate: 'expired' });
});
afterAll(async () => {
  await plain.stop();
  await expired.stop();
});

/** The real client; what is read at `ADDRESS` is the server that stands there now. */
function source(clock = stillClock()) {
  const at = { server: plain };
  const services = {
    ...{ db, clock, log: { info() {}, warn() {} }, fixedAddress: ADDRESS, check: () => [] },
    rewrite: async () => refuse('broken'),
    openClient: () => {
      const ca = at.server.cert;
      const outbound = createOutbound(ca === null ? {} : { ca });
      return wordPressClient({ url: at.server.url, outbound, breakers: createBreakers(() => 0) });
    },
  };
  return { at, clock, run: () => syncSource(services, { reason: 'staff' }) };
}

const MODES: readonly [WordPressMode | 'expired', SyncFailure][] = [
  ['down', 'broken'],
  ['slow', 'timeout'],
  ['failing', 'status'],
  ['garbage', 'not-json'],
  ['endless-body', 'too-large'],
  ['html-as-json', 'not-json'],
  ['expired', 'certificate'],
  ['redirecting', 'redirected'],
];

test.each(MODES)(
  'a WordPress that is %s leaves the last good copy with its age, and is read again once it is well',
  async (mode, failure) => {
    const { at, clock, run } = source();
    plain.behave('well');
    expect(await run()).toBe('done');
    const reader = foreignReader(ADDRESS);
    const [before] = await db.select().from(foreignSource);
    const copy = await reader.read(db);
    expect(copy?.entries).toHaveLength(30);

    if (mode === 'expired') at.server = expired;
    else plain.behave(mode);
    clock.set(new Date(clock.now().getTime() + HOUR_MS));
    expect(await run()).toBe(failure);
    expect(await reader.read(db)).toEqual(copy);
    const [after] = await db.select().from(foreignSource);
    expect(after).toMatchObject({
      goodAt: before?.goodAt,
      revision: before?.revision,
      failure,
      failingSince: clock.now(),
    });

    at.server = plain;
    plain.behave('well');
    expect(await run()).toBe('done');
    expect((await db.select().from(foreignSource))[0]).toMatchObject({
      failure: null,
      goodAt: clock.now(),
    });
    const runs = await db.select().from(foreignRuns).orderBy(foreignRuns.id);
    expect(runs.map(({ outcome }) => outcome)).toEqual(['done', failure, 'done']);
  },
);
