import { browserErrorsMessages } from '#app/locales/browser-errors.ts';
import { loadAgain, markedAddress } from '#app/platform/browser/load-again.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import { isPrivatePath } from '#app/platform/private-paths.ts';
import { brokenPage } from './errors.ts';
import { showFailure } from './lazy-error.ts';

/**
 * Loads the code of a page that the router navigates to. The build substitutes this for the router's own
 * `import()` (`scripts/load-again-plugin.ts`), which reloads the page when a file fails to load and loses
 * everything the visitor typed. Here the page stays, with the error view above it, and navigation
 * continues once the code has loaded.
 * @param address as '/assets/details-1a2b3c4d.js'
 */
export async function loadRoute(address: string): Promise<unknown> {
  const load = () => import(/* @vite-ignore */ markedAddress(address));
  // The agenda is the purpose of its pages.
  const deps = { isCritical: isPrivatePath(location.pathname), onLate };
  try {
    return await loadAgain(load, deps);
  } catch (error) {
    const retried = new Promise<void>((resolve) => {
      void showFailure({ isWhole: true, place: aboveContent, onRetry: resolve });
    });
    brokenPage(error);
    await retried;
    return loadRoute(address);
  }
}

function onLate(): void {
  const { page } = browserErrorsMessages[localeOfPath(location.pathname)].loading;
  document.dispatchEvent(new CustomEvent('toast', { detail: { text: page } }));
}

function aboveContent(view: HTMLElement): void {
  document.getElementById('conteudo')?.prepend(view);
  view.tabIndex = -1;
  view.focus();
}
