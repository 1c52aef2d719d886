import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createReader, type Mouth, type Reading } from './reader.ts';

const SENTENCES = ['Um.', 'Dois.', 'Três.'];

/** A mouth that says nothing by itself, and whose time stands still. */
function set({ rate = 1, isBusy = false } = {}) {
  const said: { text: string; heard: Parameters<Mouth['say']>[1] }[] = [];
  const timers = new Map<() => void, number>();
  const changes: Reading[] = [];
  let hushed = 0;
  const mouth: Mouth = {
    rate: () => rate,
    say: (text, heard) => said.push({ text, heard }),
    hush() {
      hushed += 1;
    },
    after(delayMs, act) {
      const timer = () => act();
      timers.set(timer, delayMs);
      return () => timers.delete(timer);
    },
  };
  const task = { sentences: SENTENCES, isBusy };
  const reader = createReader(task, mouth, (reading) => changes.push(reading));
  return {
    reader,
    changes,
    timers,
    hushed: () => hushed,
    texts: () => said.map(({ text }) => text),
    heard: () => said.at(-1)?.heard ?? { start() {}, end() {}, fail() {} },
    /** Lets the waiting timers run out. */
    runOut() {
      for (const timer of [...timers.keys()]) {
        timers.delete(timer);
        timer();
      }
    },
  };
}

test('reads sentence by sentence, and ends', () => {
  const { reader, texts, heard, changes, timers } = set();
  reader.play(0);
  for (let index = 0; index < 3; index += 1) {
    heard().start();
    heard().end();
  }
  expect(texts()).toEqual(SENTENCES);
  expect(changes.at(-1)).toEqual({ state: 'idle', index: 0, why: 'done' });
  expect(timers.size).toBe(0);
});

test('the first sentence is said within the press, unless the engine still speaks', () => {
  const quiet = set();
  quiet.reader.play(0);
  expect(quiet.texts()).toEqual(['Um.']);
  const busy = set({ isBusy: true });
  busy.reader.play(0);
  expect([busy.hushed(), busy.texts()]).toEqual([1, []]);
  busy.runOut();
  expect(busy.texts()).toEqual(['Um.']);
});

test('a pause cancels, and goes on from the beginning of its sentence', () => {
  const { reader, texts, heard, hushed, runOut } = set();
  reader.play(0);
  heard().end();
  const left = heard();
  reader.pause();
  // What engines report of a sentence that was cancelled.
  left.fail('interrupted');
  left.end();
  expect(hushed()).toBe(1);
  expect(reader.now()).toEqual({ state: 'paused', index: 1 });
  reader.goOn();
  runOut();
  expect(texts().slice(0, 3)).toEqual(['Um.', 'Dois.', 'Dois.']);
});

test('stopping is no fault', () => {
  const { reader, heard, changes } = set();
  reader.play(0);
  const left = heard();
  reader.stop();
  left.fail('canceled');
  expect(changes.at(-1)).toEqual({ state: 'idle', index: 0 });
});

test('another page that takes the voice pauses the reading', () => {
  const { reader, heard } = set();
  reader.play(1);
  heard().fail('interrupted');
  expect(reader.now()).toEqual({ state: 'paused', index: 1, why: 'interrupted' });
});

test('a voice that fails keeps the place', () => {
  const { reader, heard } = set();
  reader.play(1);
  heard().fail('synthesis-failed');
  expect(reader.now()).toEqual({ state: 'paused', index: 1, why: 'failed' });
});

test('an end that is never reported does not hold the reading up', () => {
  const { reader, heard, runOut, texts } = set();
  reader.play(0);
  heard().start();
  runOut();
  runOut();
  expect(texts()).toEqual(['Um.', 'Dois.']);
});

test('a voice that does not answer twice is given up', () => {
  const { reader, runOut } = set();
  reader.play(0);
  runOut();
  runOut();
  runOut();
  expect(reader.now()).toEqual({ state: 'paused', index: 1, why: 'failed' });
});

test('slow reading is waited for longer', () => {
  const [slow, quick] = [set({ rate: 0.5 }), set({ rate: 2 })];
  for (const { reader } of [slow, quick]) reader.play(0);
  expect([...slow.timers.values()][0]).toBeGreaterThan([...quick.timers.values()][0] ?? 0);
});

test('steps stay within the text, and move a paused reading silently', () => {
  const { reader, runOut, texts } = set();
  reader.play(0);
  reader.step(-1);
  runOut();
  reader.pause();
  reader.step(1);
  reader.step(9);
  expect(reader.now()).toEqual({ state: 'paused', index: 2 });
  expect(texts()).toEqual(['Um.', 'Um.']);
});

test('whatever is pressed and reported: one sentence at a time, its own, and silence when idle', () => {
  const doings = fc.constantFrom(
    ...(['play', 'pause', 'goOn', 'back', 'next', 'again', 'stop', 'end', 'fail', 'late'] as const),
    'runOut' as const,
  );
  fc.assert(
    fc.property(fc.array(doings, { maxLength: 60 }), (all) => {
      const { reader, texts, heard, changes, timers, runOut } = set();
      let old = heard();
      const act = {
        play: () => reader.play(0),
        pause: reader.pause,
        goOn: reader.goOn,
        back: () => reader.step(-1),
        next: () => reader.step(1),
        again: () => reader.step(0),
        stop: reader.stop,
        end: () => heard().end(),
        fail: () => heard().fail('interrupted'),
        late: () => old.end(),
        runOut,
      };
      for (const each of all) {
        const before = texts().length;
        old = heard();
        act[each]();
        const { state, index } = reader.now();
        expect(changes.at(-1)?.state ?? 'idle').toBe(state);
        if (texts().length > before) expect(texts().at(-1)).toBe(SENTENCES[index]);
        expect(texts().length - before).toBeLessThanOrEqual(1);
        expect(timers.size).toBe(state === 'speaking' ? 1 : 0);
      }
    }),
  );
});
