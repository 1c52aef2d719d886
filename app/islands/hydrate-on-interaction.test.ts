import { afterEach, expect, test, vi } from 'vitest';
import { hydrateOnInteraction, LATE } from './hydrate-on-interaction.ts';

/** A minimal element: events do not bubble, and the island's link is the island itself. */
class TestElement extends EventTarget {
  dataset: Record<string, string> = { on: 'use' };
  isLink = false;
  isFocused = false;
  inputs: { checked: boolean; defaultChecked: boolean }[] = [];
  matches() {
    return this.isFocused;
  }
  querySelectorAll() {
    return this.inputs;
  }
  missed: { click: () => void; removeAttribute: () => void } | null = null;
  querySelector() {
    return this.missed;
  }
  closest() {
    return this.isLink ? this : null;
  }
}

class TestClick extends Event {
  button = 0;
  ctrlKey = false;
  metaKey = false;
  shiftKey = false;
  constructor(type = 'click', more: { ctrlKey?: boolean } = {}) {
    super(type, { cancelable: true });
    this.ctrlKey = more.ctrlKey ?? false;
  }
}

afterEach(() => vi.unstubAllGlobals());

function island() {
  vi.stubGlobal('Element', TestElement);
  vi.stubGlobal('MouseEvent', TestClick);
  const element = new TestElement();
  const clicks: boolean[] = [];
  return { element, clicks };
}

// The browser's own type has hundreds of members; the code under test uses three.
function wake(element: TestElement, waker: Parameters<typeof hydrateOnInteraction>[1]): void {
  Reflect.apply(hydrateOnInteraction, undefined, [element, waker]);
}

test('the first sign of interest fetches the code, once', () => {
  const { element } = island();
  let preloads = 0;
  wake(element, { preload: async () => (preloads += 1), start: async () => undefined });
  element.dispatchEvent(new Event('pointerenter'));
  element.dispatchEvent(new Event('pointerenter'));
  expect(preloads).toBe(1);
});

test.each([{ isFocused: true }, { inputs: [{ checked: true, defaultChecked: false }] }])(
  'what was in use before the script came is started at once: %j',
  (use) => {
    const { element } = island();
    Object.assign(element, use);
    let starts = 0;
    wake(element, { preload: async () => undefined, start: async () => (starts += 1) });
    expect(starts).toBe(1);
  },
);

test('the first click is held, and made again when the island lives', async () => {
  const { element, clicks } = island();
  const gate = Promise.withResolvers<void>();
  wake(element, {
    preload: async () => undefined,
    async start() {
      await gate.promise;
      element.addEventListener('click', () => clicks.push(true));
    },
  });
  const first = new TestClick();
  element.dispatchEvent(first);
  element.dispatchEvent(new TestClick());
  expect(first.defaultPrevented).toBe(true);
  expect(clicks).toEqual([]);
  gate.resolve();
  await expect.poll(() => clicks).toEqual([true]);
  element.dispatchEvent(new TestClick());
  expect(clicks).toEqual([true, true]);
});

test('when the code cannot be had the click does what it would do without it', async () => {
  const { element } = island();
  const passed: boolean[] = [];
  wake(element, {
    preload: () => Promise.reject(new Error('offline')),
    start: () => Promise.reject(new Error('offline')),
  });
  element.addEventListener('click', (event) => passed.push(event.defaultPrevented));
  element.dispatchEvent(new Event('focusin'));
  element.dispatchEvent(new TestClick());
  await expect.poll(() => passed).toEqual([false]);
});

test("a click that opens another tab is the browser's own", () => {
  const { element } = island();
  wake(element, { preload: async () => undefined, start: async () => undefined });
  const click = new TestClick('click', { ctrlKey: true });
  element.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});

test('a field changed without a click starts the island, which a later click does not start again', async () => {
  const { element } = island();
  let starts = 0;
  const passed: boolean[] = [];
  wake(element, { preload: async () => undefined, start: async () => (starts += 1) });
  element.dispatchEvent(new Event('input'));
  element.addEventListener('click', () => passed.push(true));
  element.dispatchEvent(new TestClick());
  await expect.poll(() => passed).toEqual([true]);
  expect(starts).toBe(1);
});

test('a link is held no longer when its code is late, and then no more', async () => {
  const { element } = island();
  const passed: boolean[] = [];
  element.isLink = true;
  wake(element, { preload: async () => undefined, start: () => new Promise(() => undefined) });
  element.addEventListener('click', (event) => passed.push(event.defaultPrevented));
  element.dispatchEvent(new TestClick());
  expect(passed).toEqual([]);
  element.dispatchEvent(new Event(LATE));
  expect(passed).toEqual([false]);
  element.dispatchEvent(new TestClick());
  expect(passed).toEqual([false, false]);
});

test('what does nothing by itself is held as long as its code is asked for', () => {
  const { element } = island();
  wake(element, { preload: async () => undefined, start: () => new Promise(() => undefined) });
  element.dispatchEvent(new Event(LATE));
  const click = new TestClick();
  element.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
});

test('a button that was pressed before there was any script is pressed again once it can answer', async () => {
  const { element } = island();
  const done: string[] = [];
  element.missed = { click: () => done.push('pressed'), removeAttribute: () => undefined };
  const start = async () => done.push('started');
  wake(element, { preload: start, start });
  await vi.waitFor(() => expect(done).toEqual(['started', 'pressed']));
});
