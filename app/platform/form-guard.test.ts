import { expect, test } from 'vitest';
import { isHoneypotFilled } from './form-guard.ts';

test('the honeypot is filled by anything but nothing', () => {
  const form = new FormData();
  expect(isHoneypotFilled(form)).toBe(false);
  form.set('site', '');
  expect(isHoneypotFilled(form)).toBe(false);
  form.set('site', 'https://example.com');
  expect(isHoneypotFilled(form)).toBe(true);
});
