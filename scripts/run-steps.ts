import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closingLines } from './closing-lines.ts';
import { playwrightTally } from './playwright-report.ts';
import { type Ended, runProgram } from './run-program.ts';
import { CHECK_STEPS, MOST_MINUTES, type Step, TEST_STEPS } from './steps.ts';
import { addTallies, type Tally, tallyOfRun } from './tallies.ts';
import { failedFiles, vitestTally } from './vitest-report.ts';

const startedMs = performance.now();

/** Runs the steps one after the other, also when one has failed, unless the rest needs what it makes. */
async function runSteps(steps: readonly Step[]): Promise<Tally> {
  const tallies: Tally[] = [];
  const lines: string[] = [];
  for (const step of steps) {
    console.log(`\n— ${step.name}`);
    const stepStartedMs = performance.now();
    const tally = await runStep(step);
    const seconds = Math.round((performance.now() - stepStartedMs) / 1000);
    tallies.push(tally);
    const hasFailed = tally.failures.length > 0;
    lines.push(`${hasFailed ? 'FAILED' : 'ok    '}  ${step.name} (${seconds} s)`);
    if (hasFailed && step.isNeeded) {
      lines.push('        the rest needs this, and was not run');
      break;
    }
  }
  console.log(`\n${lines.join('\n')}\n`);
  return addTallies(tallies);
}

async function runStep(step: Step): Promise<Tally> {
  const { name } = step;
  if (!step.report) {
    const { exitCode, lastWords } = await runProgram(step.command, settingsOf(step));
    const failures = exitCode === 0 ? [] : [{ test: name, error: lastWords }];
    return { passed: exitCode === 0 ? 1 : 0, failures, secondTries: [] };
  }
  const first = await runReported(step, step.command);
  if (step.report === 'playwright') {
    const reported = first.report === undefined ? undefined : playwrightTally(first.report);
    return tallyOfRun({ name, ...first, reported });
  }
  if (first.report === undefined) return tallyOfRun({ name, ...first, reported: undefined });
  const again = failedFiles(first.report).filter((file) => step.mayRepeat?.test(file));
  if (again.length === 0)
    return tallyOfRun({ name, ...first, reported: vitestTally(first.report) });
  console.log(`\n— ${name}: a second try of ${again.join(', ')}`);
  const second = await runReported(step, ['vitest', 'run', ...again]);
  const reported = vitestTally(first.report, second.report);
  // The first run has failed by what is now repeated; the second tells whether the runner is content.
  return tallyOfRun({ name, ...second, reported });
}

type Reported = Ended & { report: unknown };

/** Runs tests that write down what became of them; without a report they did not get that far. */
async function runReported(step: Step, command: readonly string[]): Promise<Reported> {
  const dir = mkdtempSync(join(tmpdir(), 'clareia-report-'));
  const file = join(dir, 'report.json');
  const { env, limitMs } = settingsOf(step);
  const options = {
    vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    // It ends by itself shortly before it would be ended, so that it can still report.
    playwright: ['--reporter=list,json', `--global-timeout=${Math.round(limitMs * 0.95)}`],
  };
  try {
    const ended = await runProgram([...command, ...options[step.report ?? 'vitest']], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      limitMs,
    });
    const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    return { ...ended, report };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** A step ends with the time of the whole run, so that its last words are still heard. */
function settingsOf({ env = {}, maxMinutes }: Step) {
  const leftMs = MOST_MINUTES * 60_000 - (performance.now() - startedMs);
  return { env, limitMs: Math.max(1_000, Math.min(maxMinutes * 60_000, leftMs)) };
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(1));
}
const tally = await runSteps(process.argv[2] === 'check' ? CHECK_STEPS : TEST_STEPS);
if (tally.failures.length > 0 || tally.passed === 0) process.exitCode = 1;
console.log(closingLines(tally).join('\n'));
