import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { CHECK_STEPS, type Step, TEST_STEPS } from './steps.ts';
import { addTallies, playwrightTally, type Tally, tallyOfRun, vitestTally } from './tallies.ts';

const PROJECT_DIR = join(import.meta.dirname, '..');
const BIN_DIR = join(PROJECT_DIR, 'node_modules/.bin');

/** What would lead tests to somebody's real database, mail server or settings. */
const NOT_FOR_TESTS =
  /^(?:DATABASE_.*|SMTP_URL|MAIL_FROM|APP_SECRET|BASE_URL|HOST|PORT|DATA_DIR|TRUST_PROXY|RATE_LIMITS|LOG_LEVEL|MAPS_KEY|BACKEND_URL|PG[A-Z]+|NODE_ENV|NODE_OPTIONS|TZ)$/;

const READERS = { vitest: vitestTally, playwright: playwrightTally };

/**
 * Runs the steps one after the other, each to its end even when one has failed.
 * The last line says how many tests and checks passed and failed.
 */
async function runSteps(steps: readonly Step[]): Promise<Tally> {
  const tallies: Tally[] = [];
  const lines: string[] = [];
  for (const step of steps) {
    console.log(`\n— ${step.name}`);
    const startedMs = performance.now();
    const tally = await runStep(step);
    const seconds = Math.round((performance.now() - startedMs) / 1000);
    tallies.push(tally);
    lines.push(`${tally.failed === 0 ? 'ok    ' : 'FAILED'}  ${step.name} (${seconds} s)`);
  }
  console.log(`\n${lines.join('\n')}\n`);
  return addTallies(tallies);
}

async function runStep({ command, env = {}, report, maxMinutes }: Step): Promise<Tally> {
  if (!report) {
    const exitCode = await run(command, { env, maxMinutes });
    return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  }
  const dir = mkdtempSync(join(tmpdir(), 'clareia-report-'));
  const file = join(dir, 'report.json');
  try {
    const exitCode = await run([...command, ...reportOptions(report, file)], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      maxMinutes,
    });
    const read = READERS[report];
    const reported = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
    return tallyOfRun(exitCode, reported);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function reportOptions(report: 'vitest' | 'playwright', file: string): string[] {
  return report === 'vitest'
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    : ['--reporter=list,json'];
}

/** @returns the exit code; 1 when the program was ended by a signal or by its time limit */
function run(
  [program = '', ...args]: readonly string[],
  { env, maxMinutes }: { env: Record<string, string>; maxMinutes: number },
): Promise<number> {
  const kept = Object.entries(process.env).filter(([name]) => !NOT_FOR_TESTS.test(name));
  const child = spawn(join(BIN_DIR, program), args, {
    cwd: PROJECT_DIR,
    // A group of its own, so that a program that hangs is ended with everything that it started.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...Object.fromEntries(kept),
      PATH: `${BIN_DIR}${delimiter}${process.env.PATH ?? ''}`,
      ...env,
    },
  });
  const end = () => endGroup(child.pid);
  const limit = setTimeout(() => {
    console.error(`${program} took more than ${maxMinutes} minutes and is ended.`);
    end();
  }, maxMinutes * 60_000);
  process.once('exit', end);
  return new Promise((resolve) => {
    const finish = (exitCode: number) => {
      clearTimeout(limit);
      process.off('exit', end);
      resolve(exitCode);
    };
    child.on('error', (error) => {
      console.error(error.message);
      finish(1);
    });
    child.on('exit', (code) => finish(code ?? 1));
  });
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing of it is left.
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(1));
}
const { passed, failed } = await runSteps(process.argv[2] === 'check' ? CHECK_STEPS : TEST_STEPS);
if (failed > 0 || passed === 0) process.exitCode = 1;
console.log(`${passed} passed, ${failed} failed`);
