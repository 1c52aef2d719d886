/** A press clears the selection on phones; what was selected just before can still be read. */
const KEPT_MS = 700;

/**
 * Watches what the reader selects in the main content.
 * @param onChange whether there is something
 */
export function watchSelection(onChange: (isThere: boolean) => void): {
  current(): Range | null;
  stop(): void;
} {
  let kept: Range | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    clearTimeout(timer);
    const next = selectedPart();
    if (next) keep(next);
    else if (kept) timer = setTimeout(() => keep(null), KEPT_MS);
  }

  function keep(next: Range | null): void {
    const isNews = (next === null) !== (kept === null);
    kept = next;
    if (isNews) onChange(kept !== null);
  }

  document.addEventListener('selectionchange', look);
  // Something may have been selected while this was fetched.
  look();
  return {
    current: () => kept,
    stop() {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', look);
    },
  };
}

/** Nothing that somebody types is selected in the page itself. */
function selectedPart(): Range | null {
  const selection = getSelection();
  const main = document.querySelector('main');
  if (!main || !selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  const isWithin = range.intersectsNode(main) && range.toString().trim() !== '';
  return isWithin ? range.cloneRange() : null;
}
