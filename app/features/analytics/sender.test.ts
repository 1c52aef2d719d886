import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSender } from './sender.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

/** A sender whose server answers with the given statuses and repeats the last one; 0 means no answer. */
function sending(...statuses: number[]) {
  // Browsers count parts of a millisecond.
  let fraction = 0.3;
  const sent: { at: number; body: Record<string, unknown> }[] = [];
  const warnings: string[] = [];
  const sender = createSender({
    now: () => Date.now() + fraction,
    warn: (message) => warnings.push(message),
    fetch: async (_address, init) => {
      sent.push({ at: Date.now(), body: JSON.parse(String(init?.body)) });
      const status = statuses.length > 1 ? statuses.shift() : statuses[0];
      fraction = 0.7;
      if (!status) throw new TypeError('offline');
      return new Response(null, { status });
    },
  });
  return { sender, sent, warnings };
}

test('an event that is taken is sent once, with no age', async () => {
  const { sender, sent, warnings } = sending(204);
  await sender.send('/x', { event: 'page_view' });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toEqual([{ at: 0, body: { event: 'page_view', age_ms: 0 } }]);
  expect(warnings).toEqual([]);
  sender.stop();
});

test('it is tried twice more, then waits for the minute and keeps its time', async () => {
  const { sender, sent } = sending(0, 0, 503, 204);
  void sender.send('/x', { event: 'heartbeat' });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(sent.map(({ at }) => at)).toEqual([0, 1_000, 3_000]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.at(-1)).toEqual({ at: 60_000, body: { event: 'heartbeat', age_ms: 60_000 } });
  sender.stop();
});

test('a body that is wrong is told and not sent again', async () => {
  const { sender, sent, warnings } = sending(400);
  await sender.send('/x', {});
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(1);
  expect(warnings).toEqual(['measurement: /x answered 400']);
  sender.stop();
});

test('what is older than five minutes is thrown away', async () => {
  const { sender, sent } = sending(0);
  void sender.send('/x', {});
  await vi.advanceTimersByTimeAsync(330_000);
  const tries = sent.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent.length).toBe(tries);
  expect(Math.max(...sent.map(({ body }) => Number(body.age_ms)))).toBeLessThanOrEqual(300_000);
  sender.stop();
});

test('no more than a hundred wait, the newest', async () => {
  const { sender, sent } = sending(0);
  for (let index = 0; index < 130; index += 1) void sender.send('/x', { index });
  await vi.advanceTimersByTimeAsync(59_000);
  sent.length = 0;
  await vi.advanceTimersByTimeAsync(60_000 * 5 + 10_000);
  const seen = new Set(sent.map(({ body }) => body.index));
  expect(seen.has(29)).toBe(false);
  expect(seen.has(30)).toBe(true);
  sender.stop();
});

test('stopped, it sends nothing more', async () => {
  const { sender, sent } = sending(0);
  void sender.send('/x', {});
  await vi.advanceTimersByTimeAsync(0);
  sender.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(1);
});
