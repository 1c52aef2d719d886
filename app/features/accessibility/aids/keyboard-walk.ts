import { stopAfter } from './tab-stops.ts';

type Places = {
  panel: HTMLElement;
  /** Where the keys write. */
  field: HTMLElement | null;
};

/**
 * The way by keys of a real keyboard or a switch: Tab leads from the field into the keyboard, and after its last
 * key on in the page; arrows go from key to key; Esc goes back to the field.
 * @returns where the focus goes instead of where the browser would put it
 */
export function wayOf(event: KeyboardEvent, { panel, field }: Places): HTMLElement | undefined {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!field || altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return undefined;
  const keys = [...panel.querySelectorAll<HTMLElement>('[data-key]')];
  const isTab = key === 'Tab';
  if (field.contains(target)) return isTab && !shiftKey ? keys[0] : undefined;
  if (!panel.contains(target)) return undefined;
  if (key === 'Escape') return field;
  if (isTab && shiftKey) return target === keys[0] ? field : undefined;
  if (isTab) return target === keys.at(-1) ? stopAfter(field, panel) : undefined;
  return nearestKey(key, target, keys);
}

function nearestKey(
  arrow: string,
  from: HTMLElement,
  keys: readonly HTMLElement[],
): HTMLElement | undefined {
  const at = keys.indexOf(from);
  if (arrow === 'ArrowLeft') return keys[at - 1];
  if (arrow === 'ArrowRight') return keys[at + 1];
  const way = { ArrowUp: -1, ArrowDown: 1 }[arrow];
  if (!way) return undefined;
  const middleOf = (key: HTMLElement) => key.offsetLeft + key.offsetWidth / 2;
  const beyond = keys.filter((key) => way * (key.offsetTop - from.offsetTop) > 1);
  const rowTop = way < 0 ? beyond.at(-1)?.offsetTop : beyond[0]?.offsetTop;
  return beyond
    .filter(({ offsetTop }) => offsetTop === rowTop)
    .sort((a, b) => distance(a) - distance(b))[0];

  function distance(key: HTMLElement): number {
    return Math.abs(middleOf(key) - middleOf(from));
  }
}
