import { basename } from 'node:path';

/** The parts of the project that have import rules of their own. `root` is app/*.ts, `tools` everything around app and server. */
export type Area =
  | 'server'
  | 'root'
  | 'routes'
  | 'islands'
  | 'features'
  | 'ui'
  | 'clinic'
  | 'locales'
  | 'db'
  | 'platform'
  | 'worker'
  | 'tools';

const BY_FOLDER = new Map<string, Area>([
  ['routes', 'routes'],
  ['islands', 'islands'],
  ['features', 'features'],
  ['ui', 'ui'],
  ['clinic', 'clinic'],
  ['locales', 'locales'],
  ['db', 'db'],
  ['platform', 'platform'],
  ['service-worker', 'worker'],
]);

/** @returns undefined for a folder of app/ that nobody has given rules to */
export function areaOf(path: string): Area | undefined {
  const [top, folder, ...rest] = path.split('/');
  if (top === 'server') return 'server';
  if (top !== 'app') return 'tools';
  // Style sheets and fonts lie in app/styles; the frame brings them.
  if (rest.length === 0 || folder === 'styles') return 'root';
  return BY_FOLDER.get(folder ?? '');
}

/** Tests and what only tests use; the rules of the areas do not bind them, and nothing else may import them. */
export function isTestFile(path: string): boolean {
  const name = basename(path);
  return (
    /^(?:tests|e2e)\//.test(path) ||
    /\.(?:test|e2e|reference)\.tsx?$/.test(name) ||
    name.startsWith('test-')
  );
}

/** Modules that never reach a browser. */
export function isServerFile(path: string): boolean {
  return /\.server\.tsx?$/.test(path);
}
