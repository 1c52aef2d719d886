import { execFileSync } from 'node:child_process';
import { BROWSER, CHECKS, FAULTS, type Step, TESTS } from './steps.ts';

/**
 * What a changed file may break; the first matching pattern counts, and a file that matches none may break
 * everything.
 */
const KINDS = [
  ['document', /^(?:docs\/.*|[^/]*\.md|LICENSE|\.editorconfig|\.gitignore)$/],
  ['browser test', /^e2e\/[^/]*\.e2e\.ts$/],
  ['browser helper', /^(?:e2e\/.*|playwright\.config\.ts)$/],
  ['fault test', /^tests\/(?:faults|pages)\/|^server\/postgres\/.*\.test\.ts$/],
  ['test', /\.test\.tsx?$/],
  ['benchmark', /^bench\//],
] as const;
type Kind = (typeof KINDS)[number][0] | 'product';

/** Modules whose importers Vitest finds; which tests read other files at run time is unknown. */
const MODULE = /^(?:app|server|scripts|tests)\/.*\.tsx?$/;

/** Files that differ from a commit, including untracked ones. */
export function changedFiles(ref: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n');
  const changed = git('diff', '--name-only', ref, '--');
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])].filter((file) => file !== '').sort();
}

/** The steps that a change can reach, each with the reason. */
export function stepsForChange(files: readonly string[], ref: string): Step[] {
  const of = (...kinds: Kind[]) => files.filter((file) => kinds.includes(kindOf(file)));
  const code = files.filter((file) => kindOf(file) !== 'document');
  const product = of('product');
  const steps: Step[] = [];
  const choose = (step: Step, reached: readonly string[], more: Partial<Step> = {}) => {
    if (reached.length > 0) steps.push({ ...step, ...more, why: `because of ${few(reached)}` });
  };
  const [lint, ...checks] = CHECKS;
  const browser = product.length > 0 ? product : of('browser helper');
  const browserTests = of('browser test');
  const faults = [...product, ...of('fault test')];
  const needsBuild = [...browser, ...browserTests, ...faults];
  if (lint) steps.push({ ...lint, why: 'always' });
  for (const check of checks) {
    const isOfBuild = check.name === 'build' || check.after?.includes('build');
    choose(check, isOfBuild ? needsBuild : code);
  }
  chooseTests();
  if (browser.length > 0) choose(BROWSER, browser);
  else choose(BROWSER, browserTests, { command: [...BROWSER.command, ...browserTests] });
  choose(FAULTS, faults);
  return steps;

  function chooseTests() {
    const read = code.filter((file) => !MODULE.test(file) && kindOf(file) === 'product');
    if (read.length > 0) return choose(TESTS, read);
    const modules = code.filter((file) => MODULE.test(file));
    const command = [...TESTS.command, `--changed=${ref}`];
    choose(TESTS, modules, { command, mayBeEmpty: true });
    // Read but not imported: documents name files, the architecture rules read all code.
    const readers = ['tests/documents', ...(code.length > 0 ? ['tests/architecture'] : [])];
    choose({ ...TESTS, name: 'rules' }, files, {
      command: ['vitest', 'run', '--project=units', ...readers],
    });
  }
}

function kindOf(file: string): Kind {
  return KINDS.find(([, pattern]) => pattern.test(file))?.[0] ?? 'product';
}

function few(files: readonly string[]): string {
  const [first = '', ...more] = new Set(files);
  return more.length > 0 ? `${first} and ${more.length} more` : first;
}
