import { isTestFile } from './areas.ts';
import { browserFiles } from './browser-support.ts';
import type { Rule } from './import-rules.ts';
import type { SourceFile } from './source-tree.ts';
import { routeModules } from './source-tree.ts';

const MAX_LINES = { file: 300, route: 120, component: 150 };

/** Files that may read the environment, besides scripts and configuration, with the reason. */
const READS_ENVIRONMENT = new Map([
  ['app/routes.ts', 'has the gallery of components while developing'],
  ['server/configuration.ts', 'hands the environment to readEnv'],
  ['server/postgres/cluster.ts', "initdb gets this process's PATH"],
  ['server/postgres/postmaster.ts', "PostgreSQL gets this process's PATH"],
]);

/** Files of app/ that may read the system clock, with the reason. */
const ASKS_THE_TIME = new Map([
  ['app/platform/clock.ts', 'is the clock'],
  ['app/islands/next-times.island.tsx', 'runs in the browser, where no clock is handed out'],
  ['app/islands/frame.ts', 'runs in the browser, where no clock is handed out'],
]);

export const codeRules: Record<string, Rule> = {
  'there is no index.ts': {
    instead: `Name the file for what it holds and import it by that name.`,
    violations: (files) =>
      files.filter(({ path }) => /(?:^|\/)index\.[jt]sx?$/.test(path)).map(({ path }) => path),
  },

  'nothing is called utils, helpers, common or misc': {
    instead: `Name it for its subject, as the glossary calls it.`,
    violations: (files) =>
      files
        .filter(({ path }) => /(?:^|[/.-])(?:utils?|helpers?|common|misc)(?:[/.-]|$)/.test(path))
        .map(({ path }) => path),
  },

  'files are named in kebab-case': {
    instead: `Rename it: lower case, words joined by hyphens.`,
    violations: (files) =>
      files
        .filter(({ path }) => !/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(path.split('/').at(-1) ?? ''))
        .map(({ path }) => path),
  },

  'files end before line 300': {
    instead: `Split the file into two subjects that somebody would look for by name.`,
    violations: (files) => files.filter(isCode).flatMap((file) => tooLong(file, MAX_LINES.file)),
  },

  'route modules end before line 120': {
    instead: `Send the use case down into its feature; the page keeps reading the request, one call and the answer.`,
    violations: (files) => {
      const routes = routeModules(files);
      return files
        .filter(({ path }) => routes.has(path))
        .flatMap((file) => tooLong(file, MAX_LINES.route));
    },
  },

  'components end before line 150': {
    instead: `Give the part with a name of its own a file of its own.`,
    violations: (files) =>
      files
        .filter(({ path }) => path.endsWith('.tsx') && !isTestFile(path))
        .flatMap((file) => tooLong(file, MAX_LINES.component)),
  },

  'tests lie beside the code that they test': {
    instead: `Put the test next to the file it tests.`,
    violations: (files) => {
      const code = files.filter(({ path }) => !isTestFile(path)).map(({ path }) => folderOf(path));
      const folders = new Set(code);
      return files
        .filter(({ path }) => /^(?:app|server|scripts)\/.*\.test\.tsx?$/.test(path))
        .filter(({ path }) => !folders.has(folderOf(path)))
        .map(({ path }) => `${path} has no code beside it`);
    },
  },

  'only the start reads the environment': {
    instead: `Read it in app/platform/env.server.ts and hand the value on.`,
    violations: findings(
      ({ path }, what) => what === 'process.env' && isInside(path) && !READS_ENVIRONMENT.has(path),
    ),
  },

  'app/ asks the clock, not the machine, for the time': {
    instead: `Take the clock as an argument: services.clock.now().`,
    violations: findings(
      ({ path }, what) =>
        (what === 'new Date()' || what === 'Date.now()') &&
        path.startsWith('app/') &&
        !isTestFile(path) &&
        !ASKS_THE_TIME.has(path),
    ),
  },

  'types are neither switched off nor asserted': {
    instead: `Parse unknown input with a schema or narrow it by a check.`,
    violations: findings(
      (_file, what) => ['any', 'as', '!', 'enum'].includes(what) || what.startsWith('@ts-'),
    ),
  },

  'browsers get nothing that a supported one lacks': {
    instead: `Write it with what is older, or guard it by ?? or ?.; the browsers are in tests/architecture/browser-support.ts.`,
    violations: (files) =>
      findings((_file, what) => what.startsWith('too new'))(browserFiles(files)),
  },

  'drawings have a size without style sheets': {
    instead: `Give the svg a width and a height: in a browser that takes no style it fills the page.`,
    violations: findings((_file, what) => what === '<svg>'),
  },

  'every exception is still needed': {
    instead: `Take the file off the list of exceptions in tests/architecture/code-rules.ts.`,
    violations: (files) =>
      [...READS_ENVIRONMENT.keys(), ...ASKS_THE_TIME.keys()]
        .filter((path) => !files.some((file) => file.path === path && file.findings.length > 0))
        .map((path) => `${path} is excepted and does nothing of the kind`),
  },
};

function isCode({ path }: SourceFile): boolean {
  return !isTestFile(path) && !path.startsWith('app/locales/');
}

function tooLong({ path, lineCount }: SourceFile, limit: number): string[] {
  return lineCount > limit ? [`${path} has ${lineCount} lines, ${limit} are allowed`] : [];
}

/** The app itself, without its tests and its tooling. */
function isInside(path: string): boolean {
  return /^(?:app|server)\//.test(path) && !isTestFile(path);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function findings(isForbidden: (file: SourceFile, what: string) => boolean): Rule['violations'] {
  return (files) =>
    files.flatMap((file) =>
      file.findings
        .filter(({ what }) => isForbidden(file, what))
        .map(({ what, line }) => `${file.path}:${line} ${what}`),
    );
}
