const SHOWN_MS = 5_000;

/** A short word about what has just happened; `bad` for what went wrong. */
export type Toast = { text: string; tone: 'plain' | 'bad' };

/** A toast from what an event or an attribute carries. */
export function toastOf(value: unknown): Toast {
  const { text, tone } = Object.assign({ text: '', tone: 'plain' }, value);
  return { text: String(text), tone: tone === 'bad' ? 'bad' : 'plain' };
}

/**
 * Shows a toast in the frame's toast area, which screen readers listen to. The newest takes the place of the one
 * before; it goes after five seconds, not while the pointer or the focus is on it.
 */
export function showToast({ text, tone }: Toast): void {
  const area = document.getElementById('toasts');
  if (!area || text === '') return;
  const toast = document.createElement('div');
  toast.className = `toast toast-${tone}`;
  const words = document.createElement('p');
  words.textContent = text;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = area.dataset.close ?? '×';
  toast.append(words, close);
  area.replaceChildren(toast);

  let timer = setTimeout(remove, SHOWN_MS);
  const pause = () => clearTimeout(timer);
  const resume = () => {
    clearTimeout(timer);
    if (!toast.matches(':hover, :focus-within')) timer = setTimeout(remove, SHOWN_MS);
  };
  toast.addEventListener('pointerenter', pause);
  toast.addEventListener('focusin', pause);
  toast.addEventListener('pointerleave', resume);
  toast.addEventListener('focusout', () => queueMicrotask(resume));
  close.addEventListener('click', remove);

  function remove(): void {
    clearTimeout(timer);
    toast.remove();
  }
}
