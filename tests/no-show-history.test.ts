import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSourceTree } from './architecture/source-tree.ts';

// Who did not come is for the front desk's eyes. Nobody may be refused a time for it, so no code that books, offers
// or answers for patients may know of it.

const HISTORY = 'app/features/reminders/no-shows.server.ts';
const files = readSourceTree();
const importsOf = new Map(
  files.map(({ path, imports }) => [path, imports.map(({ target }) => target)]),
);

/** Every file that a file leads to. */
function reach(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const target of importsOf.get(path) ?? []) reach(target, seen);
  return seen;
}

const BOOKING =
  /^(?:app\/(?:scheduling|payments|features\/(?:booking|deposits|follow-ups|schedule-settings|calendar-feeds|leads|waitlist)|routes\/(?:booking|manage|payments))|server\/api)\//;

test('no rule of booking can read who did not come', () => {
  const bookers = files
    .map(({ path }) => path)
    .filter((path) => BOOKING.test(path) && !/\.test\.tsx?$/.test(path));
  expect(bookers.length).toBeGreaterThan(100);
  expect(bookers.filter((path) => reach(path).has(HISTORY))).toEqual([]);
});

test('only two pages of the staff read it, both of which ask for the permission', () => {
  const readers = [...importsOf].filter(([, targets]) => targets.includes(HISTORY));
  const paths = readers.map(([path]) => path).filter((path) => !path.includes('.test.'));
  expect(paths.toSorted()).toEqual([
    'app/features/reminders/answer-panel.server.ts',
    'app/routes/staff/confirmations/queue-page.server.ts',
  ]);
});

test('no other file of the agenda counts missed appointments of one patient', () => {
  const paths = globSync('app/scheduling/*.ts').filter((path) => !path.includes('.test.'));
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => /no-show/.test(readFileSync(path, 'utf8')))).toEqual([]);
});
