import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { forcedCondition } from './forced-media.ts';
import { UI_EXAMPLES } from './ui-examples.ts';

const UI_DIR = join(import.meta.dirname, '../../ui');

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The routes that are built in an environment. */
async function routesIn(environment: string): Promise<string> {
  vi.stubEnv('NODE_ENV', environment);
  vi.resetModules();
  return JSON.stringify((await import('#app/routes.ts')).default);
}

test('the gallery has an address while developing, and nowhere else', async () => {
  expect(await routesIn('development')).toContain('routes/gallery/gallery.tsx');
  expect(await routesIn('production')).not.toContain('gallery');
  expect(await routesIn('test')).not.toContain('gallery');
});

describe('every component of app/ui has examples', () => {
  // It moves focus and renders nothing.
  const shownByNobody = ['RouteFocus'];
  const files = globSync('*/*.tsx', { cwd: UI_DIR });
  const textOf = (file: string) => readFileSync(join(UI_DIR, file), 'utf8');
  const components = files
    .filter((file) => basename(file) !== 'examples.tsx')
    .flatMap((file) =>
      [...textOf(file).matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name = '']) => ({
        name,
        file,
      })),
    )
    .filter(({ name }) => !shownByNobody.includes(name));

  test('components were seen', () => {
    expect(components.length).toBeGreaterThan(30);
  });

  test.each(components)('$name', ({ name, file }) => {
    // A component used inside another one is shown by that one.
    const users = files.filter((each) => each !== file && textOf(each).includes(`<${name}`));
    const own = dirname(file);
    expect(users.some((each) => dirname(each) === own)).toBe(true);
  });

  test('and the gallery finds them', () => {
    const folders = new Set(files.filter((file) => file.endsWith('/examples.tsx')).map(dirname));
    expect(UI_EXAMPLES.map(({ component }) => component)).toEqual([...folders].sort());
    for (const { examples } of UI_EXAMPLES) expect(examples.length).toBeGreaterThan(0);
  });
});

test.each([
  ['(prefers-color-scheme: dark)', '(min-width: 0px)'],
  ['(prefers-contrast: more)', '(max-width: 0px)'],
  [
    '(prefers-contrast: more) and (prefers-color-scheme: dark)',
    '(max-width: 0px) and (min-width: 0px)',
  ],
  ['(min-width: 54em)', '(min-width: 54em)'],
])('with dark colours and normal contrast, %s is %s', (condition, forced) => {
  expect(forcedCondition(condition, { scheme: 'dark', contrast: 'no-preference' })).toBe(forced);
});

test('what is left to the device stays as it is', () => {
  const condition = '(prefers-color-scheme: dark)';
  expect(forcedCondition(condition, { scheme: undefined, contrast: 'more' })).toBe(condition);
});
