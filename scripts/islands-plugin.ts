import type { Plugin } from 'vite';

const ENTRY = 'app/islands/entry.ts';
const VIRTUAL = 'virtual:islands';

/** Builds the small script of the content pages and tells the server's build its hashed address. */
export function islandsPlugin(): Plugin {
  let reference: string | undefined;
  let address = `/${ENTRY}`;
  return {
    name: 'clareia-islands',
    buildStart() {
      if (this.environment.name === 'client' && this.environment.mode === 'build') {
        reference = this.emitFile({ type: 'chunk', id: ENTRY, name: 'islands' });
      }
    },
    generateBundle() {
      if (this.environment.name === 'client' && reference) {
        address = `/${this.getFileName(reference)}`;
      }
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load: (id) =>
      id === `\0${VIRTUAL}` ? `export const islandsUrl = ${JSON.stringify(address)};` : undefined,
  };
}
