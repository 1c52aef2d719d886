import { isShortcut } from '#app/features/accessibility/shortcut.ts';
import { SETTINGS_KEY } from '#app/features/accessibility/stored-keys.ts';
import { loadAgain } from '#app/platform/browser/load-again.ts';
import { localeOfPath, localPath } from '#app/platform/locale.ts';

/**
 * Opens the settings by launcher, links and shortcut. Their code is one file, fetched when they are opened or when
 * a record shows that the reader has some.
 */
export function startAccessibility(): void {
  if (document.documentElement.dataset.settings !== undefined) void load().catch(() => undefined);
  // Before all other listeners: what a reader needs is told to none of them.
  addEventListener('click', openByPress, { capture: true });
  addEventListener('keydown', openByKeys, { capture: true });
  addEventListener('storage', ({ key }) => {
    if (key === SETTINGS_KEY) void load().catch(() => undefined);
  });
  // The reader has come back from a page on which the first settings may have been chosen.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasRecord()) void load().catch(() => undefined);
  });
}

function hasRecord(): boolean {
  try {
    return (sessionStorage[SETTINGS_KEY] ?? localStorage[SETTINGS_KEY]) !== undefined;
  } catch {
    return false;
  }
}

function load() {
  return loadAgain(() => import('#app/features/accessibility/accessibility.ts'));
}

function openByPress(event: MouseEvent): void {
  const { target } = event;
  const opener = target instanceof Element ? target.closest('[data-accessibility]') : null;
  if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // The menu, which has a link to the settings, would stay open behind them.
  opener.closest('dialog')?.close();
  open();
}

function openByKeys(event: KeyboardEvent): void {
  if (!isShortcut(event)) return;
  event.preventDefault();
  open();
}

/** Where the settings cannot be fetched, the page about them says what browsers can do. */
function open(): void {
  load().then(
    ({ toggleSettings }) => toggleSettings(),
    () => location.assign(localPath(localeOfPath(location.pathname), '/acessibilidade')),
  );
}
