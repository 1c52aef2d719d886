import { dirname } from 'node:path';
import { type Area, areaOf, isServerFile, isTestFile } from './areas.ts';
import type { Import, SourceFile } from './source-tree.ts';

export type Rule = {
  /** How to fix a violation, in one sentence. */
  instead: string;
  /** @returns 'file:line message', one line each; empty when the rule holds */
  violations: (files: readonly SourceFile[]) => string[];
};

/** What pages are built from. */
const PARTS = [
  'features',
  'scheduling',
  'payments',
  'ui',
  'clinic',
  'locales',
  'platform',
] as const;

/** Who may import whom. A folder may always import itself, but no feature another. */
const MAY_IMPORT: Record<Area, readonly Area[]> = {
  server: [
    'context',
    'site-content',
    'features',
    'scheduling',
    'payments',
    'clinic',
    'locales',
    'db',
    'platform',
  ],
  root: ['routes', 'context', 'site-content', 'islands', ...PARTS],
  context: ['site-content', 'features', 'scheduling', 'payments', 'clinic', 'db', 'platform'],
  routes: ['islands', 'context', 'site-content', ...PARTS],
  islands: PARTS,
  'site-content': ['features', 'scheduling', 'clinic', 'locales', 'platform'],
  features: ['scheduling', 'payments', 'ui', 'clinic', 'locales', 'platform'],
  scheduling: ['clinic', 'locales', 'platform'],
  payments: ['clinic', 'locales', 'platform'],
  ui: ['locales', 'platform'],
  clinic: ['platform'],
  locales: ['platform'],
  db: ['platform'],
  platform: [],
  // Every visitor downloads its imports.
  worker: ['platform'],
  tools: ['server', 'root', 'context', 'routes', 'site-content', 'islands', 'db', ...PARTS],
};
/** Areas whose *.server.ts may also read and write tables. */
const MAY_USE_TABLES: readonly (Area | undefined)[] = [
  'site-content',
  'features',
  'scheduling',
  'payments',
  'platform',
];
const MAY_USE_SERVER_FILES: readonly (Area | undefined)[] = [
  'server',
  'routes',
  'root',
  'context',
  'tools',
];

