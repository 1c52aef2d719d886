import { awaken } from './awaken.ts';

const islands = import.meta.glob('./*.island.tsx', { import: 'default' });

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
