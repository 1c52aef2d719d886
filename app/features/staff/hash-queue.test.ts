import { expect, test } from 'vitest';
import { computeInTurn, inHashPlace, type Lane } from './hash-queue.ts';

/** Work whose end the test decides. */
function held(order: string[] = [], name = '') {
  const gate = Promise.withResolvers<void>();
  return {
    end: gate.resolve,
    compute: async () => {
      order.push(name);
      await gate.promise;
      return name;
    },
  };
}

test('one computes and eight wait; the next is told that there is no place', async () => {
  const first = held();
  const inside = Array.from({ length: 9 }, () =>
    inHashPlace('stranger', () => computeInTurn({ lane: 'stranger' }, first.compute)),
  );
  expect(await inHashPlace('stranger', async () => 'in')).toBeNull();
  // Known people have places of their own.
  expect(await inHashPlace('known', async () => 'in')).toBe('in');
  first.end();
  await Promise.all(inside);
  expect(await inHashPlace('stranger', async () => 'in')).toBe('in');
});

test('a place is free again after work that failed', async () => {
  const broken = () => inHashPlace('stranger', () => Promise.reject(new Error('no')));
  for (let n = 0; n < 20; n += 1) await expect(broken()).rejects.toThrow('no');
  expect(await inHashPlace('stranger', async () => 'in')).toBe('in');
});

test('in each lane one computes at a time; who is known waits for no stranger', async () => {
  const order: string[] = [];
  const first = held(order, 'first');
  const ask = (name: string, lane: Lane) => computeInTurn({ lane }, async () => order.push(name));
  const strangers = [
    computeInTurn({ lane: 'stranger' }, first.compute),
    ask('stranger 1', 'stranger'),
    ask('stranger 2', 'stranger'),
  ];
  await ask('known', 'known');
  expect(order).toEqual(['first', 'known']);
  first.end();
  await Promise.all(strangers);
  expect(order).toEqual(['first', 'known', 'stranger 1', 'stranger 2']);
});

test('what was abandoned before its turn is never computed and holds nobody up', async () => {
  const order: string[] = [];
  const first = held(order, 'first');
  const leaving = new AbortController();
  const running = computeInTurn({ lane: 'stranger' }, first.compute);
  const abandoned = Array.from({ length: 30 }, (_, n) =>
    computeInTurn({ lane: 'stranger', gone: leaving.signal }, held(order, `gone ${n}`).compute),
  );
  const waiting = computeInTurn({ lane: 'stranger' }, async () => order.push('waiting'));
  leaving.abort();
  expect(new Set(await Promise.all(abandoned))).toEqual(new Set([null]));
  expect(await computeInTurn({ lane: 'known', gone: leaving.signal }, first.compute)).toBeNull();
  first.end();
  await Promise.all([running, waiting]);
  expect(order).toEqual(['first', 'waiting']);
  expect(await computeInTurn({ lane: 'stranger' }, async () => 'free again')).toBe('free again');
});

test('an abandoned turn is handed on, also when it came at the same moment', async () => {
  const first = held();
  const running = computeInTurn({ lane: 'stranger' }, first.compute);
  const leaving = new AbortController();
  const second = computeInTurn({ lane: 'stranger', gone: leaving.signal }, async () => 'second');
  const third = computeInTurn({ lane: 'stranger' }, async () => 'third');
  first.end();
  await running.then(() => leaving.abort());
  expect(['second', null]).toContain(await second);
  expect(await third).toBe('third');
});
