import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasUnsavedForm } from './unsaved-form.ts';

/** A minimal stand-in for the browser's fields. */
class TestField {
  constructor(values: object) {
    Object.assign(this, values);
  }
}
class TestInput extends TestField {}
class TestTextArea extends TestField {}
class TestSelect extends TestField {}

beforeEach(() => {
  vi.stubGlobal('HTMLInputElement', TestInput);
  vi.stubGlobal('HTMLTextAreaElement', TestTextArea);
  vi.stubGlobal('HTMLSelectElement', TestSelect);
});
afterEach(() => vi.unstubAllGlobals());

const input = (type: string, value: string, defaultValue: string) =>
  new TestInput({ type, value, defaultValue });
const check = (checked: boolean, defaultChecked: boolean) =>
  new TestInput({ type: 'radio', value: 'a', defaultValue: 'b', checked, defaultChecked });
const select = (selectedIndex: number, given: boolean[]) =>
  new TestSelect({
    selectedIndex,
    options: given.map((defaultSelected) => ({ defaultSelected })),
  });

test.each([
  ['nothing', [], false],
  ['a field as it came', [input('text', 'Ana', 'Ana')], false],
  ['a field that was written in', [input('text', 'Ana', '')], true],
  ["the page's own hidden field", [input('hidden', 'proof', '')], false],
  ['a choice', [check(true, false)], true],
  ['the choice that was there', [check(true, true)], false],
  ['a text', [new TestTextArea({ value: 'Olá', defaultValue: '' })], true],
  ['the first of a list, chosen by the browser', [select(0, [false, false])], false],
  ['another of a list', [select(1, [false, false])], true],
  ['the one of a list that the page chose', [select(1, [false, true])], false],
])('%s', (_, elements, isUnsaved) => {
  const page = { querySelectorAll: () => [{ elements }] };
  expect(Reflect.apply(hasUnsavedForm, undefined, [page])).toBe(isUnsaved);
});
