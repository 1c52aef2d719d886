import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { buildStamp, PAGE_SOURCES } from './build-stamp.js';

const VIRTUAL = 'virtual:release';
/** The worker files at the site's root, and their sources. */
const WORKERS = {
  'sw.js': 'app/service-worker/worker.ts',
  'sw-stop.js': 'app/service-worker/stop.ts',
};

/**
 * Emits the service worker beside the hashed files, each file self-contained, and tells it and the server which
 * release they belong to.
 */
export function serviceWorkerPlugin(): Plugin {
  const release = releasePlugin();
  return {
    ...release,
    name: 'clareia-service-worker',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, entry] of Object.entries(WORKERS)) {
        const { root } = this.environment.config;
        this.emitFile({ type: 'asset', fileName, source: await bundle(root, entry) });
      }
    },
  };
}

function releasePlugin(): Plugin {
  let release = '';
  return {
    name: 'clareia-release',
    configResolved({ root, command }) {
      release = command === 'build' ? buildStamp(root, PAGE_SOURCES).slice(0, 12) : 'development';
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${VIRTUAL}`) return `export const release = ${JSON.stringify(release)};`;
      return undefined;
    },
  };
}

async function bundle(root: string, entry: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [releasePlugin()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(root, entry), output: { format: 'iife' } },
    },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const chunk = outputs.flatMap(({ output }) => output).find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built`);
  return chunk.code;
}
