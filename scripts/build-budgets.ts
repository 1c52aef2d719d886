import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'vite';
import { z } from 'zod';
import { weighAccessibility } from './accessibility-weight.ts';

/** One limit on what a visitor's browser downloads, in bytes as sent, that is compressed by brotli. */
export type Measure = { what: string; bytes: number; maxBytes: number };

const KB = 1000;
/**
 * Measures the build's newest release. Scripts are counted with everything they import statically. The largest
 * chunk is React's own DOM client: 211 KB of source, 56 KB sent.
 * @param buildDir as `scripts/build.js` leaves it; it also holds files of the previous release
 * @throws when a part that must be measured is not found
 */
export function measureBuild(buildDir: string): Measure[] {
  const assets = join(buildDir, 'client/assets');
  const [release = []] = readReleases(buildDir);
  const names = release.filter((name) => /\.(?:js|css)$/.test(name));
  const named = (pattern: RegExp) => {
    const found = names.filter((name) => pattern.test(name));
    if (found.length === 0) throw new Error(`the build has no file like ${pattern.source}`);
    return found;
  };
  const weigh = (list: readonly string[]) => sum(list.map((name) => sentBytes(assets, name)));
  const weighScripts = (entries: readonly string[]) => weigh(withImports(assets, entries));

  const start = named(/^islands-.*\.js$/);
  const hydrate = named(/^hydrate-.*\.js$/);
  const islands = named(/\.island-.*\.js$/);
  const booking = named(/^booking\.enhancement-.*\.js$/);
  const checks = named(/^check\.enhancement-.*\.js$/);

  return [
    { what: "every page's script", bytes: weighScripts(start), maxBytes: 10 * KB },
    {
      what: 'page with its largest island',
      bytes: Math.max(...islands.map((name) => weighScripts([...start, ...hydrate, name]))),
      maxBytes: 85 * KB,
    },
    {
      // The hold's clock is a part of it.
      what: 'screen of the booking journey',
      bytes: weighScripts([...start, ...booking]),
      maxBytes: 20 * KB,
    },
    {
      what: 'page that tests the site',
      bytes: weighScripts([...start, ...checks]),
      maxBytes: 14 * KB,
    },
    {
      what: "visitors' style sheet",
      bytes: weigh(named(/^root-.*\.css$/)),
      maxBytes: 17 * KB,
    },
    {
      what: 'style sheets of the heaviest page',
      bytes: Math.max(...sheetsByPage(assets, named(/^manifest-.*\.js$/)).map(weigh)),
      maxBytes: 25 * KB,
    },
    {
      what: 'largest chunk',
      bytes: Math.max(...named(/\.js$/).map((name) => sentBytes(assets, name))),
      maxBytes: 60 * KB,
    },
    {
      what: 'service worker',
      bytes: sentBytes(join(buildDir, 'client'), 'sw.js'),
      maxBytes: 3 * KB,
    },
  ];
}

function withImports(assets: string, entries: readonly string[]): string[] {
  const all = new Set<string>();
  const add = (name: string) => {
    if (all.has(name)) return;
    all.add(name);
    const { module } = parseSync(name, readFileSync(join(assets, name), 'utf8'));
    const exported = module.staticExports.flatMap(({ entries: each }) => each);
    for (const { moduleRequest } of [...module.staticImports, ...exported]) {
      if (moduleRequest?.value.startsWith('./')) add(basename(moduleRequest.value));
    }
  };
  for (const entry of entries) add(entry);
  return [...all];
}

const routerManifest = z.object({
  routes: z.record(
    z.string(),
    z.object({ parentId: z.string().optional(), css: z.array(z.string()) }),
  ),
});

/** The style sheets of every route, with those of the routes around it, from the router's list of files. */
function sheetsByPage(assets: string, manifests: readonly string[]): string[][] {
  const texts = manifests.map((name) => readFileSync(join(assets, name), 'utf8'));
  const text = texts.find((each) => each.includes('__reactRouterManifest='));
  const json = text?.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  const { routes } = routerManifest.parse(JSON.parse(json ?? '{}'));
  const sheetsOf = (id: string | undefined): string[] => {
    const route = routes[id ?? ''];
    return route ? [...sheetsOf(route.parentId), ...route.css.map((path) => basename(path))] : [];
  };
  return Object.keys(routes).map((id) => [...new Set(sheetsOf(id))]);
}

/** The sheet of every page, as text. */
function readVisitorsSheet(buildDir: string): string {
  const assets = join(buildDir, 'client/assets');
  const [release = []] = readReleases(buildDir);
  const name = release.find((each) => /^root-.*\.css$/.test(each)) ?? '';
  return readFileSync(join(assets, name), 'utf8');
}

/** Names of files by release, the newest first. */
function readReleases(buildDir: string): string[][] {
  return z.array(z.array(z.string())).parse(readJson(join(buildDir, 'releases.json')));
}

/** Files too small to be worth compressing are sent as they are. */
function sentBytes(assets: string, name: string): number {
  const compressed = join(assets, `${name}.br`);
  return statSync(existsSync(compressed) ? compressed : join(assets, name)).size;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** One line per limit; `isKept` is false when any is broken. */
export function report(measures: readonly Measure[]): { lines: string[]; isKept: boolean } {
  const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`.padStart(9);
  const lines = measures.map(({ what, bytes, maxBytes }) => {
    const verdict = bytes <= maxBytes ? 'ok' : 'OVER BUDGET';
    return `${what.padEnd(40)}${kb(bytes)} of${kb(maxBytes)}  ${verdict}`;
  });
  return { lines, isKept: measures.every(({ bytes, maxBytes }) => bytes <= maxBytes) };
}

if (import.meta.main) {
  const buildDir = join(import.meta.dirname, '../build');
  const settings = {
    what: 'accessibility before it is opened',
    bytes: await weighAccessibility(readVisitorsSheet(buildDir)),
    maxBytes: 2 * KB,
  };
  const { lines, isKept } = report([...measureBuild(buildDir), settings]);
  console.log(lines.join('\n'));
  if (!isKept) process.exitCode = 1;
}
