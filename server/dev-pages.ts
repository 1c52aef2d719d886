import type { DevMiddleware } from './app.ts';
import type { PageBuild } from './pages/react-pages.ts';

export type DevPages = {
  middleware: DevMiddleware;
  build: () => Promise<PageBuild>;
  stop: () => Promise<void>;
};

/** Serves pages from their sources with live reload; development only. */
export async function startDevPages(projectDir: string): Promise<DevPages> {
  const { createServer } = await import('vite');
  const own = process.listeners('SIGTERM');
  const vite = await createServer({
    root: projectDir,
    appType: 'custom',
    server: { middlewareMode: true },
  });
  // Vite would end the process before the rest has stopped; `stop` closes it instead.
  for (const listener of process.listeners('SIGTERM')) {
    if (!own.includes(listener)) process.off('SIGTERM', listener);
  }
  return {
    middleware: (request, response, next) => vite.middlewares(request, response, next),
    build: async () => readBuild(await vite.ssrLoadModule('virtual:react-router/server-build')),
    stop: () => vite.close(),
  };
}

function readBuild(module: unknown): PageBuild {
  if (!isBuild(module)) throw new Error('the development build has no entry');
  return module;
}

function isBuild(module: unknown): module is PageBuild {
  return typeof module === 'object' && module !== null && 'entry' in module;
}
