import { loadAgain } from '#app/platform/browser/load-again.ts';
import { brokenPage } from './errors.ts';
import { hydrateOnInteraction, isInUse, LATE, takeMissed } from './hydrate-on-interaction.ts';
import { showFailure, showLoading } from './lazy-error.ts';
import { startPage } from './page-start.ts';

const islands = import.meta.glob('./*.island.tsx', { import: 'default' });

/** Islands that are the purpose of a page about health. */
const CRITICAL = ['vision-simulator'];
const loads = new Map<string, ReturnType<typeof fetchIsland>>();

/** One load for all islands of a name; repeated only on request. */
function load(name: string) {
  const loading = loads.get(name) ?? fetchIsland(name);
  loads.set(name, loading);
  return loading;
}

/** React itself is fetched with the first island that needs it. */
function fetchIsland(name: string) {
  const deps = {
    isCritical: CRITICAL.includes(name),
    onLate() {
      for (const each of document.querySelectorAll(`[data-island=${name}]`))
        each.dispatchEvent(new Event(LATE));
    },
  };
  const island = async () => islands[`./${name}.island.tsx`]?.();
  return Promise.all([loadAgain(() => import('./hydrate.ts'), deps), loadAgain(island, deps)]);
}

function prepareIsland(element: HTMLElement): void {
  const { island = '', props } = element.dataset;
  const isCritical = CRITICAL.includes(island);

  async function start(): Promise<void> {
    const hideLoading = showLoading(element);
    try {
      const [{ hydrate }, component] = await load(island);
      hydrate(element, component, { props, onBroken: () => tellFailure(false) });
    } catch (error) {
      tellFailure(isCritical);
      if (isCritical) brokenPage(error);
      else reportError(error);
      throw error;
    } finally {
      hideLoading();
    }
  }

  function tellFailure(isWhole: boolean): void {
    const place = (view: HTMLElement) => element.after(view);
    const onRetry = () => {
      loads.delete(island);
      start().catch(() => undefined);
    };
    void showFailure({ isWhole, place, onRetry });
  }

  hydrateOnInteraction(element, { start, preload: () => load(island) });
}

type Enhancement = (element: HTMLElement) => void;
const enhancements = {
  ...import.meta.glob<Enhancement>('./*.enhancement.ts', { import: 'default' }),
  ...import.meta.glob<Enhancement>('./staff/*.enhancement.ts', { import: 'default' }),
};

/** Presses that wait for the enhancement: a script's own button, and a link that first asks for an answer. */
const MISSABLE = 'button[type=button]:not([popovertarget]), a[data-next]';

/** HTML that works without React and is enhanced from the first interaction on. */
function prepareEnhancement(element: HTMLElement): void {
  let isTouched = false;
  const help = () => {
    if (isTouched) return;
    isTouched = true;
    const load = enhancements[`./${element.dataset.touch}.enhancement.ts`];
    if (!load) return;
    loadAgain(load, { onLate }).then(
      (start) => {
        start(element);
        element.removeEventListener('click', keep);
        missed?.click();
        document.removeEventListener('keydown', keepKey);
        if (missedKey) missedKey.target?.dispatchEvent(new KeyboardEvent('keydown', missedKey));
      },
      () => undefined,
    );
  };
  // The press that triggered loading came before the enhancement, and is repeated.
  let missed = takeMissed(element);
  const keep = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const pressed = event.target.closest<HTMLElement>(MISSABLE);
    if (pressed instanceof HTMLAnchorElement) {
      if (isLate) return;
      event.preventDefault();
    }
    missed = pressed ?? undefined;
  };
  // So is a key of the page, the first: what follows it is meant for where it leads.
  let missedKey: KeyboardEvent | undefined;
  const keepKey = (event: KeyboardEvent) => {
    if (event.key.length === 1) missedKey ??= event;
    help();
  };
  if ('keys' in element.dataset) document.addEventListener('keydown', keepKey);
  // A link works by itself: it waits for the code, and not for a second try.
  let isLate = false;
  const onLate = () => {
    isLate = true;
    if (!(missed instanceof HTMLAnchorElement)) return;
    missed.click();
    missed = undefined;
  };
  element.addEventListener('click', keep);
  for (const sign of ['focusin', 'pointerdown']) {
    element.addEventListener(sign, help, { once: true, passive: true });
  }
  // Somebody was quicker than this script, as with islands.
  if (missed || isInUse(element)) help();
  // A draggable element must be ready before the first interaction.
  if (element.dataset.ready === 'idle') (globalThis.requestIdleCallback ?? setTimeout)(help);
}

if (startPage()) {
  document.querySelectorAll<HTMLElement>('[data-island]').forEach(prepareIsland);
  document.querySelectorAll<HTMLElement>('[data-touch]').forEach(prepareEnhancement);
  // Texts of the clinic, edited by staff.
  if (document.querySelector('textarea[data-markdown-editor]'))
    loadAgain(() => import('#app/features/content/editor/start-editors.ts')).catch(reportError);
}
