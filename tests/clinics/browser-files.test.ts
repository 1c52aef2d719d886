import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { FIRST_ALONE, FOR_BOTH, IN_THE_FIRST, IN_THE_SECOND } from './browser-files.ts';

const E2E = join(import.meta.dirname, '../../e2e');
const files = globSync('*.e2e.ts', { cwd: E2E }).map((file) => basename(file, '.e2e.ts'));
const neutral = [...FOR_BOTH, ...IN_THE_SECOND, ...IN_THE_FIRST];

test('every file of the browser tests is in one list', () => {
  const listed = [...neutral, ...Object.keys(FIRST_ALONE)];
  expect(listed.toSorted()).toEqual(files.toSorted());
});

test('whoever is not run for the second clinic has a reason', () => {
  const silent = Object.entries(FIRST_ALONE).filter(([, reason]) => reason.length < 10);
  expect(silent).toEqual([]);
});

test('what is shown to the second clinic alone leaves nothing out there', () => {
  const source = (name: string) => readFileSync(join(E2E, `${name}.e2e.ts`), 'utf8');
  const left = IN_THE_SECOND.filter((name) => /test\.skip\(|onlyIf/.test(source(name)));
  expect(left).toEqual([]);
});

test('four fifths of the files run for whichever clinic, and a fifth does so for the second one each time', () => {
  expect(neutral.length).toBeGreaterThan(files.length * 0.8);
  expect(FOR_BOTH.length + IN_THE_SECOND.length).toBeGreaterThan(files.length / 5);
});
