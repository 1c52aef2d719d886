import { describe, expect, test } from 'vitest';
import { shareRunning } from './alternatives.ts';
import { turnstile } from './api-context.ts';
import { againAfterLostWait, isDatabaseAway } from './database-fault.ts';

const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

/** An error as Drizzle wraps one of `pg`. */
function queryFault(code: string): Error {
  return new Error('Failed query', { cause: Object.assign(new Error('cause'), { code }) });
}

describe('a turnstile', () => {
  test('lets in so many at once, the rest in the order of asking', async () => {
    const enter = turnstile(3);
    const begun: number[] = [];
    let inside = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        enter(async () => {
          begun.push(n);
          inside += 1;
          most = Math.max(most, inside);
          await soon();
          inside -= 1;
        }),
      ),
    );
    expect(most).toBe(3);
    expect(begun).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  test('hands a place on also when work fails', async () => {
    const enter = turnstile(1);
    const failing = enter(async () => {
      await soon();
      throw new Error('failed');
    });
    const next = enter(async () => 'done');
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('done');
    expect(await enter(async () => 'again')).toBe('again');
  });
});

test('equal questions share an answer while it is being found, and no longer', async () => {
  let count = 0;
  const ask = shareRunning(String, async (_asked: number) => {
    await soon();
    count += 1;
    if (count === 3) throw new Error('failed');
    return count;
  });
  expect(await Promise.all([ask(1), ask(1), ask(2)])).toEqual([1, 1, 2]);
  await expect(Promise.all([ask(1), ask(1)])).rejects.toThrow('failed');
  expect(await ask(1)).toBe(4);
});

describe('faults of the database', () => {
  test.each(['ECONNREFUSED', '57P01', '53300', '53100', '08006', '25006', '55P03', '57014'])(
    '%s passes',
    (code) => expect(isDatabaseAway(queryFault(code))).toBe(true),
  );

  test.each(['42P01', '23505', '22P02', 'ERR_ASSERTION'])('%s does not', (code) =>
    expect(isDatabaseAway(queryFault(code))).toBe(false),
  );

  test('a connection that broke in the middle of a transaction passes', () => {
    const cause = new Error('Client has encountered a connection error and is not queryable');
    expect(isDatabaseAway(new Error('Failed query: rollback', { cause }))).toBe(true);
  });

  test('after a lost wait the work is done once more, after anything else it is not', async () => {
    for (const [code, expected] of [
      ['55P03', 2],
      ['40P01', 2],
      ['23505', 1],
    ] as const) {
      let tries = 0;
      const work = againAfterLostWait(async () => {
        tries += 1;
        throw queryFault(code);
      });
      await expect(work).rejects.toThrow('Failed query');
      expect(tries).toBe(expected);
    }
  });
});
