import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startUpdates } from './update.ts';

const notice = vi.hoisted(() => ({ offerUpdate: vi.fn(), removeServiceWorker: vi.fn() }));
vi.mock('#app/features/app-update/update-notice.ts', () => notice);

class TestWorker extends EventTarget {
  state = 'installing';
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
class TestRegistration extends EventTarget {
  waiting: TestWorker | null = null;
  installing: TestWorker | null = null;
  update = vi.fn(async () => undefined);
  find() {
    this.installing = new TestWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
}

/** Waits a second. */
async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  await vi.dynamicImportSettled();
  vi.useFakeTimers();
}

let clock: number;
beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  clock = 0;
  vi.stubGlobal('performance', { now: () => clock });
});
afterEach(() => {
  // The stubbed clock is on top of the fake one.
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A browser on a page; `settings` is the content of the page's settings. */
function open({ settings = {}, controller = false, readyState = 'complete' } = {}) {
  const registration = new TestRegistration();
  const serviceWorker = {
    controller: controller ? {} : null,
    register: vi.fn(async () => registration),
  };
  const page = Object.assign(new EventTarget(), {
    readyState,
    hidden: false,
    querySelector: () => ({ content: JSON.stringify(settings) }),
  });
  const rests: (() => void)[] = [];
  const world = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', page);
  vi.stubGlobal('caches', {});
  vi.stubGlobal('requestIdleCallback', (then: () => void) => rests.push(then));
  vi.stubGlobal('addEventListener', world.addEventListener.bind(world));
  startUpdates();
  const rest = async () => {
    for (const then of rests.splice(0)) then();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { registration, serviceWorker, page, world, rest };
}

test('the worker is registered when the page is there and the browser rests, not before', async () => {
  const { serviceWorker, world, rest } = open({ readyState: 'loading' });
  await rest();
  expect(serviceWorker.register).not.toHaveBeenCalled();
  world.dispatchEvent(new Event('load'));
  expect(serviceWorker.register).not.toHaveBeenCalled();
  await rest();
  expect(serviceWorker.register).toHaveBeenCalledExactlyOnceWith('/sw.js');
});

test('a browser without service workers, or on an unsafe address, is left alone', () => {
  vi.stubGlobal('navigator', {});
  expect(startUpdates).not.toThrow();
});

test('the first worker of all is no news', async () => {
  const { registration, rest } = open();
  await rest();
  registration.find().become('installed');
  await settled();
  expect(notice.offerUpdate).not.toHaveBeenCalled();
});

test('one that is installed after another is told of', async () => {
  const { registration, rest } = open({ controller: true });
  await rest();
  const worker = registration.find();
  worker.become('redundant');
  await settled();
  expect(notice.offerUpdate).not.toHaveBeenCalled();
  registration.find().become('installed');
  registration.waiting = registration.installing;
  await settled();
  expect(notice.offerUpdate).toHaveBeenCalledExactlyOnceWith(registration);
});

test('one that does not wait, as the one that clears up, is no news', async () => {
  const { registration, rest } = open({ controller: true });
  await rest();
  registration.find().become('installed');
  await settled();
  expect(notice.offerUpdate).not.toHaveBeenCalled();
});

test('one that waits since the page before is told of', async () => {
  const { registration, rest } = open({ controller: true });
  registration.waiting = new TestWorker();
  await rest();
  await vi.dynamicImportSettled();
  expect(notice.offerUpdate).toHaveBeenCalledExactlyOnceWith(registration);
});

test('an open page asks for a newer one when it is looked at, once an hour at most', async () => {
  const { registration, page, rest } = open();
  await rest();
  const look = (minutes: number) => {
    clock = minutes * 60_000;
    page.dispatchEvent(new Event('visibilitychange'));
    return registration.update.mock.calls.length;
  };
  expect(look(59)).toBe(0);
  expect(look(60)).toBe(1);
  expect(look(119)).toBe(1);
  page.hidden = true;
  expect(look(130)).toBe(1);
  page.hidden = false;
  expect(look(131)).toBe(2);
});

test('switched off, none is registered and the one that is there is taken away', async () => {
  const { serviceWorker, rest } = open({ settings: { worker: 'off' } });
  await rest();
  await vi.dynamicImportSettled();
  expect(serviceWorker.register).not.toHaveBeenCalled();
  expect(notice.removeServiceWorker).toHaveBeenCalledExactlyOnceWith(serviceWorker, caches);
});
