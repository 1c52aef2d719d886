import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteTouchedForms } from './touched-forms.ts';
import { hasDirtyForm } from './update-notice.ts';

/** A minimal stand-in for form elements: these tests run without a browser. */
class TestElement extends EventTarget {
  form: TestForm | undefined;
  closest = () => this.form ?? null;
}
class TestForm extends TestElement {
  elements: TestElement[] = [];
  isShown = true;
  override closest = () => this;
  getClientRects = () => (this.isShown ? [{}] : []);
}
class TestInput extends TestElement {
  type = 'text';
  value = '';
  defaultValue = '';
  checked = false;
  defaultChecked = false;
}
class TestArea extends TestInput {}
class TestSelect extends TestElement {
  options = [{ defaultSelected: false }, { defaultSelected: false }];
  selectedIndex = 0;
}

beforeEach(() => {
  vi.stubGlobal('Element', TestElement);
  vi.stubGlobal('HTMLFormElement', TestForm);
  vi.stubGlobal('HTMLInputElement', TestInput);
  vi.stubGlobal('HTMLTextAreaElement', TestArea);
  vi.stubGlobal('HTMLSelectElement', TestSelect);
});
afterEach(() => vi.unstubAllGlobals());

function pageWith(...fields: TestElement[]) {
  const form = new TestForm();
  form.elements = fields;
  for (const field of fields) field.form = form;
  const page = Object.assign(new EventTarget(), { forms: [form] });
  Reflect.apply(noteTouchedForms, undefined, [page]);
  const isDirty = (): boolean => Reflect.apply(hasDirtyForm, undefined, [page]);
  const tell = (type: string, target: TestElement) => {
    const event = new Event(type);
    Object.defineProperty(event, 'target', { value: target });
    page.dispatchEvent(event);
  };
  return { form, isDirty, tell };
}

const input = (changes: Partial<TestInput>) => Object.assign(new TestInput(), changes);

test('a page as it came is clean, also with what scripts have filled in', () => {
  const { isDirty } = pageWith(
    input({ value: 'Antônia', defaultValue: 'Antônia' }),
    input({ type: 'hidden', value: 'proof', defaultValue: '' }),
    input({ type: 'range', value: '50', defaultValue: '' }),
    input({ type: 'checkbox', checked: true, defaultChecked: true }),
    new TestSelect(),
  );
  expect(isDirty()).toBe(false);
});

test.each([
  ['a text', input({ value: 'Antônia' })],
  ['a text taken away', input({ defaultValue: 'Antônia' })],
  ['a ticked box', input({ type: 'checkbox', checked: true })],
  ['another choice', Object.assign(new TestSelect(), { selectedIndex: 1 })],
  ['a long text', Object.assign(new TestArea(), { value: 'Bom dia' })],
])('%s that was there before anybody watched makes it dirty', (_what, field) => {
  expect(pageWith(field).isDirty()).toBe(true);
});

test('a field that was touched makes it dirty until the form is emptied or gone', () => {
  const field = input({ type: 'range' });
  const { form, isDirty, tell } = pageWith(field);
  tell('input', field);
  expect(isDirty()).toBe(true);
  tell('reset', form);
  expect(isDirty()).toBe(false);
  tell('input', field);
  form.isShown = false;
  expect(isDirty()).toBe(false);
});
