import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { settingsOfProfile } from './profiles.ts';
import { DEFAULT_SETTINGS, FLAGS, isUsual, NUMBERS, PROFILES, parseSettings } from './settings.ts';
import { HEAD_SCRIPT, showSettings } from './show-settings.ts';

afterEach(() => void vi.unstubAllGlobals());

test('the record has the twenty keys of the specification', () => {
  expect(Object.keys(DEFAULT_SETTINGS).sort()).toEqual([
    ...'adhdMode colorBlindMode contrast dyslexiaMode epilepsySafe fontScale highlightHeadings'.split(
      ' ',
    ),
    ...'highlightLinks keyboardNav letterSpacing libras muteMedia pauseAnimations profile readingRuler'.split(
      ' ',
    ),
    ...'ttsEnabled ttsSpeaking virtualKeyboard wordSpacing zoom'.split(' '),
  ]);
});

const anything = fc.oneof(
  fc.string(),
  fc.json(),
  fc
    .record(
      Object.fromEntries(
        [...Object.keys(DEFAULT_SETTINGS), 'unknown', '__proto__'].map((key) => [
          key,
          fc.oneof(
            fc.boolean(),
            fc.double(),
            fc.string(),
            fc.constantFrom('high', 'dark', 'tdah', null),
          ),
        ]),
      ),
      { requiredKeys: [] },
    )
    .map((record) => JSON.stringify(record)),
);

test('whatever is stored, the settings are within their limits and on their steps', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const settings = parseSettings(text);
      expect(Object.keys(settings)).toEqual(Object.keys(DEFAULT_SETTINGS));
      for (const [key, [lowest, highest, step]] of Object.entries(NUMBERS)) {
        const value = Number(Reflect.get(settings, key));
        expect(value).toBeGreaterThanOrEqual(lowest);
        expect(value).toBeLessThanOrEqual(highest);
        expect(Math.abs(value / step - Math.round(value / step))).toBeLessThan(1e-6);
      }
      for (const flag of FLAGS) expect(settings[flag]).toBeTypeOf('boolean');
      expect(settings.ttsSpeaking).toBe(false);
      expect(parseSettings(JSON.stringify(settings))).toEqual(settings);
    }),
  );
});

/** What the script in the head and the panel make of a record. */
function shown(show: () => void) {
  const root: {
    dataset: Record<string, string>;
    style: { setProperty: (name: string, value: string) => void };
  } = {
    dataset: {},
    style: { setProperty: (name, value) => properties.set(name, Number(value)) },
  };
  const properties = new Map<string, number>();
  vi.stubGlobal('document', { documentElement: root });
  show();
  return { words: root.dataset.settings?.split(' '), properties };
}

test('the script in the head shows what the panel shows, whatever is stored', () => {
  fc.assert(
    fc.property(anything, (text) => {
      vi.stubGlobal('sessionStorage', { getItem: () => text });
      const first = shown(() => new Function(HEAD_SCRIPT)());
      if (text === '') return;
      const settings = parseSettings(text);
      const { words = [], properties } = shown(() => showSettings(settings));
      expect(first.properties).toEqual(properties);
      expect([...properties.values()].every(Number.isFinite)).toBe(true);
      for (const flag of FLAGS.filter((each) => each !== 'ttsSpeaking'))
        expect(first.words?.includes(flag)).toBe(words.includes(flag));
      for (const contrast of ['high', 'dark', 'invert'])
        expect(first.words?.includes(`contrast-${contrast}`)).toBe(settings.contrast === contrast);
    }),
  );
});

test('blocked storage leaves the page as it is', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new Error('blocked');
    },
  });
  expect(shown(() => new Function(HEAD_SCRIPT)()).words).toBeUndefined();
});

test.each(PROFILES)('the profile %s begins with what is usual', (profile) => {
  const settings = settingsOfProfile(profile);
  expect(settings.profile).toBe(profile);
  expect(isUsual(settings)).toBe(false);
  expect(parseSettings(JSON.stringify(settings))).toEqual(settings);
});
