/** Runs what changes the page, and gives the focus back where that took it away. */
export function keepingFocus(change: () => void): void {
  const before = document.activeElement;
  const row = before?.closest('[id]');
  const [id, rowId, href] = [before?.id, row?.id, before?.getAttribute('href')];
  change();
  if (!before || before === document.body || before === document.activeElement) return;
  const next = before.isConnected ? before : (byId(id) ?? byHref(href) ?? firstIn(byId(rowId)));
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

function byId(id: string | undefined): Element | null {
  return id ? document.getElementById(id) : null;
}

function byHref(href: string | null | undefined): Element | null {
  return href ? document.querySelector(`[data-live] a[href="${CSS.escape(href)}"]`) : null;
}

function firstIn(row: Element | null): Element | null {
  return row?.querySelector('a[href], button') ?? null;
}
