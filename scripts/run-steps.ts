import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { changedFiles, stepsForChange } from './changed-steps.ts';
import { closingLines, type Outcome, outcomeOf, plainLines, readReport } from './reports.ts';
import { openRunFolder } from './run-folder.ts';
import { CHECK_STEPS, SECOND_CLINIC_STEPS, type Step, TEST_STEPS } from './steps.ts';

const PROJECT_DIR = join(import.meta.dirname, '..');
const BIN_DIR = join(PROJECT_DIR, 'node_modules/.bin');
/** Settings that would lead tests to a real database, mail server or configuration. */
const NOT_FOR_TESTS =
  /^(?:DATABASE_.*|PIX_API_.*|STRIPE_.*|MERCADO_PAGO_.*|SMTP_URL|MAIL_PICKUP|MAIL_FROM|APP_SECRET|BASE_URL|HOST|PORT|DATA_DIR|TRUST_PROXY|RATE_LIMITS|SERVICE_WORKER|LOG_LEVEL|MAPS_.*|MAP_.*|CMS_URL|PLACES_ORIGIN|BACKEND_URL|PG[A-Z]+|NODE_ENV|NODE_OPTIONS|TZ)$/;
const STEPS_AT_ONCE = 2;
const LAST_LINES = 15;
const GRACE_MS = 2_000;

type Finished = Outcome & { line: string };

/**
 * Runs the steps, two at a time and in order unless they wait for each other, and prints their output and
 * results. Slow steps are never ended; a test that hangs is ended by its runner.
 * @returns whether all passed
 */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const finished = new Map<string, Finished>();
  const isSettled = (name: string) =>
    finished.has(name) || steps.every((step) => step.name !== name);
  const isMissed = (name: string) => finished.get(name)?.failures.length !== 0;
  const run = async (step: Step) => {
    const missed = step.after?.filter((name) => finished.has(name)).find(isMissed);
    finished.set(step.name, missed ? notRun(step, missed) : await runStep(step));
    running.delete(step);
  };
  while (waiting.length + running.size > 0) {
    const next = waiting.findIndex(({ after = [] }) => after.every(isSettled));
    const [step] = next < 0 || running.size === STEPS_AT_ONCE ? [] : waiting.splice(next, 1);
    if (step) running.set(step, run(step));
    else await Promise.race(running.values());
  }
  const outcomes = [...finished.values()];
  console.log(`\n${outcomes.map(({ line }) => line).join('\n')}\n`);
  console.log(closingLines(outcomes).join('\n'));
  return (
    outcomes.every(({ failures }) => failures.length === 0) &&
    outcomes.some(({ passed }) => passed > 0)
  );
}

function notRun({ name }: Step, missed: string): Finished {
  const failures = [{ test: name, lines: [`was not run, because it needs: ${missed}`] }];
  return { passed: 0, skipped: 0, failures, line: `FAILED  ${name} (not run)` };
}

async function runStep(step: Step): Promise<Finished> {
  const startedMs = performance.now();
  console.log(`— ${step.name}${step.why ? `: ${step.why}` : ''}`);
  const reportFile = join(openRunFolder(), `${step.name.replaceAll(/\W/g, '-')}.json`);
  const { code, lastLines } = await runProgram(step, reportFile);
  const report = step.report && { kind: step.report, json: readReport(reportFile) };
  const outcome = outcomeOf({ ...step, code, lastLines, report });
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  const verdict = outcome.failures.length > 0 ? 'FAILED' : 'ok    ';
  return { ...outcome, line: `${verdict}  ${step.name} (${seconds} s)` };
}

const REPORTERS = {
  vitest: (file: string) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  playwright: () => ['--reporter=list,json'],
};

/** Runs a program of node_modules/.bin; each line of its output is printed with the step's name. */
async function runProgram(
  { name, command: [program = '', ...args], report }: Step,
  reportFile: string,
): Promise<{ code: number; lastLines: string[] }> {
  const kept = Object.entries(process.env).filter(([variable]) => !NOT_FOR_TESTS.test(variable));
  const child = spawn(
    join(BIN_DIR, program),
    [...args, ...(report ? REPORTERS[report](reportFile) : [])],
    {
      cwd: PROJECT_DIR,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...Object.fromEntries(kept),
        ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
        PATH: `${BIN_DIR}${delimiter}${process.env.PATH ?? ''}`,
        TZ: 'UTC',
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      },
    },
  );
  const lastLines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      console.log(`${name} │ ${line}`);
      lastLines.push(...plainLines(line));
      lastLines.splice(0, lastLines.length - LAST_LINES);
    });
  const closed = once(child, 'close');
  const code = await once(child, 'exit').then(
    ([exitCode]) => (typeof exitCode === 'number' ? exitCode : 1),
    (error) => {
      lastLines.push(String(error));
      return 1;
    },
  );
  // What a crashed runner started may live on and keep its output open.
  await Promise.race([closed, sleep(GRACE_MS, null, { ref: false })]);
  return { code, lastLines };
}

if (import.meta.main) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => process.exit(1));
  // Its launcher is gone; the sweeper ends what this process has started.
  process.on('disconnect', () => process.exit(1));
  process.channel?.unref();
  const isGood = await runSteps(chosenSteps(process.argv.slice(2)));
  process.exit(isGood ? 0 : 1);
}

/** @param args 'check', 'second-clinic', or 'test', optionally with `--changed` (since the last commit) or `--changed=main` */
function chosenSteps([what, ...options]: readonly string[]): readonly Step[] {
  if (what === 'check') return CHECK_STEPS;
  if (what === 'second-clinic') return SECOND_CLINIC_STEPS;
  const [, ref] = /^--changed(?:=(.+))?$/.exec(options[0] ?? '') ?? [];
  if (options.length === 0) return TEST_STEPS;
  if (!options[0]?.startsWith('--changed') || options.length > 1)
    throw new Error(`npm test knows --changed and --changed=<commit>, not ${options.join(' ')}`);
  return stepsForChange(changedFiles(ref ?? 'HEAD'), ref ?? 'HEAD');
}
