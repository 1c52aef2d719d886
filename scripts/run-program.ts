import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { plainLines } from './failure.ts';

const PROJECT_DIR = join(import.meta.dirname, '..');
const BIN_DIR = join(PROJECT_DIR, 'node_modules/.bin');

/** What would lead tests to somebody's real database, mail server or settings. */
const NOT_FOR_TESTS =
  /^(?:DATABASE_.*|SMTP_URL|MAIL_FROM|APP_SECRET|BASE_URL|HOST|PORT|DATA_DIR|TRUST_PROXY|RATE_LIMITS|SERVICE_WORKER|LOG_LEVEL|MAPS_KEY|BACKEND_URL|PG[A-Z]+|NODE_ENV|NODE_OPTIONS|TZ)$/;

const KEPT_CHARACTERS = 16_000;
const LAST_LINES = 15;
const TIMEOUT_MS = 2_000;

export type Ended = {
  /** 1 also when the program was ended by a signal or by its time limit. */
  exitCode: number;
  /** The last 15 lines that it printed, without colours and without what is a library's stack. */
  lastWords: string[];
};

/** Runs a program of node_modules/.bin, or `node`, and passes on what it prints. */
export function runProgram(
  [program = '', ...args]: readonly string[],
  { env, limitMs }: { env: Record<string, string>; limitMs: number },
): Promise<Ended> {
  const kept = Object.entries(process.env).filter(([name]) => !NOT_FOR_TESTS.test(name));
  const child = spawn(join(BIN_DIR, program), args, {
    cwd: PROJECT_DIR,
    // A group of its own, so that a program that hangs is ended with everything that it started.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...Object.fromEntries(kept),
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
      PATH: `${BIN_DIR}${delimiter}${process.env.PATH ?? ''}`,
      ...env,
    },
  });
  let said = '';
  const note = (text: string) => {
    process.stdout.write(text);
    said = (said + text).slice(-KEPT_CHARACTERS);
  };
  child.stdout.setEncoding('utf8').on('data', note);
  child.stderr.setEncoding('utf8').on('data', note);
  const end = () => endGroup(child.pid);
  const limit = setTimeout(() => {
    note(`\n${program} took more than ${Math.round(limitMs / 60_000)} minutes and is ended.\n`);
    end();
  }, limitMs);
  process.once('exit', end);
  return new Promise((resolve) => {
    const finish = (exitCode: number) => {
      clearTimeout(limit);
      process.off('exit', end);
      const own = plainLines(said).filter((line) => !/^\s+at .*(?:node_modules|node:)/.test(line));
      resolve({ exitCode, lastWords: own.slice(-LAST_LINES) });
    };
    child.on('error', (error) => {
      note(`${error.message}\n`);
      finish(1);
    });
    // What it started may live on with its pipes, so that 'close' is not waited for without end.
    child.on('exit', (code) => {
      const late = setTimeout(() => finish(code ?? 1), TIMEOUT_MS);
      child.on('close', () => {
        clearTimeout(late);
        finish(code ?? 1);
      });
    });
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
