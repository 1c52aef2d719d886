import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScriptLoader } from './load-script.ts';

const OWN = '/gtag.js?id=G-1';
const DIRECT = 'https://vendor.example/gtag.js';

type TestScript = { src: unknown; onload: () => void; onerror: () => void; remove: () => void };
type Fate = 'loads' | 'fails' | 'hangs';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page where each script address has a predefined outcome. */
function page(fates: Record<string, Fate>) {
  const inserted: string[] = [];
  const script = (): TestScript => ({
    src: '',
    onload: () => undefined,
    onerror: () => undefined,
    remove: () => undefined,
  });
  vi.stubGlobal('location', { href: 'https://clinic.example/' });
  vi.stubGlobal('document', {
    createElement: script,
    head: {
      append(element: TestScript) {
        const address = String(element.src);
        inserted.push(address);
        const fate = fates[address] ?? 'fails';
        if (fate === 'loads') queueMicrotask(() => element.onload());
        if (fate === 'fails') queueMicrotask(() => element.onerror());
      },
    },
  });
  return inserted;
}

const isAllowed = ({ host }: URL) => host === 'clinic.example' || host === 'vendor.example';

test('the way through this site comes first; the direct one only when it fails', async () => {
  const inserted = page({ [OWN]: 'loads' });
  const load = createScriptLoader({ isAllowed });
  expect(await load([OWN, DIRECT])).toBe(OWN);
  expect(inserted).toEqual([OWN]);

  const second = page({ [OWN]: 'fails', [DIRECT]: 'loads' });
  expect(await createScriptLoader({ isAllowed })([OWN, DIRECT])).toBe(DIRECT);
  expect(second).toEqual([OWN, DIRECT]);
});

test('a script is loaded once, however often it is asked for', async () => {
  const inserted = page({ [OWN]: 'loads' });
  const load = createScriptLoader({ isAllowed });
  await Promise.all([load([OWN]), load([OWN])]);
  await load([OWN]);
  expect(inserted).toEqual([OWN]);
});

test('a script that does not come within ten seconds is given up', async () => {
  const inserted = page({ [OWN]: 'hangs', [DIRECT]: 'loads' });
  const outcome = createScriptLoader({ isAllowed })([OWN, DIRECT]);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(inserted).toEqual([OWN]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe(DIRECT);
});

test('after two failures an address is left alone for five minutes, then closed and new', async () => {
  const inserted = page({});
  const load = createScriptLoader({ isAllowed });
  const fail = () => expect(load([OWN])).rejects.toThrow(OWN);
  await fail();
  await fail();
  await fail();
  expect(inserted).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(299_999);
  await fail();
  expect(inserted).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  await fail();
  await fail();
  await fail();
  expect(inserted).toHaveLength(4);
});

test('failures are known on the next page too', async () => {
  const kept: string[] = [];
  const storage = { read: () => kept.at(-1) ?? null, write: (text: string) => kept.push(text) };
  page({});
  for (let index = 0; index < 2; index += 1) {
    await createScriptLoader({ isAllowed, storage })([OWN]).catch(() => undefined);
  }
  const inserted = page({ [OWN]: 'loads' });
  await expect(createScriptLoader({ isAllowed, storage })([OWN])).rejects.toThrow('left alone');
  expect(inserted).toEqual([]);
  kept.push('no JSON');
  expect(await createScriptLoader({ isAllowed, storage })([OWN])).toBe(OWN);
});

test.each(['https://evil.example/x.js', 'data:text/javascript,1', '//evil.example/x.js'])(
  'an address that is not allowed never becomes a script: %s',
  async (address) => {
    const inserted = page({ [address]: 'loads' });
    await expect(createScriptLoader({ isAllowed })([address])).rejects.toThrow('not allowed');
    expect(inserted).toEqual([]);
  },
);

test('with trusted types the address goes through a policy of its own', async () => {
  const inserted = page({ 'trusted:/gtag.js?id=G-1': 'loads' });
  type Rules = { createScriptURL: (address: string) => string };
  vi.stubGlobal('trustedTypes', {
    createPolicy: (_name: string, { createScriptURL }: Rules) => ({
      createScriptURL: (address: string) => `trusted:${createScriptURL(address)}`,
    }),
  });
  const load = createScriptLoader({ isAllowed });
  await load([OWN]);
  expect(inserted).toEqual(['trusted:/gtag.js?id=G-1']);
  await expect(load(['https://evil.example/x.js'])).rejects.toThrow('not allowed');
});
