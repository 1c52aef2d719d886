import { afterEach, expect, test, vi } from 'vitest';
import { ownAgendas } from './own-agenda.ts';

afterEach(() => void vi.useRealTimers());

test("a practitioner's connections are given up an hour after they were last asked for", async () => {
  vi.useFakeTimers();
  // Nothing is asked of the database, so none has to be there.
  const agendas = ownAgendas('postgres://nobody@127.0.0.1:1/none', {
    onError: (error) => expect.unreachable(error.message),
  });
  const [used, unused] = [agendas.of(1), agendas.of(2)];
  vi.advanceTimersByTime(59 * 60 * 1000);
  expect(agendas.of(1)).toBe(used);
  vi.advanceTimersByTime(2 * 60 * 1000);
  expect(agendas.of(1)).toBe(used);
  expect(agendas.of(2)).not.toBe(unused);
  await expect(unused.execute('select 1')).rejects.toHaveProperty(
    'cause.message',
    expect.stringContaining('after calling end'),
  );
  await agendas.close();
  expect(vi.getTimerCount()).toBe(0);
});
