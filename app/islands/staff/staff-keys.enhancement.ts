import { KEYS_ID } from '#app/features/staff/search/staff-keys.tsx';

/** Whether they are switched off on this device. */
const KEPT = 'staff-keys';
const OFF = 'off';
const FIELDS = 'input, textarea, select, [contenteditable=true]';

/** Keys that work on every staff page: '/' to the search, '?' to their list, and those of the list to its pages. */
export default function staffKeys(form: HTMLElement): void {
  const list = document.getElementById(KEYS_ID);
  const button = list?.querySelector<HTMLButtonElement>('[data-switch]');

  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || isTyping(event)) return;
    // The list can be opened always: it is where the others are switched on again.
    if (event.key === '?') list?.showPopover();
    else if (isOff() || document.querySelector('dialog:modal')) return;
    else if (event.key === '/') focusSearch(form);
    else {
      const goes = list?.querySelector<HTMLElement>(
        `[data-goes][data-key="${CSS.escape(event.key)}"]`,
      );
      if (!goes?.dataset.goes) return;
      location.assign(goes.dataset.goes);
    }
    event.preventDefault();
  });

  button?.addEventListener('click', () => {
    setOff(!isOff());
    showState();
  });
  showState();

  function showState(): void {
    if (button) button.textContent = (isOff() ? button.dataset.on : button.dataset.off) ?? '';
  }
}

/** A letter of a word, or a key of the browser's own. */
function isTyping({ isComposing, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (isComposing || ctrlKey || metaKey || altKey) return true;
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** In a folded menu, which is opened first. */
function focusSearch(form: HTMLElement): void {
  const field = form.querySelector('input');
  const menu = form.closest<HTMLElement>('[popover]');
  if (menu && !form.checkVisibility()) menu.showPopover();
  field?.focus();
  field?.select();
}

function isOff(): boolean {
  try {
    return localStorage.getItem(KEPT) === OFF;
  } catch {
    return false;
  }
}

/** Where nothing can be kept, it holds for no longer than this page. */
function setOff(isSwitchedOff: boolean): void {
  try {
    if (isSwitchedOff) localStorage.setItem(KEPT, OFF);
    else localStorage.removeItem(KEPT);
  } catch {
    // Private windows of old browsers refuse.
  }
}
