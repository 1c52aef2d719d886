import type { Field } from './typing.ts';

/**
 * Tells the style sheet how much of the window's foot the keyboard takes.
 * @param onWidth told the keyboard's width when it changes
 */
export function watchRoom(panel: HTMLElement, onWidth: () => void): () => void {
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => {
    style.setProperty('--keyboard-height', `${panel.offsetHeight}px`);
    onWidth();
  });
  watch.observe(panel);
  return () => {
    watch.disconnect();
    style.removeProperty('--keyboard-height');
  };
}

/** Scrolls a field above the keyboard, with its label where there is room for both. */
export function bringIntoView(panel: HTMLElement, field: Field): void {
  const { style } = document.documentElement;
  style.setProperty('--keyboard-height', `${panel.offsetHeight}px`);
  const [label] = 'labels' in field ? (field.labels ?? []) : [];
  for (const each of [label, field])
    each?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}

/** Keeps a phone's own keyboard away from fields, and lets it come again. */
export function holdOwnKeyboard() {
  const before = new Map<Field, string | null>();
  return {
    /** To be called before the field gets the focus. */
    hold(field: Field): void {
      if (!before.has(field)) before.set(field, field.getAttribute('inputmode'));
      field.setAttribute('inputmode', 'none');
    },
    /** What the field itself asks for. */
    asked: (field: Field) => (before.has(field) ? (before.get(field) ?? '') : field.inputMode),
    release(): void {
      for (const [field, mode] of before)
        if (mode === null) field.removeAttribute('inputmode');
        else field.setAttribute('inputmode', mode);
      before.clear();
    },
  };
}
