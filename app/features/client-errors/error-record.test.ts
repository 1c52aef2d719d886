import { expect, test } from 'vitest';
import { type CaughtError, errorHash, recordOf } from './error-record.ts';

const CONTEXT = {
  nowMs: Date.UTC(2026, 9, 14, 12),
  origin: 'https://clinica.example.com',
  pathname: '/servicos',
  userAgent: 'Browser/1',
  sessionId: 's1',
  values: [],
};

const record = (caught: Partial<CaughtError>, context: Partial<typeof CONTEXT> = {}) =>
  recordOf({ message: 'broken', ...caught }, { ...CONTEXT, ...context });

test('a record has the ten parts of the specification', () => {
  const error = new TypeError('x is not a function');
  error.stack = `TypeError: x is not a function
    at run (https://clinica.example.com/assets/a-1a2b3c4d.js:3:14)
    at https://clinica.example.com/assets/b-1a2b3c4d.js:1:2`;
  const file = 'https://clinica.example.com/assets/a-1a2b3c4d.js';
  expect(record({ message: 'Uncaught TypeError', error, file, line: 3, column: 14 })).toEqual({
    type: 'TypeError',
    message: 'Uncaught TypeError',
    file: '/assets/a-1a2b3c4d.js',
    line: 3,
    column: 14,
    stack: `    at run (/assets/a-1a2b3c4d.js:3:14)
    at /assets/b-1a2b3c4d.js:1:2`,
    timestamp: '2026-10-14T12:00:00.000Z',
    userAgent: 'Browser/1',
    url: '/servicos',
    sessionId: 's1',
  });
});

test('a rejected promise has its place from the stack', () => {
  const error = new Error('no');
  error.stack = 'run@https://clinica.example.com/assets/a.js:7:9';
  expect(record({ error })).toMatchObject({ file: '/assets/a.js', line: 7, column: 9 });
});

test('what was thrown need not be an error', () => {
  expect(record({ message: 'no', error: 'no' })).toMatchObject({ type: 'Error', stack: '' });
});

test('what a parser quotes is left out', () => {
  const message = `Unexpected token 'M', "Maria da S"... is not valid JSON`;
  expect(record({ message, error: new SyntaxError(message) }).message).not.toContain('Maria');
});

test('of a private page only the pattern is told', () => {
  const pathname = '/meu-agendamento/q3Zt0m5n8Jk2Lw7Xy1Vb4Cd6Fg9Hs0Pa2Re5Tu8Io1E';
  const { url, file } = record({ file: `https://clinica.example.com${pathname}` }, { pathname });
  expect([url, file]).toEqual(['/meu-agendamento/:token', '/meu-agendamento/:token']);
});

test('long texts are cut', () => {
  const error = new Error('x');
  error.stack = `    at a (/a.js:1:1)\n`.repeat(1_000);
  const { message, stack } = record({ message: 'ab '.repeat(1_000), error });
  expect([message.length, stack.length]).toEqual([500, 4_000]);
});

test('two errors are the same by type, words and place', () => {
  const first = record({});
  expect(errorHash(record({}, { nowMs: 0, sessionId: 's2', pathname: '/' }))).toBe(
    errorHash(first),
  );
  for (const other of [{ message: 'else' }, { file: '/assets/c.js' }, { file: '', line: 2 }]) {
    expect(errorHash({ ...first, ...other })).not.toBe(errorHash(first));
  }
});

test('a hundred thousand errors have as many hashes', () => {
  const first = record({});
  const hashes = new Set<string>();
  for (let line = 0; line < 100_000; line += 1) hashes.add(errorHash({ ...first, line }));
  expect(hashes.size).toBe(100_000);
});
