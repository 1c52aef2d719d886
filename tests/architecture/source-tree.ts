import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { tooNew } from './browser-support.ts';

/** One import, export-from, import() or import.meta.glob of a source file. */
export type Import = {
  specifier: string;
  /** Path in the project, '' for packages and virtual modules. */
  target: string;
  /** Erased by type stripping: nothing remains at run time. */
  isType: boolean;
  line: number;
};

/** A code pattern that a rule may forbid, and the line where it was found. */
export type Finding = { what: string; line: number };

export type SourceFile = {
  /** Relative to the project, with slashes. */
  path: string;
  lineCount: number;
  imports: readonly Import[];
  findings: readonly Finding[];
};

/** The maps of addresses; what they name are route modules. */
const ROUTE_MAPS = new Set(['app/routes.ts', 'app/routes/staff/staff-routes.ts']);
const PROJECT_DIR = join(import.meta.dirname, '../..');
const SOURCES = ['{app,server,scripts,tests,e2e,bench,db}/**/*.{ts,tsx,js}', '*.config.ts'];

/** Every source file of the project, parsed. */
export function readSourceTree(): SourceFile[] {
  const paths = globSync(SOURCES, { cwd: PROJECT_DIR }).sort();
  return paths.map((path) =>
    readSource(path, readFileSync(join(PROJECT_DIR, path), 'utf8'), paths),
  );
}

/**
 * @param paths all source files, against which the patterns of import.meta.glob are resolved
 * @throws when the text cannot be parsed: a rule must never pass because a file could not be parsed
 */
export function readSource(path: string, text: string, paths: readonly string[] = []): SourceFile {
  const { program, module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const found: { specifier: string; isType: boolean; at: number }[] = [];
  for (const { moduleRequest, entries, start } of module.staticImports) {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    found.push({ specifier: moduleRequest.value, isType, at: start });
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType, start } of entries) {
      if (moduleRequest) found.push({ specifier: moduleRequest.value, isType, at: start });
    }
  }
  const findings: { what: string; at: number }[] = path.startsWith('app/') ? tooNew(program) : [];
  visit(program, {
    importOf: (specifier, isType, at) => found.push({ specifier, isType, at }),
    globOf(pattern, at) {
      const glob = posix.join(dirname(path), pattern);
      for (const match of paths.filter((each) => posix.matchesGlob(each, glob))) {
        found.push({ specifier: `./${posix.relative(dirname(path), match)}`, isType: false, at });
      }
    },
    routeOf(module, at) {
      found.push({ specifier: specifierOf(path, module), isType: false, at });
    },
    finding: (what, at) => findings.push({ what, at }),
  });
  for (const [comment] of text.matchAll(/@ts-(?:ignore|expect-error|nocheck)/g)) {
    findings.push({ what: comment, at: text.indexOf(comment) });
  }
  return {
    path,
    lineCount: text.trimEnd().split('\n').length,
    imports: found.map(({ specifier, isType, at }) => ({
      specifier,
      isType,
      target: targetOf(path, specifier),
      line: lineOf(at),
    })),
    findings: findings.map(({ what, at }) => ({ what, line: lineOf(at) })),
  };
}

/** The modules that the maps of addresses name. */
export function routeModules(files: readonly SourceFile[]): Set<string> {
  const maps = files.filter(({ path }) => ROUTE_MAPS.has(path));
  const named = maps.flatMap(({ imports }) => imports.map(({ target }) => target));
  return new Set(named.filter((target) => !ROUTE_MAPS.has(target)));
}

/** How a file would import a module, were it one of its own imports. */
function specifierOf(path: string, module: string): string {
  return dirname(module) === dirname(path) ? `./${basename(module)}` : `#${module}`;
}

function targetOf(path: string, specifier: string): string {
  const file = specifier.replace(/\?.*$/, '');
  if (file.startsWith('#')) return file.slice(1);
  return file.startsWith('.') ? posix.join(dirname(path), file) : '';
}

type Listener = {
  importOf: (specifier: string, isType: boolean, at: number) => void;
  globOf: (pattern: string, at: number) => void;
  routeOf: (module: string, at: number) => void;
  finding: (what: string, at: number) => void;
};

function visit(program: ESTree.Program, { importOf, globOf, routeOf, finding }: Listener): void {
  new Visitor({
    ImportExpression({ source, start }) {
      if (isText(source)) importOf(source.value, false, start);
    },
    TSImportType({ source, start }) {
      importOf(source.value, true, start);
    },
    MemberExpression(node) {
      if (isMember(node, 'process', 'env')) finding('process.env', node.start);
    },
    NewExpression({ callee, arguments: given, start }) {
      if (isNamed(callee, 'Date') && given.length === 0) finding('new Date()', start);
    },
    CallExpression({ callee, arguments: given, start }) {
      if (isMember(callee, 'Date', 'now')) finding('Date.now()', start);
      const texts = given.filter((each) => isText(each)).map(({ value }) => value);
      if (isGlob(callee)) for (const pattern of texts) globOf(pattern, start);
      // The route table names its modules in calls: route('servicos', 'routes/site/services.tsx').
      if (['route', 'index', 'layout'].some((name) => isNamed(callee, name))) {
        for (const module of texts)
          if (/^routes\/.*\.tsx?$/.test(module)) routeOf(`app/${module}`, start);
      }
    },
    JSXOpeningElement({ name, attributes, start }) {
      const names = attributes.map((each) => each.type === 'JSXAttribute' && each.name.name);
      const isSized = names.includes('width') && names.includes('height');
      if (name.type === 'JSXIdentifier' && name.name === 'svg' && !isSized) finding('<svg>', start);
    },
    TSAnyKeyword({ start }) {
      finding('any', start);
    },
    TSEnumDeclaration({ start }) {
      finding('enum', start);
    },
    TSNonNullExpression({ start }) {
      finding('!', start);
    },
    TSTypeAssertion({ start }) {
      finding('as', start);
    },
    TSAsExpression({ typeAnnotation, start }) {
      const isConst =
        typeAnnotation.type === 'TSTypeReference' && isNamed(typeAnnotation.typeName, 'const');
      if (!isConst) finding('as', start);
    },
  }).visit(program);
}

function isText(node: ESTree.Node): node is ESTree.StringLiteral {
  return node.type === 'Literal' && typeof node.value === 'string';
}

function isNamed(node: ESTree.Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

function isMember(node: ESTree.Node, object: string, property: string): boolean {
  return (
    node.type === 'MemberExpression' &&
    isNamed(node.object, object) &&
    isNamed(node.property, property)
  );
}

function isGlob(node: ESTree.Node): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.object.type === 'MetaProperty' &&
    isNamed(node.property, 'glob')
  );
}
