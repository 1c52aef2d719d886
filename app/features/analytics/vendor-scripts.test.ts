import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ConsentRecord, consentOf } from '#app/platform/browser/consent-record.ts';
import type { VendorIds } from '#app/platform/browser/vendors.ts';

const IDS = { ga: 'G-TEST12345', gtm: 'GTM-TEST123', pixel: '123456789012345' };
const GRANTED = consentOf({ analytics: true, marketing: true, personalization: true });
const LATE_MS = 20_000;
const FATES = ['loads', 'fails', 'hangs'] as const;

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A new page whose scripts load, fail at once, or fail after both addresses have timed out. */
async function page(ids: VendorIds = IDS) {
  const window: { dataLayer?: IArguments[]; fbq?: { queue: unknown[][] } } = {};
  const signs = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', new URL('https://clinic.example/faq?busca=x'));
  vi.stubGlobal('document', Object.assign(signs, { referrer: 'android-app://com.google/' }));
  vi.resetModules();
  const { loadVendors } = await import('./vendor-scripts.ts');
  const onGoogleBlocked = vi.fn();
  const asked: string[] = [];
  const fates: ((typeof FATES)[number] | undefined)[] = [];
  let stop = () => {};
  return {
    asked,
    onGoogleBlocked,
    /** What becomes of the next scripts; when none is left they load. */
    fates,
    answer(record: ConsentRecord) {
      stop();
      const load = async ([address = '']: readonly string[]) => {
        asked.push(address);
        const fate = fates.shift();
        if (fate === 'hangs') await new Promise((resolve) => setTimeout(resolve, LATE_MS));
        if (fate === 'hangs' || fate === 'fails') throw new Error(fate);
      };
      stop = loadVendors({ ids, record, load, onGoogleBlocked });
    },
    touch: () => signs.dispatchEvent(new Event('pointerdown')),
    /** Google's commands, without the objects that scripts of the tag manager push. */
    queue: () =>
      (window.dataLayer ?? []).filter((entry) => 'length' in entry).map((entry) => [...entry]),
    pixelQueue: () => window.fbq?.queue ?? [],
  };
}

test('where every try fails at once, it is told once, after the last', async () => {
  const { answer, fates, onGoogleBlocked } = await page({ ga: IDS.ga });
  fates.push('fails', 'fails', 'fails', 'fails');
  answer(GRANTED);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(onGoogleBlocked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onGoogleBlocked).toHaveBeenCalledOnce();
});

test('where a script hangs, it is told once when its time is over', async () => {
  const { answer, fates, asked, onGoogleBlocked } = await page({ ga: IDS.ga, gtm: IDS.gtm });
  fates.push('hangs', 'hangs');
  answer(GRANTED);
  await vi.advanceTimersByTimeAsync(1_000 + LATE_MS - 1);
  expect([asked.length, onGoogleBlocked.mock.calls.length]).toEqual([2, 0]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked.length, onGoogleBlocked.mock.calls.length]).toEqual([2, 1]);
});

test.each([
  ['loads', 'hangs'],
  ['fails', 'loads'],
  ['hangs', 'loads'],
] as const)('one of Google’s scripts is enough: %s, %s', async (...fatesOfBoth) => {
  const { answer, fates, onGoogleBlocked } = await page({ ga: IDS.ga, gtm: IDS.gtm });
  fates.push(...fatesOfBoth);
  answer(GRANTED);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(onGoogleBlocked).not.toHaveBeenCalled();
});

test('who takes back the yes while a script hangs is not measured without it', async () => {
  const { answer, fates, onGoogleBlocked } = await page();
  fates.push('hangs', 'hangs', 'hangs');
  answer(GRANTED);
  await vi.advanceTimersByTimeAsync(6_000);
  answer(consentOf({ analytics: false, marketing: false, personalization: false }));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(onGoogleBlocked).not.toHaveBeenCalled();
});

test('after three failed tries Google finds each command once', async () => {
  const { answer, fates, queue } = await page({ ga: IDS.ga });
  fates.push('fails', 'fails', 'fails', 'fails');
  answer(GRANTED);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(
    queue().map(([command, what]) => (command === 'js' ? [command] : [command, what])),
  ).toEqual([['consent', 'default'], ['consent', 'update'], ['js'], ['config', IDS.ga]]);
  expect(queue()[3]?.[2]).toEqual({
    page_location: 'https://clinic.example/faq',
    page_referrer: '',
    transport_url: 'https://clinic.example/collect',
  });
});

test('the pixel counts the page, and is told before to listen to nothing else', async () => {
  const { answer, pixelQueue } = await page({ pixel: IDS.pixel });
  answer(GRANTED);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(pixelQueue()).toEqual([
    ['set', 'autoConfig', false, IDS.pixel],
    ['init', IDS.pixel],
    ['track', 'PageView'],
  ]);
});

const answers = fc
  .record({ analytics: fc.boolean(), marketing: fc.boolean(), personalization: fc.boolean() })
  .map((chosen) => ({ kind: 'answer', record: consentOf(chosen) }) as const);
const events = fc.array(
  fc.oneof(
    answers,
    fc.constant({ kind: 'touch' } as const),
    fc.integer({ min: 0, max: 25_000 }).map((ms) => ({ kind: 'wait', ms }) as const),
  ),
  { maxLength: 12 },
);

test('whatever is answered, touched and waited for, the queue is in order', async () => {
  const fates = fc.array(fc.constantFrom(...FATES));
  await fc.assert(
    fc.asyncProperty(answers, events, fates, async (first, rest, given) => {
      const { answer, touch, fates, queue } = await page();
      fates.push(...given);
      let { record: last } = first;
      for (const event of [first, ...rest]) {
        if (event.kind === 'answer') {
          last = event.record;
          answer(last);
        } else if (event.kind === 'touch') touch();
        else await vi.advanceTimersByTimeAsync(event.ms);
      }
      expectInOrder(queue(), last);
      vi.clearAllTimers();
    }),
    { numRuns: 60 },
  );
});

function expectInOrder(queue: unknown[][], last: ConsentRecord): void {
  const [byDefault, ...rest] = queue;
  expect(byDefault?.slice(0, 2)).toEqual(['consent', 'default']);
  const updates = rest.filter(([command]) => command === 'consent');
  expect(updates.map(([, kind]) => kind)).not.toContain('default');
  const records = updates.map(([, , record]) => JSON.stringify(record));
  expect(records.at(-1)).toBe(JSON.stringify(last));
  expect(records.filter((record, index) => record === records[index - 1])).toEqual([]);

  const indexOf = (text: string) => rest.findIndex((words) => JSON.stringify(words).includes(text));
  const started = rest.flatMap(([command]) => (command === 'consent' ? [] : [command]));
  expect([[], ['js', 'config']]).toContainEqual(started);
  if (started.length === 0) return;
  const allowed = indexOf('"analytics_storage":"granted"');
  expect(allowed).toBeGreaterThanOrEqual(0);
  expect(allowed).toBeLessThan(indexOf(IDS.ga));
}
