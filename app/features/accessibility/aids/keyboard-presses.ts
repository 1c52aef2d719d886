import { type Action, isAction, pressKey, pressShift } from './keyboard-layout.ts';
import { stopAfter } from './tab-stops.ts';
import { eraseLetter, type Field, moveCaret, pressEnter, typeText } from './typing.ts';
import type { Keyboard } from './virtual-keyboard.ts';

const DOES: Record<Action, (keyboard: Keyboard) => void> = {
  shift(keyboard) {
    keyboard.state = pressShift(keyboard.state);
    keyboard.redraw();
  },
  backspace: (keyboard) => inField(keyboard, eraseLetter),
  left: (keyboard) => inField(keyboard, (field) => moveCaret(field, 'left')),
  right: (keyboard) => inField(keyboard, (field) => moveCaret(field, 'right')),
  enter: (keyboard) => inField(keyboard, pressEnter),
  next: ({ field, frame }) => field && stopAfter(field, frame)?.focus(),
  signs: (keyboard) => turn(keyboard, 'signs'),
  letters: (keyboard) => turn(keyboard, 'letters'),
  hide(keyboard) {
    keyboard.isPutAway = true;
    document.documentElement.dataset.keyboard = 'hidden';
    keyboard.own.release();
    keyboard.field?.focus();
  },
};

/** Does what a key is for. */
export function pressKeyOf(keyboard: Keyboard, name: string): void {
  if (isAction(name)) {
    DOES[name](keyboard);
    return;
  }
  const { state, text } = pressKey(name, keyboard.state);
  keyboard.state = state;
  inField(keyboard, (field) => typeText(field, text));
  keyboard.redraw();
}

/** Other keys are drawn; who pressed by a real key stays on the one that leads back. */
function turn(keyboard: Keyboard, layout: 'letters' | 'signs'): void {
  const { panel } = keyboard;
  const hadFocus = panel.contains(document.activeElement);
  keyboard.layout = layout;
  keyboard.redraw();
  const back = layout === 'signs' ? 'letters' : 'signs';
  if (hadFocus) panel.querySelector<HTMLElement>(`[data-key="${back}"]`)?.focus();
}

/** Runs with the focus in the field, as its commands need it, and gives it back to the key that was pressed. */
function inField(keyboard: Keyboard, run: (field: Field) => void): void {
  const { field, panel, caret } = keyboard;
  if (!field) return;
  const { activeElement } = document;
  const key = activeElement instanceof HTMLElement && panel.contains(activeElement);
  keyboard.isTyping = true;
  if (activeElement !== field) field.focus({ preventScroll: true });
  if (key && caret) {
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(caret);
  }
  run(field);
  const selection = getSelection();
  if (key && field.isContentEditable && selection?.rangeCount)
    keyboard.caret = selection.getRangeAt(0).cloneRange();
  if (key && document.activeElement === field) activeElement.focus({ preventScroll: true });
  keyboard.isTyping = false;
}
