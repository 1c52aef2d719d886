/** After a finger is lifted, its click may take so long. */
const TAP_MS = 300;

type PressEnd = {
  isFinger?: boolean;
  /** False where the press was given up by a key: its click comes when the button is let go. */
  isLetGo?: boolean;
};

/** The end of a press that was more than a click must not count as one; an answer to what it asks does. */
export function swallowClick({ isFinger = false, isLetGo = true }: PressEnd = {}): void {
  addEventListener('click', swallow, { capture: true, once: true });
  const unswallow = () => removeEventListener('click', swallow, { capture: true });
  const unswallowSoon = () => setTimeout(unswallow, isFinger ? TAP_MS : 0);
  if (isLetGo) unswallowSoon();
  else addEventListener('pointerup', unswallowSoon, { capture: true, once: true });
}

function swallow(event: Event): void {
  if (event.target instanceof Element && event.target.closest('dialog')) return;
  event.preventDefault();
  event.stopPropagation();
}
