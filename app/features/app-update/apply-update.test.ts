import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyUpdate, LOOK_AT_FORMS_MS, RELOAD_AFTER_MS } from './update-notice.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin({ isDirty = false } = {}) {
  const form = { isDirty };
  const mind = new AbortController();
  const steps = { activate: vi.fn(), showWaiting: vi.fn(), reload: vi.fn() };
  applyUpdate({ ...steps, isDirty: () => form.isDirty, signal: mind.signal });
  return { ...steps, form, mind };
}

test('the new worker takes over at once, and the page is loaded anew after 2 s', () => {
  expect(RELOAD_AFTER_MS).toBe(2_000);
  const { activate, reload } = begin();
  expect(activate).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('while a form is dirty nothing happens but that the visitor is told', () => {
  const { activate, reload, showWaiting, form } = begin({ isDirty: true });
  vi.advanceTimersByTime(10 * 60_000);
  expect(showWaiting).toHaveBeenCalled();
  expect(activate).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  form.isDirty = false;
  vi.advanceTimersByTime(LOOK_AT_FORMS_MS);
  expect(activate).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(RELOAD_AFTER_MS);
  expect(reload).toHaveBeenCalledOnce();
});

test('a form begun in the last two seconds is not lost either', () => {
  const { reload, showWaiting, form } = begin();
  vi.advanceTimersByTime(1_000);
  form.isDirty = true;
  vi.advanceTimersByTime(60_000);
  expect(showWaiting).toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  form.isDirty = false;
  vi.advanceTimersByTime(LOOK_AT_FORMS_MS + RELOAD_AFTER_MS);
  expect(reload).toHaveBeenCalledOnce();
});

test('who changes their mind keeps the page', () => {
  const { activate, reload, form, mind } = begin({ isDirty: true });
  mind.abort();
  form.isDirty = false;
  vi.advanceTimersByTime(60_000);
  expect(activate).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
