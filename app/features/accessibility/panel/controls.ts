import { answer, makeButton } from '#app/features/accessibility/element.ts';
import {
  type AccessibilitySettings,
  type Flag,
  NUMBERS,
  type NumberSetting,
  within,
} from '#app/features/accessibility/settings.ts';
import { changeSettings, currentSettings } from '#app/features/accessibility/settings-store.ts';
import { make } from '#app/platform/browser/make.ts';

/** A part of the panel that shows the settings as they are. */
export type Control = {
  element: HTMLElement;
  update: (settings: AccessibilitySettings) => void;
};

type Words = { name: string; note: string };

/** A box to tick for a switch of the record. */
export function switchControl(flag: Flag, { name, note }: Words): Control {
  const id = `acessibilidade-${flag}`;
  const box = make('input', { type: 'checkbox', id });
  if (note) box.setAttribute('aria-describedby', `${id}-nota`);
  answer(box, 'change', () => changeSettings({ [flag]: box.checked }));
  const element = make(
    'div',
    { class: 'choice' },
    box,
    make('label', { for: id }, name),
    ...(note ? [make('p', { class: 'field-hint', id: `${id}-nota` }, note)] : []),
  );
  return {
    element,
    update: (settings) => {
      box.checked = settings[flag];
    },
  };
}

type StepWords = {
  name: string;
  less: string;
  more: string;
  /** Told with a number that goes no further. */
  ends: { lowest: string; highest: string };
};

/**
 * A number of the record between two buttons, which stay in the order of focus at both ends.
 * @param shown the number in words
 * @param tell called with the new number in words
 */
export function stepControl(
  key: NumberSetting,
  {
    name,
    less,
    more,
    ends,
    shown,
    tell,
  }: StepWords & { shown: (value: number) => string; tell: (words: string) => void },
): Control {
  const [lowest, highest, step] = NUMBERS[key];
  const move = (by: number) => {
    const value = within(key, currentSettings()[key] + by);
    changeSettings({ [key]: value });
    const end = value <= lowest ? ends.lowest : value >= highest ? ends.highest : '';
    tell(`${name}: ${shown(value)}${end && `, ${end}`}`);
  };
  const down = makeButton({ 'aria-label': less, class: 'step' }, () => move(-step), '−');
  const up = makeButton({ 'aria-label': more, class: 'step' }, () => move(step), '+');
  const value = make('span', { class: 'step-value' });
  const element = make(
    'div',
    { class: 'steps', role: 'group', 'aria-label': name },
    make('span', { class: 'step-name', 'aria-hidden': 'true' }, name),
    down,
    value,
    up,
  );
  return {
    element,
    update: (settings) => {
      value.textContent = shown(settings[key]);
      down.ariaDisabled = String(settings[key] <= lowest);
      up.ariaDisabled = String(settings[key] >= highest);
    },
  };
}
