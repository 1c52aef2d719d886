import { expect, test } from 'vitest';
import { startFaultText } from './start-fault.ts';

test('what can be expected is told in a sentence, without a stack', () => {
  const taken = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 3000 });
  expect(startFaultText(taken)).toBe(
    'Port 3000 is taken by another program; set PORT (and BASE_URL) to use another.',
  );
  const failed = new Error('migration 0002 failed', { cause: new Error('permission denied') });
  expect(startFaultText(failed)).toBe('migration 0002 failed: permission denied');
});

test('a mistake in the code is told with its place', () => {
  expect(startFaultText(new TypeError('x is not a function'))).toContain('start-fault.test');
});
