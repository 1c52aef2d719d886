import { basename } from 'node:path';

/**
 * Parts of the project with their own import rules. `root` is app/*.ts, `tools` is everything around app and
 * server.
 */
export type Area =
  | 'server'
  | 'root'
  | 'context'
  | 'routes'
  | 'islands'
  | 'site-content'
  | 'features'
  | 'scheduling'
  | 'payments'
  | 'ui'
  | 'clinic'
  | 'locales'
  | 'db'
  | 'platform'
  | 'worker'
  | 'tools';

const BY_FOLDER = new Map<string, Area>([
  ['context', 'context'],
  ['routes', 'routes'],
  ['islands', 'islands'],
  ['site-content', 'site-content'],
  ['features', 'features'],
  ['scheduling', 'scheduling'],
  ['payments', 'payments'],
  ['ui', 'ui'],
  ['clinic', 'clinic'],
  ['locales', 'locales'],
  ['db', 'db'],
  ['platform', 'platform'],
  ['service-worker', 'worker'],
]);

/** @returns undefined for a folder of app/ that has no rules yet */
export function areaOf(path: string): Area | undefined {
  const [top, folder, ...rest] = path.split('/');
  if (top === 'server') return 'server';
  if (top !== 'app') return 'tools';
  // Style sheets and fonts are in app/styles; the root loads them.
  if (rest.length === 0 || folder === 'styles') return 'root';
  return BY_FOLDER.get(folder ?? '');
}

/** Tests and test support; exempt from the rules of the areas, and nothing else may import them. */
export function isTestFile(path: string): boolean {
  const name = basename(path);
  return (
    /^(?:(?:tests|e2e|bench)\/|playwright\.config\.ts$)/.test(path) ||
    /\.(?:test|e2e|reference)\.tsx?$/.test(name) ||
    name.startsWith('test-')
  );
}

/** Modules that never reach a browser. */
export function isServerFile(path: string): boolean {
  return /\.server\.tsx?$/.test(path);
}
