import { awaken } from './awaken.ts';
import { startPage } from './page-start.ts';

const islands = import.meta.glob('./*.island.tsx', { import: 'default' });

startPage();

/** React itself is fetched with the first island that needs it. */
function load(name: string) {
  const island = islands[`./${name}.island.tsx`];
  return Promise.all([import('./hydrate.ts'), island?.()]);
}

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  awaken(element, {
    async start() {
      const { island, on: _, props } = element.dataset;
      const [{ hydrate }, component] = await load(island ?? '');
      hydrate(element, component, props);
    },
    preload: () => load(element.dataset.island ?? ''),
  });
}

const touches = import.meta.glob<(element: HTMLElement) => void>('./*.touch.ts', {
  import: 'default',
});

// What needs no React: HTML that works by itself and is helped along from the first touch on.
for (const element of document.querySelectorAll<HTMLElement>('[data-touch]')) {
  let isTouched = false;
  const help = () => {
    if (isTouched) return;
    isTouched = true;
    const load = touches[`./${element.dataset.touch}.touch.ts`];
    load?.().then(
      (start) => {
        start(element);
        element.removeEventListener('click', keep);
        missed?.click();
      },
      () => undefined,
    );
  };
  // The press that brought the help came before it, and is made again.
  let missed: HTMLElement | undefined;
  const keep = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    missed = target.closest<HTMLElement>('button[type=button]:not([popovertarget])') ?? undefined;
  };
  element.addEventListener('click', keep);
  for (const sign of ['focusin', 'pointerdown']) {
    element.addEventListener(sign, help, { once: true, passive: true });
  }
}
