import type { Plugin } from 'vite';

const ENTRY = 'app/islands/entry.ts';
const VIRTUAL = 'virtual:islands';
const DEV_ENTRY = 'virtual:islands-dev';

/** Code that runs at the start of every page; one file, though what is fetched later imports some of it too. */
const AT_START =
  /\/app\/(?:islands\/(?:page-start|frame|toast|consent|errors|lazy-error|update)|platform\/(?:locale|private-paths)|features\/consent\/consent-addresses|locales\/browser-errors)\.ts$/;

/** Parts of the content editor, split so that each chunk stays small. */
const EDITOR = [
  { name: 'editor-view', test: /node_modules\/prosemirror-(?:view|model|transform)\// },
  { name: 'editor-kit', test: /node_modules\/(?:@tiptap|linkifyjs|prosemirror-)/ },
];

/**
 * Builds the small script of every page and tells the server's build its hashed address and its imports.
 * In development it also does what the router's scripts would: pages lack them, and React refresh fails without.
 */
export function islandsPlugin(): Plugin {
  let reference: string | undefined;
  let address = `/@id/__x00__${DEV_ENTRY}`;
  let imports: string[] = [];
  return {
    name: 'clareia-islands',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: {
                output: {
                  codeSplitting: { groups: [{ name: 'start', test: AT_START }, ...EDITOR] },
                },
              },
            },
          }
        : undefined,
    buildStart() {
      if (this.environment.name === 'client' && this.environment.mode === 'build') {
        reference = this.emitFile({ type: 'chunk', id: ENTRY, name: 'islands' });
      }
    },
    generateBundle(_options, bundle) {
      if (this.environment.name === 'client' && reference) {
        const name = this.getFileName(reference);
        const chunk = bundle[name];
        address = `/${name}`;
        imports = chunk?.type === 'chunk' ? chunk.imports.map((each) => `/${each}`) : [];
      }
    },
    resolveId: (id) => (id === VIRTUAL || id === DEV_ENTRY ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${VIRTUAL}`)
        return `export const islandsUrl = ${JSON.stringify(address)};
          export const islandsImports = ${JSON.stringify(imports)};`;
      if (id !== `\0${DEV_ENTRY}`) return undefined;
      return `import 'virtual:react-router/inject-hmr-runtime'; import('/${ENTRY}');`;
    },
  };
}