export const importRules: Record<string, Rule> = {
  'areas import only what they may': {
    instead: `Pass the value in from a route or app/context, or move what both need down to scheduling, clinic or platform; the table is in docs/architecture.md.`,
    violations: eachImport(({ path }, { target, isType }) => {
      const from = areaOf(path);
      const to = areaOf(target);
      if (!from || !to)
        return `has no import rules for ${from ? target : path}: add its folder to BY_FOLDER in tests/architecture/areas.ts and to MAY_IMPORT, or move it into a folder that has them`;
      if (to === 'db' && from !== 'db') return;
      // The site's layouts read the data of the root's loader.
      if (isType && from === 'routes' && target === 'app/root.tsx') return;
      if (isAllowed(path, target)) return;
      if (from !== to) return `${from} may not import ${target}`;
      return `feature ${featureOf(path)} may not import feature ${featureOf(target)} (${target})`;
    }),
  },

  'only use cases, context and server query the database': {
    instead: `Put the query into a *.server.ts of its feature, of app/scheduling or of app/site-content, and call that from the loader or the action.`,
    violations: (files) =>
      files
        .filter(({ path }) => !isTestFile(path) && !mayQuery(path))
        .flatMap(({ path, imports }) =>
          imports
            .filter(({ specifier, target }) => isDatabase(specifier) || areaOf(target) === 'db')
            .map(({ specifier, line }) => `${path}:${line} imports ${specifier}`),
        ),
  },

  'only routes, context, the root, server and *.server.* import a *.server.* file': {
    instead: `Load the data in a route's loader and hand it to the component, or import only the type.`,
    violations: eachImport(({ path }, { target, isType }) => {
      // A type leaves nothing in the bundle.
      if (isType || !isServerFile(target) || isServerFile(path)) return;
      return MAY_USE_SERVER_FILES.includes(areaOf(path)) ? undefined : `may not import ${target}`;
    }),
  },

  'nothing but tests imports tests': {
    instead: `Move what the product needs out of the test file.`,
    violations: eachImport((_file, { target }) =>
      isTestFile(target) ? `imports the test file ${target}` : undefined,
    ),
  },

  "imports are './x.ts' inside a folder and '#…' across": {
    instead: `Write './name.ts' for a file of the same folder and '#app/…' for any other.`,
    violations: (files) =>
      files.flatMap(({ path, imports }) =>
        imports.flatMap(({ specifier, target, line }) => {
          const isSibling = dirname(target) === dirname(path);
          const isWrong = specifier.startsWith('../') || (specifier.startsWith('#') && isSibling);
          const right = isSibling ? './' : '#';
          return isWrong ? [`${path}:${line} imports '${specifier}', write it with ${right}`] : [];
        }),
      ),
  },

  'imports name their extension': {
    instead: `Add the extension: '.ts' or '.tsx'.`,
    violations: (files) =>
      files.flatMap(({ path, imports }) =>
        imports
          .filter(({ specifier }) => /^[.#]/.test(specifier) && !isRouteType(specifier))
          .filter(({ target }) => !/\.[a-z0-9]+$/.test(target))
          .map(({ specifier, line }) => `${path}:${line} imports '${specifier}'`),
      ),
  },

  'imports lead to files that are there': {
    instead: `Correct the path, or remove the import of what is gone.`,
    violations: (files) => {
      const paths = new Set(files.map(({ path }) => path));
      return files.flatMap(({ path, imports }) =>
        imports
          .filter(
            ({ target, specifier }) => /\.(?:tsx?|js)$/.test(target) && !isRouteType(specifier),
          )
          .filter(
            ({ target }) => !paths.has(target) && !paths.has(target.replace(/\.ts$/, '.d.ts')),
          )
          .map(({ specifier, line }) => `${path}:${line} imports '${specifier}'`),
      );
    },
  },

  'no file imports itself by a detour': {
    instead: `Move what both files need into a third one that imports neither.`,
    violations: findCycles,
  },
};

type ImportCheck = (file: SourceFile, each: Import) => string | undefined;

/** Checks the imports between files of the project; tests are exempt. */
function eachImport(violationOf: ImportCheck): Rule['violations'] {
  return (files) =>
    files
      .filter(({ path }) => !isTestFile(path))
      .flatMap((file) =>
        file.imports.flatMap((each) => {
          if (each.target === '' || isRouteType(each.specifier)) return [];
          const violation = violationOf(file, each);
          return violation ? [`${file.path}:${each.line} ${violation}`] : [];
        }),
      );
}

/** Types that React Router generates for each route, outside the sources. */
function isRouteType(specifier: string): boolean {
  return specifier.startsWith('./+types/');
}

function isAllowed(path: string, target: string): boolean {
  const from = areaOf(path);
  const to = areaOf(target);
  if (!from || !to) return false;
  if (from === to) return from !== 'features' || featureOf(path) === featureOf(target);
  return MAY_IMPORT[from].includes(to);
}

/** The packages that speak SQL. */
function isDatabase(specifier: string): boolean {
  return /^(?:drizzle-orm|pg)(?:\/|$)/.test(specifier);
}

function mayQuery(path: string): boolean {
  const area = areaOf(path);
  if (area === undefined) return false;
  if (isServerFile(path) && MAY_USE_TABLES.includes(area)) return true;
  return area === 'db' || MAY_IMPORT[area].includes('db');
}

function featureOf(path: string): string | undefined {
  return path.split('/')[2];
}

/** Types do not count: they are gone when the code runs. */
function findCycles(files: readonly SourceFile[]): string[] {
  const targetsOf = new Map(
    files.map(({ path, imports }) => [
      path,
      imports.filter(({ isType }) => !isType).map(({ target }) => target),
    ]),
  );
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (path: string, way: readonly string[]) => {
    if (way.includes(path)) {
      cycles.push([...way.slice(way.indexOf(path)), path].join(' → '));
      return;
    }
    if (done.has(path)) return;
    for (const target of targetsOf.get(path) ?? []) walk(target, [...way, path]);
    done.add(path);
  };
  for (const path of targetsOf.keys()) walk(path, []);
  return cycles;
}
