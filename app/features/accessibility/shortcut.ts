import { SHORTCUT_KEY } from './stored-keys.ts';

/** An own choice of the visitor's: the key by its place, or none. */
export const SHORTCUTS = ['Alt+KeyA', 'Alt+Shift+KeyA', 'Alt+KeyP', 'off'] as const;
type Shortcut = (typeof SHORTCUTS)[number];

/**
 * Alt+A; where the browser's own menu has that key, as Firefox in Portuguese has for "Arquivo", with Shift, as
 * Firefox has it for the keys of pages.
 */
export function usualShortcut({
  userAgent,
  language,
}: Pick<Navigator, 'userAgent' | 'language'>): Shortcut {
  const hasMenuKeys = userAgent.includes('Firefox/') && !userAgent.includes('Mac OS');
  return hasMenuKeys && !language.startsWith('en') ? 'Alt+Shift+KeyA' : 'Alt+KeyA';
}

export function currentShortcut(): Shortcut {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(SHORTCUT_KEY);
  } catch {
    // Without storage nothing was chosen.
  }
  return SHORTCUTS.find((each) => each === kept) ?? usualShortcut(navigator);
}

export function keepShortcut(shortcut: string): void {
  try {
    localStorage.setItem(SHORTCUT_KEY, shortcut);
  } catch {
    // Then the usual one stays.
  }
}

/** Whether the key press asks for the settings. By the key's place, since Alt+A writes a letter on some keyboards. */
export function isShortcut({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  code,
  target,
  repeat,
}: KeyboardEvent): boolean {
  if (!altKey || ctrlKey || metaKey || repeat || isTextField(target)) return false;
  return `Alt+${shiftKey ? 'Shift+' : ''}${code}` === currentShortcut();
}

const NOT_TYPED = /^(?:button|checkbox|color|file|hidden|image|radio|range|reset|submit)$/;

/** Whether keys write there. */
export function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NOT_TYPED.test(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}
