import { addStyles } from '#app/features/accessibility/styles.ts';
import { readingAidsMessages } from '#app/locales/accessibility/reading-aids.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import { type KeyState, type Layout, layoutOf, NOTHING_PRESSED } from './keyboard-layout.ts';
import { pressKeyOf } from './keyboard-presses.ts';
import { bringIntoView, holdOwnKeyboard, watchRoom } from './keyboard-room.ts';
import { drawKeyboard, drawKeys, showState } from './keyboard-view.ts';
import { wayOf } from './keyboard-walk.ts';
import { type Field, fieldOf } from './typing.ts';
import css from './virtual-keyboard.css?inline';

const WIDE_PX = 600;

export type Keyboard = ReturnType<typeof drawKeyboard> & {
  /** Where the keys write: the field that has the focus, or had it before a key got it. */
  field: Field | null;
  /** Of an editor that has lost the focus to a key; other fields keep theirs. */
  caret: Range | null;
  layout: Layout;
  state: KeyState;
  isPutAway: boolean;
  /** The focus is in the field only as long as a key writes. */
  isTyping: boolean;
  own: ReturnType<typeof holdOwnKeyboard>;
  /** Draws keys and state anew. */
  redraw: () => void;
};

/**
 * A keyboard at the window's foot, shown while a field of text has the focus. It is used with a pointer, a finger,
 * or from the field by Tab and Enter, as by a switch.
 */
export function startVirtualKeyboard(): () => void {
  const removeStyles = addStyles(css);
  const keyboard = makeKeyboard();
  const { frame, panel, own } = keyboard;
  const stopped = new AbortController();
  const options = { signal: stopped.signal, capture: true };
  addEventListener('focusin', ({ target }) => followFocus(keyboard, target), options);
  addEventListener('focusout', () => leaveFocus(keyboard), options);
  addEventListener('pointerdown', (event) => keepFocus(keyboard, event), options);
  addEventListener('mousedown', (event) => keepFocus(keyboard, event), options);
  addEventListener('click', (event) => takePress(keyboard, event), options);
  addEventListener('keydown', (event) => walk(keyboard, event), options);
  document.body.append(frame);
  const stopWatching = watchRoom(panel, () => keyboard.redraw());
  followFocus(keyboard, document.activeElement);
  return () => {
    if (frame.contains(document.activeElement)) keyboard.field?.focus({ preventScroll: true });
    stopped.abort();
    stopWatching();
    own.release();
    frame.remove();
    delete document.documentElement.dataset.keyboard;
    removeStyles();
  };
}

function makeKeyboard(): Keyboard {
  const words = readingAidsMessages[localeOfPath(location.pathname)].keyboard;
  let drawn = '';
  const keyboard: Keyboard = {
    ...drawKeyboard(words),
    field: null,
    caret: null,
    layout: 'letters',
    state: NOTHING_PRESSED,
    isPutAway: false,
    isTyping: false,
    own: holdOwnKeyboard(),
    redraw() {
      const { panel, frame, layout, state } = keyboard;
      const isWide = frame.offsetWidth >= WIDE_PX;
      // The keys stay the same elements as long as they can, since one of them may have the focus.
      if (drawn !== `${layout} ${isWide}`) drawKeys(panel, { layout, isWide, words });
      drawn = `${layout} ${isWide}`;
      showState(panel, state, words);
    },
  };
  return keyboard;
}

function followFocus(keyboard: Keyboard, target: EventTarget | null): void {
  const { frame, isTyping } = keyboard;
  if (isTyping || (target instanceof Node && frame.contains(target))) return;
  const field = fieldOf(target);
  if (!field) {
    leave(keyboard);
    return;
  }
  const { own, panel } = keyboard;
  const inputMode = own.asked(field);
  const type = field instanceof HTMLInputElement ? field.type : 'text';
  keyboard.layout = layoutOf({ type, inputMode });
  if (field !== keyboard.field) keyboard.state = NOTHING_PRESSED;
  keyboard.field = field;
  keyboard.caret = null;
  const place = field.closest('dialog:modal') ?? document.body;
  if (frame.parentElement !== place) place.append(frame);
  if (!frame.matches(':popover-open')) frame.showPopover();
  show(keyboard);
  if (keyboard.isPutAway) return;
  own.hold(field);
  keyboard.redraw();
  bringIntoView(panel, field);
}

/** Only its tab is left once the reader has put it away. */
function show({ isPutAway }: Keyboard): void {
  document.documentElement.dataset.keyboard = isPutAway ? 'hidden' : 'shown';
}

function leaveFocus(keyboard: Keyboard): void {
  const { field, frame, isTyping } = keyboard;
  if (!field || isTyping) return;
  const selection = getSelection();
  if (field.isContentEditable && selection?.rangeCount)
    keyboard.caret = selection.getRangeAt(0).cloneRange();
  // Where it goes is known only afterwards; a window that is left keeps it.
  setTimeout(() => {
    const { activeElement } = document;
    const isLost = !activeElement || activeElement === document.body;
    if (isLost && frame.isConnected) leave(keyboard);
  });
}

function leave(keyboard: Keyboard): void {
  const { frame, own, field, isPutAway } = keyboard;
  own.release();
  if (frame.parentElement !== document.body) document.body.append(frame);
  if (!frame.matches(':popover-open')) frame.showPopover();
  if (isPutAway && field?.isConnected) return;
  delete document.documentElement.dataset.keyboard;
}

/** The field keeps the focus when a key is pressed, and a phone's own keyboard stays away from a field. */
function keepFocus({ frame, own, isPutAway }: Keyboard, event: Event): void {
  const { target } = event;
  if (target instanceof Node && frame.contains(target)) event.preventDefault();
  const field = fieldOf(target);
  if (field && !isPutAway) own.hold(field);
}

/** Before all other listeners, and for none of them: what is typed is nobody else's business. */
function takePress(keyboard: Keyboard, event: Event): void {
  const { frame, handle, field } = keyboard;
  const { target } = event;
  if (!(target instanceof Element) || !frame.contains(target)) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  if (handle.contains(target)) {
    keyboard.isPutAway = false;
    field?.focus();
    followFocus(keyboard, field);
  }
  const { key } = target.closest<HTMLElement>('[data-key]')?.dataset ?? {};
  if (key !== undefined) pressKeyOf(keyboard, key);
}

function walk({ panel, field }: Keyboard, event: KeyboardEvent): void {
  if (document.documentElement.dataset.keyboard !== 'shown') return;
  const next = wayOf(event, { panel, field });
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}
