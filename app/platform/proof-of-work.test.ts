import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { stillClock, TEST_SECRET } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { isWorkProven, newChallenge } from './proof-of-work.server.ts';
import { type Challenge, solveChallenge } from './proof-of-work.ts';

const { db } = await testDatabase();
const services = { db, clock: stillClock(), secret: TEST_SECRET };

async function challengeFor(form: string): Promise<Challenge> {
  return JSON.parse(JSON.stringify(await newChallenge(services, form)));
}

describe('the solver in the browser', () => {
  test('gives proofs that the server accepts', async () => {
    for (let round = 0; round < 5; round += 1) {
      const proof = await solveChallenge(await challengeFor('booking'));
      expect(await isWorkProven(services, 'booking', proof)).toBe(true);
    }
  });

  test('lets other work run meanwhile, and stops when told to', async () => {
    const challenge = await challengeFor('booking');
    const unsolvable = {
      ...challenge,
      parameters: { ...challenge.parameters, keyPrefix: '0'.repeat(32) },
    };
    const controller = new AbortController();
    // A solver that blocks the thread would never let this run.
    setTimeout(() => controller.abort(), 30);
    await expect(solveChallenge(unsolvable, controller.signal)).rejects.toThrow('abort');
  });

  test('weighs at most 3 KB', async () => {
    const result = await build({
      logLevel: 'silent',
      configFile: false,
      build: {
        write: false,
        lib: {
          entry: `${import.meta.dirname}/proof-of-work.ts`,
          formats: ['es'],
          fileName: 'proof',
        },
      },
    });
    const [output] = Array.isArray(result) ? result : [result];
    const code = output && 'output' in output ? output.output[0].code : '';
    expect(code).toContain('/api/v1/challenge');
    expect(code.length).toBeLessThan(3_000);
  });
});
