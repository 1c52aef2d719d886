import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const PROJECT_DIR = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(PROJECT_DIR, path), 'utf8');
const names = z.record(z.string(), z.string());
const manifest = z
  .object({
    scripts: names,
    dependencies: names,
    devDependencies: names,
    optionalDependencies: names,
  })
  .parse(JSON.parse(read('package.json')));

const packages = new Set(
  Object.keys({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  }),
);
const documents = globSync('{*.md,docs/**/*.md}', { cwd: PROJECT_DIR }).sort();
const sources = globSync('{app,server,scripts,tests,e2e,db,content,public,docs}/**/*.*', {
  cwd: PROJECT_DIR,
});

/** Paths that the documents name although they are created later: by the build, a start or npm. */
const MADE_LATER = /^(?:build|data|node_modules|\.cache|postgres-)/;

/** Every `code` span of a text, code blocks aside. */
function codesOf(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/** Paths and patterns of the project among the code spans; a placeholder such as <slug> matches any name. */
function pathsOf(text: string): string[] {
  return codesOf(text)
    .map((code) => code.replace(/<[a-z]+>/g, '*'))
    .filter((code) => /^[\w.*/{},-]+$/.test(code) && !code.startsWith('/'))
    .filter((code) => /^[\w.-]+\/|[\w*]\.(?:tsx?|js|md|sql|json|css)$/.test(code))
    .filter((code) => !code.startsWith('./') && !MADE_LATER.test(code) && !packages.has(code));
}

function isThere(path: string): boolean {
  if (path.includes('/')) return globSync(path, { cwd: PROJECT_DIR }).length > 0;
  // A file name alone, near its folder: `server/app.ts`, `health.ts`.
  const isNamed = (source: string) => source.endsWith(`/${path}`);
  return path.includes('*') || existsSync(join(PROJECT_DIR, path)) || sources.some(isNamed);
}

function npmScriptsOf(text: string): string[] {
  const words = text.matchAll(/\bnpm (?:run )?(start|test|run|[a-z0-9]+)\b/g);
  const own = new Set(['ci', 'install', 'packages', 'platform', 'commands', 'package', 'installs']);
  return [...words].map(([, name = '']) => name).filter((name) => !own.has(name));
}

describe.each(documents)('%s', (document) => {
  const text = read(document);

  test('names only files that are there', () => {
    expect(pathsOf(text).filter((path) => !isThere(path))).toEqual([]);
  });

  test('links only to files that are there', () => {
    const prose = text.replace(/`[^`\n]+`/g, '');
    const links = [...prose.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link = '']) => link);
    const own = links.filter((link) => !/^[a-z]+:/.test(link));
    const gone = own.filter((link) => !existsSync(join(PROJECT_DIR, dirname(document), link)));
    expect(gone).toEqual([]);
  });

  test('names only npm scripts that are there', () => {
    const codes = [...codesOf(text), ...(text.match(/^```[\s\S]*?^```/gm) ?? [])];
    const scripts = codes.flatMap(npmScriptsOf);
    expect(scripts.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });
});

test('every npm script runs a file that is there', () => {
  const commands = Object.values(manifest.scripts);
  const files = commands.map((command) => /\S+\.[jt]s\b/.exec(command)?.[0] ?? command);
  expect(files.filter((file) => !existsSync(join(PROJECT_DIR, file)))).toEqual([]);
});

test('the README explains every variable that the environment may hold, and no other', () => {
  const source = read('app/platform/env.server.ts');
  const payments = read('app/platform/payment-env.server.ts');
  const whatsapp = read('app/platform/whatsapp/whatsapp-env.server.ts');
  const maps = read('app/platform/google/places-env.server.ts');
  const sms = read('app/platform/sms/sms-env.server.ts');
  const map = read('app/platform/map-env.server.ts');
  const shape = [
    /const SOURCE = z\.object\(\{([\s\S]*?)^\}\);/m.exec(source)?.[1],
    /const MAPS_SOURCE = \{([\s\S]*?)^\};/m.exec(maps)?.[1],
    /const MAP_SOURCE = \{([\s\S]*?)^\};/m.exec(map)?.[1],
    /const SMS_SOURCE = \{([\s\S]*?)^\};/m.exec(sms)?.[1],
    /const WHATSAPP_SOURCE = \{([\s\S]*?)^\};/m.exec(whatsapp)?.[1],
    /const PAYMENT_SOURCE = \{([\s\S]*?)^\};/m.exec(payments)?.[1],
  ].join('');
  const known = [...shape.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
  const told = [...read('README.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(known.length).toBeGreaterThan(10);
  expect(told.toSorted()).toEqual(known.toSorted());
});

test('every package has its reason, and no other has one', () => {
  const rows = read('docs/dependencies.md').matchAll(/^\| (`.*?`) \|/gm);
  const told = [...rows].flatMap(([, cell = '']) => codesOf(cell));
  expect(told.toSorted()).toEqual([...packages].toSorted());
});

test('decision records are numbered without a gap', () => {
  const numbers = globSync('docs/decisions/*.md', { cwd: PROJECT_DIR })
    .map((path) => Number(/\/(\d{4})-[a-z0-9-]+\.md$/.exec(path)?.[1]))
    .sort((a, b) => a - b);
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

describe('what is not there is seen', () => {
  test.each(['app/gone.ts', 'server/gone/*', 'gone.server.ts', 'scripts/gone-*.js'])(
    '%s',
    (path) => {
      expect(pathsOf(`See \`${path}\`.`).filter((each) => !isThere(each))).toEqual([path]);
    },
  );

  test('a script', () => {
    expect(npmScriptsOf('npm run gone')).toEqual(['gone']);
  });
});
