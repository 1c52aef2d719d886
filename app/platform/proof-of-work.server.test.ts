import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { beforeEach, describe, expect, test } from 'vitest';
import { stillClock, TEST_SECRET } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { isWorkProven, newChallenge } from './proof-of-work.server.ts';

const { db } = await testDatabase();

function services() {
  return { db, clock: stillClock(), secret: TEST_SECRET };
}

/** The challenge as altcha's own type, which names every parameter. */
async function challengeFor(form: string): Promise<Challenge> {
  return JSON.parse(JSON.stringify(await newChallenge(services(), form)));
}

function packed(challenge: Challenge, solution: unknown): string {
  return btoa(JSON.stringify({ challenge, solution }));
}

let challenge: Challenge;
let payload: string;

beforeEach(async () => {
  challenge = await challengeFor('booking');
  const solution = await solveChallenge({ challenge, deriveKey });
  payload = packed(challenge, { counter: solution?.counter, derivedKey: solution?.derivedKey });
});

describe('a proof of work', () => {
  test('counts once, also when it arrives twice at once', async () => {
    const both = await Promise.all([
      isWorkProven(services(), 'booking', payload),
      isWorkProven(services(), 'booking', payload),
    ]);
    expect(both.sort()).toEqual([false, true]);
    expect(await isWorkProven(services(), 'booking', payload)).toBe(false);
  });

  test('counts for its own form only', async () => {
    expect(await isWorkProven(services(), 'hold', payload)).toBe(false);
    expect(await isWorkProven(services(), 'booking', payload)).toBe(true);
  });

  test('counts for 20 minutes', async () => {
    const late = services();
    late.clock.set(new Date(late.clock.now().getTime() + 20 * 60_000));
    expect(await isWorkProven(late, 'booking', payload)).toBe(false);
  });

  test('does not count under another secret', async () => {
    const other = { ...services(), secret: `${TEST_SECRET} of somebody else` };
    expect(await isWorkProven(other, 'booking', payload)).toBe(false);
  });

  test('does not count when anything in it was changed', async () => {
    const solution = { counter: 7, derivedKey: '00'.repeat(32) };
    const { parameters } = challenge;
    const easier = { ...challenge, parameters: { ...parameters, keyPrefix: '00' } };
    const longer = {
      ...challenge,
      parameters: { ...parameters, data: { form: 'booking', endsSeconds: 9_999_999_999 } },
    };
    for (const forged of [
      packed(challenge, solution),
      packed(easier, solution),
      packed(longer, solution),
    ]) {
      expect(await isWorkProven(services(), 'booking', forged)).toBe(false);
    }
  });

  test.each([
    null,
    undefined,
    '',
    'x',
    '%%%',
    btoa('null'),
    btoa('[]'),
    btoa('{"challenge":{"__proto__":{}},"solution":1}'),
    'A'.repeat(100_000),
  ])('that is %j is none', async (nonsense) => {
    expect(await isWorkProven(services(), 'booking', nonsense)).toBe(false);
  });
});
