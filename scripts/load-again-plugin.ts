import type { Plugin } from 'vite';

const CHUNK_IMPORT = /\bimport\(([`'"])(\.\/[\w.-]+\.js)\1\)/g;

/**
 * Prepares the build for retrying failed chunk loads (`app/platform/browser/load-again.ts`): every `import()`
 * of a built file appends the current mark of that file's name.
 */
export function loadAgainPlugin(): Plugin {
  return {
    name: 'clareia-load-again',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = markImports(file.code);
        }
      },
    },
  };
}

/** `import('./a.js')` becomes `import('./a.js'+(self.marks?.['./a.js']??''))`. */
export function markImports(code: string): string {
  return code.replace(
    CHUNK_IMPORT,
    (_, quote, name) =>
      `import(${quote}${name}${quote}+(self.marks?.[${quote}${name}${quote}]??${quote}${quote}))`,
  );
}
