import { dirname } from 'node:path';
import { isServerFile, isTestFile } from './areas.ts';
import type { Rule } from './import-rules.ts';
import { routeModules, type SourceFile } from './source-tree.ts';

const ROOT_FILES = /^app\/(?:root\.tsx|routes\.ts|entry\.(?:client|server)\.tsx)$/;
const MAX_FILES = 40;
const MAX_PAGE_LINES = 180;
const MIN_LINES = 15;

/** Rules for the size of folders and files. */
export const layoutRules: Record<string, Rule> = {
  'the root of app/ has its entries and nothing else': {
    instead: 'Put it into context, scheduling, site-content, a feature or platform.',
    violations: (files) =>
      paths(files).filter((path) => /^app\/[^/]+$/.test(path) && !ROOT_FILES.test(path)),
  },

  'folders hold at most 40 files': {
    instead: 'Give the largest subject among them a folder of its own.',
    violations: (files) => {
      const sizes = new Map<string, number>();
      for (const path of paths(files))
        sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1);
      return [...sizes]
        .filter(([, size]) => size > MAX_FILES)
        .map(([folder, size]) => `${folder} has ${size} files`);
    },
  },

  'a feature has one level of folders at most': {
    instead: 'Move it up beside its subject, or make the folder a feature of its own.',
    violations: (files) =>
      paths(files).filter((path) => /^app\/features\/(?:[^/]+\/){3}/.test(path)),
  },

  'a page and the server file that only it imports end before line 180 together': {
    instead: 'Send the use case down into its feature; a page reads the request and answers.',
    violations: (files) => {
      const routes = routeModules(files);
      const importers = importersOf(files);
      return files
        .filter(({ path }) => routes.has(path))
        .flatMap((page) => {
          const own = files.filter(
            ({ path }) =>
              path.startsWith('app/routes/') &&
              isServerFile(path) &&
              isOnlyImporter(importers.get(path), page.path),
          );
          const lines = [page, ...own].reduce((total, { lineCount }) => total + lineCount, 0);
          if (lines <= MAX_PAGE_LINES) return [];
          return [`${[page, ...own].map(({ path }) => path).join(' + ')} have ${lines} lines`];
        });
    },
  },

  'a file of a few lines has more than one importer': {
    instead: 'Put its lines into the file that imports it.',
    violations: (files) => {
      const importers = importersOf(files);
      return files
        .filter(({ path, lineCount }) => isProduct(path) && lineCount < MIN_LINES)
        .filter(({ path }) => !path.startsWith('app/locales/') && importers.get(path)?.size === 1)
        .filter(({ path }) => !routeModules(files).has(path))
        .map(({ path, lineCount }) => `${path} has ${lineCount} lines`);
    },
  },
};

function paths(files: readonly SourceFile[]): string[] {
  return files.map(({ path }) => path).filter(isProduct);
}

function isProduct(path: string): boolean {
  return /^(?:app|server)\//.test(path) && !isTestFile(path);
}

/** The importers of each file, tests aside. */
function importersOf(files: readonly SourceFile[]): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  for (const { path, imports } of files) {
    if (!isProduct(path)) continue;
    for (const { target } of imports) {
      const known = importers.get(target) ?? new Set();
      importers.set(target, known.add(path));
    }
  }
  return importers;
}

function isOnlyImporter(importers: ReadonlySet<string> | undefined, path: string): boolean {
  return importers?.size === 1 && importers.has(path);
}
