import type { Plugin } from 'vite';

const ENTRY = 'app/islands/entry.ts';
const VIRTUAL = 'virtual:islands';
const DEV_ENTRY = 'virtual:islands-dev';

/**
 * Builds the small script of the content pages and tells the server's build its hashed address.
 * While developing it also brings what the router's own scripts would: without them React refresh fails.
 */
export function islandsPlugin(): Plugin {
  let reference: string | undefined;
  let address = `/@id/__x00__${DEV_ENTRY}`;
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
    resolveId: (id) => (id === VIRTUAL || id === DEV_ENTRY ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${VIRTUAL}`) return `export const islandsUrl = ${JSON.stringify(address)};`;
      if (id !== `\0${DEV_ENTRY}`) return undefined;
      return `import 'virtual:react-router/inject-hmr-runtime'; import('/${ENTRY}');`;
    },
  };
}
