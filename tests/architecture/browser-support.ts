import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { type ESTree, Visitor } from 'vite';
import type { SourceFile } from './source-tree.ts';

/** The oldest browsers in which `startPage` starts the scripts: those that know what it asks for. */
const OLDEST = { chrome: 123, edge: 123, firefox: 125, safari: 17.5, safari_ios: 17.5 };

type Support = { version_added: string | false; flags?: unknown; prefix?: unknown };
type Entry = {
  __compat?: {
    support: Record<string, Support | Support[] | undefined>;
    status?: { standard_track: boolean };
  };
};
type Members = Record<string, Entry | undefined>;

const OWNERS: Record<string, Members | undefined> = Object.assign(
  {},
  bcd.api,
  bcd.javascript.builtins,
);
/** Objects of pages whose members are looked up by name alone, where the name is hardly one of our own. */
const PAGE_OBJECTS =
  /^(?:Window|Document|Element|Node|URLSearchParams|FormData|AbortSignal|HTML(?:Dialog|Form|Input|Select|TextArea)?Element)$/;
const HARDLY_OURS = /[a-z][A-Z]/;
/** Members by name, with all the objects that have one. */
const MEMBERS = Map.groupBy(
  [
    ...Object.entries<Members | undefined>(bcd.javascript.builtins ?? {})
      // Its functions are called by its own name alone.
      .filter(([name]) => name !== 'Atomics')
      .flatMap(([, members]) => Object.entries(members ?? {})),
    ...Object.entries<Members | undefined>(bcd.api)
      .filter(([name]) => PAGE_OBJECTS.test(name))
      .flatMap(([, members]) => Object.entries(members ?? {}))
      .filter(([name]) => HARDLY_OURS.test(name)),
  ],
  ([name]) => name,
);

/** Whether all supported browsers have something, without a flag or a prefix. */
export function isOldEnough(entry: Entry): boolean {
  return Object.entries(OLDEST).every(([browser, oldest]) => {
    const all = [entry.__compat?.support[browser] ?? []].flat();
    return all.some(
      ({ version_added: since, flags, prefix }) =>
        since && !flags && !prefix && Number.parseFloat(since.replace('≤', '')) <= oldest,
    );
  });
}

/**
 * What of a program some supported browsers lack, by MDN's data: objects, their static members, methods whose name
 * no older object has, and syntax of regular expressions. What stands before `??` or `?.` has a way out.
 */
export function tooNew(program: ESTree.Program): { what: string; at: number }[] {
  const found: { what: string; at: number }[] = [];
  const guarded = new Set<ESTree.Node>();
  const called = new Set<ESTree.Node>();
  const look = (what: string, entries: readonly (Entry | undefined)[], at: number) => {
    const known = entries.filter((each) => each?.__compat?.status?.standard_track);
    if (known.length > 0 && !known.some((each) => each && isOldEnough(each)))
      found.push({ what: `too new: ${what}`, at });
  };
  new Visitor({
    LogicalExpression({ left }) {
      guarded.add(left);
    },
    NewExpression({ callee, start }) {
      if (callee.type === 'Identifier')
        look(callee.name, [OWNERS[callee.name]?.__compat && OWNERS[callee.name]], start);
    },
    CallExpression({ callee, start }) {
      called.add(callee);
      if (callee.type === 'Identifier') look(callee.name, [OWNERS.Window?.[callee.name]], start);
    },
    MemberExpression(node) {
      const { object, property, optional, start } = node;
      if (guarded.has(node) || optional || property.type !== 'Identifier') return;
      const { name } = property;
      const owner = object.type === 'Identifier' ? OWNERS[object.name] : undefined;
      if (owner && object.type === 'Identifier')
        look(`${object.name}.${name}`, [owner[`${name}_static`] ?? owner[name]], start);
      else if (called.has(node))
        look(
          `.${name}`,
          (MEMBERS.get(name) ?? []).map(([, entry]) => entry),
          start,
        );
    },
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      const { regular_expressions: syntax } = bcd.javascript;
      if (/\(\?<[=!]/.test(pattern)) look('lookbehind', [syntax?.lookbehind_assertion], node.start);
      if (flags.includes('v')) look('flag v', [OWNERS.RegExp?.unicodeSets], node.start);
      if (/\(\?[ims-]+:/.test(pattern)) look('modifiers', [syntax?.modifier], node.start);
    },
  }).visit(program);
  return found;
}

const ENTRIES = /^app\/(?:islands|service-worker)\//;

/** The files that browsers get: the entries, and all that they import but the server's own. */
export function browserFiles(files: readonly SourceFile[]): SourceFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const isServers = (path: string) => /\.server\.|\.test\.|\/examples\./.test(path);
  const reached = new Set(files.filter(({ path }) => ENTRIES.test(path) && !isServers(path)));
  for (const { imports } of reached)
    for (const { target, isType } of imports) {
      const next = byPath.get(target);
      if (next && !isType && !isServers(target)) reached.add(next);
    }
  return [...reached];
}
