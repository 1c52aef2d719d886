import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import unsaved from './unsaved.enhancement.ts';

/** A minimal stand-in for the browser's forms and their fields. */
class TestForm {
  elements: unknown[] = [];
  dataset: Record<string, string> = {};
}
class TestInput {
  type = 'text';
  defaultValue = '';
  value = '';
}
class Other {}

let browser: EventTarget;
let forms: TestForm[];

beforeEach(() => {
  browser = new EventTarget();
  forms = [new TestForm(), new TestForm()];
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', { activeElement: null });
  vi.stubGlobal('HTMLFormElement', TestForm);
  vi.stubGlobal('HTMLInputElement', TestInput);
  for (const name of ['HTMLButtonElement', 'HTMLTextAreaElement', 'HTMLSelectElement'])
    vi.stubGlobal(name, Other);
  watch({ closest: () => null });
});
afterEach(() => vi.unstubAllGlobals());

/** Puts the mark beside the forms, or into one. */
function watch(mark: { closest: () => TestForm | null | undefined; dataset?: object }): void {
  const parentElement = { querySelectorAll: () => forms };
  Reflect.apply(unsaved, undefined, [{ dataset: {}, parentElement, ...mark }]);
}

function type(form: TestForm | undefined): void {
  form?.elements.push(Object.assign(new TestInput(), { value: 'smtp.example.com' }));
}

function send(form: TestForm | undefined, { isHeldBack = false } = {}): void {
  const event = new Event('submit', { cancelable: true });
  Object.defineProperty(event, 'target', { value: form });
  if (isHeldBack) event.preventDefault();
  browser.dispatchEvent(event);
}

/** Whether the browser asks before the page is left. */
const asks = () => !browser.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('nobody is asked where nothing was typed', () => expect(asks()).toBe(false));

test('what was typed is asked about, whatever form it is in', () => {
  type(forms[1]);
  expect(asks()).toBe(true);
  // The next step, whose form is another.
  send(forms[0]);
  expect(asks()).toBe(true);
});

test('who sends what they typed is not asked', () => {
  type(forms[1]);
  send(forms[1]);
  expect(asks()).toBe(false);
});

test('a form that is held back was not sent', () => {
  type(forms[1]);
  send(forms[1], { isHeldBack: true });
  expect(asks()).toBe(true);
});

test('what the server has taken in and not saved is asked about, also after the way back', () => {
  Object.assign(forms[0]?.dataset ?? {}, { unsaved: '' });
  expect(asks()).toBe(true);
  send(forms[0]);
  expect(asks()).toBe(false);
  browser.dispatchEvent(new Event('pageshow'));
  expect(asks()).toBe(true);
});

test('a mark in a form watches that form alone', () => {
  browser = new EventTarget();
  vi.stubGlobal('window', browser);
  watch({ closest: () => forms[0] });
  type(forms[1]);
  expect(asks()).toBe(false);
  type(forms[0]);
  expect(asks()).toBe(true);
  send(forms[0]);
  expect(asks()).toBe(false);
});

test('a form that the server sent back is asked about until it is sent again', () => {
  browser = new EventTarget();
  vi.stubGlobal('window', browser);
  watch({ closest: () => forms[0], dataset: { unsaved: '' } });
  expect(asks()).toBe(true);
  send(forms[0]);
  expect(asks()).toBe(false);
});
