import { expect, test } from 'vitest';
import { stepsForChange } from './changed-steps.ts';

const namesFor = (...files: string[]) => stepsForChange(files, 'main').map(({ name }) => name);
const ALL = ['lint', 'route types', 'build', 'types', 'unused', 'budgets', 'tests', 'rules'];

test('a document reaches the rules of documents alone', () => {
  const steps = stepsForChange(['docs/glossary.md', 'README.md'], 'HEAD');
  expect(steps.map(({ name, why }) => `${name}: ${why}`)).toEqual([
    'lint: always',
    'rules: because of docs/glossary.md and 1 more',
  ]);
  expect(steps[1]?.command).toEqual(['vitest', 'run', '--project=units', 'tests/documents']);
});

test('product code reaches everything, of the tests beside it what imports it', () => {
  expect(namesFor('app/platform/money.ts')).toEqual([...ALL, 'browser', 'faults']);
  const tests = stepsForChange(['app/platform/money.ts'], 'main').find(
    ({ name }) => name === 'tests',
  );
  expect(tests?.command).toContain('--changed=main');
});

test.each([
  'content/pt-BR/faq.md',
  'db/migrations/0001-agenda.sql',
  'public/robots.txt',
  'package-lock.json',
  'a-file-of-a-new-kind',
])('%s, which is read and not imported, reaches all tests', (file) => {
  expect(namesFor(file)).toEqual([...ALL.filter((name) => name !== 'rules'), 'browser', 'faults']);
  const tests = stepsForChange([file], 'main').find(({ name }) => name === 'tests');
  expect(tests?.command.join(' ')).not.toContain('--changed');
});

test('a test reaches itself; the built site is left alone', () => {
  expect(namesFor('app/platform/money.test.ts')).toEqual([
    'lint',
    'route types',
    'types',
    'unused',
    'tests',
    'rules',
  ]);
});

test('browser tests are run by themselves; what they share reaches all of them', () => {
  const commandFor = (...files: string[]) =>
    stepsForChange(files, 'HEAD').find(({ name }) => name === 'browser')?.command;
  expect(commandFor('e2e/home.e2e.ts')).toEqual(['playwright', 'test', 'e2e/home.e2e.ts']);
  expect(commandFor('e2e/home.e2e.ts', 'e2e/journey.ts')).toEqual(['playwright', 'test']);
  expect(commandFor('tests/faults/silence.test.ts')).toBeUndefined();
});

test('a fault test reaches the fault tests', () => {
  expect(namesFor('tests/faults/silence.test.ts')).toContain('faults');
  expect(namesFor('tests/faults/silence.test.ts')).not.toContain('browser');
});
