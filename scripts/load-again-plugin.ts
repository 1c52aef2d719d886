import type { Plugin } from 'vite';

const ROUTER_MODULE = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const ROUTER_IMPORT = /import\(\s*(?:\/\*[^*]*\*\/\s*)*route\.module\s*\)/;
const LOAD_ROUTE = '/app/islands/lazy-error-route.ts';
const CHUNK_IMPORT = /\bimport\(([`'"])(\.\/[\w.-]+\.js)\1\)/g;

/**
 * Prepares the build for retrying failed chunk loads (`app/platform/browser/load-again.ts`): every `import()`
 * of a built file appends the current mark of that file's name, and the router loads its pages through the app
 * instead of by itself.
 * @throws at the end of a build in which the router's import was not found
 */
export function loadAgainPlugin(): Plugin {
  let isRouterSeen = false;
  return {
    name: 'clareia-load-again',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!ROUTER_MODULE.test(id)) return undefined;
      const changed = loadThroughApp(code);
      isRouterSeen = changed !== undefined;
      return changed === undefined ? undefined : { code: changed, map: null };
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (!isRouterSeen) throw new Error("the router's own import() was not found");
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = markImports(file.code);
        }
      },
    },
  };
}

/** The router's module with its `import()` replaced by the app's own loading; undefined when that is not found. */
export function loadThroughApp(code: string): string | undefined {
  if (!ROUTER_IMPORT.test(code)) return undefined;
  const importing = `import { loadRoute } from ${JSON.stringify(LOAD_ROUTE)};\n`;
  return importing + code.replace(ROUTER_IMPORT, 'loadRoute(route.module)');
}

/** `import('./a.js')` becomes `import('./a.js'+(self.marks?.['./a.js']??''))`. */
export function markImports(code: string): string {
  return code.replace(
    CHUNK_IMPORT,
    (_, quote, name) =>
      `import(${quote}${name}${quote}+(self.marks?.[${quote}${name}${quote}]??${quote}${quote}))`,
  );
}
