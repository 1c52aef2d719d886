const SHOWN_MS = 5_000;

/** A short message about what has just happened; `bad` for a failure. */
export type Toast = { text: string; tone: 'plain' | 'bad' };

/** A toast from the data of an event or an attribute. */
export function toastOf(value: unknown): Toast {
  const { text, tone } = Object.assign({ text: '', tone: 'plain' }, value);
  return { text: String(text), tone: tone === 'bad' ? 'bad' : 'plain' };
}

/**
 * Shows a toast in the frame's toast area, which is a live region. The newest replaces the previous one;
 * it disappears after five seconds, but not while it has the pointer or the focus.
 */
export function showToast({ text, tone }: Toast): void {
  const area = document.getElementById('toasts');
  if (!area || text === '') return;
  const toast = document.createElement('div');
  toast.className = `toast toast-${tone}`;
  const message = document.createElement('p');
  message.textContent = text;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = area.dataset.close ?? '×';
  toast.append(message, close);
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
