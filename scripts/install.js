// Runs on any Node >= 20: everything else runs on the Node that this installs.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT_DIR = fileURLToPath(new URL('..', import.meta.url));
const BIN_DIR = join(PROJECT_DIR, 'node_modules/.bin');
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;
const PINNED_NODE = join(PROJECT_DIR, 'node_modules', NODE_PACKAGE, 'bin/node');
const PINNED_MAJOR = 24;
const STAMP = join(PROJECT_DIR, 'node_modules/.clareia-stamp');

/**
 * Installs the locked packages when they are missing or from another lockfile.
 * @throws one sentence, when npm fails or Node 24 is missing afterwards
 */
export function ensureInstalled() {
  const stamp = installStamp();
  if (readOrEmpty(STAMP) === stamp && pinnedVersion().startsWith(`v${PINNED_MAJOR}.`)) return;
  console.log('Installing the packages (once; takes about a minute)…');
  const exact = npm('ci', 'pipe');
  if (exact.status !== 0) {
    // npm 11 rejects a lockfile without every other platform's packages, which is what a registry that lacks
    // them leaves behind. An install uses the same locked versions without needing those.
    const lenient = npm('install', 'inherit', '--no-save');
    if (lenient.status !== 0) {
      throw new Error(
        `The packages could not be installed. Is the package registry reachable?\n${exact.error?.message ?? exact.stderr}`,
      );
    }
  }
  const version = pinnedVersion();
  if (!version.startsWith(`v${PINNED_MAJOR}.`)) {
    throw new Error(
      `The project brings Node ${PINNED_MAJOR} for Linux (x64, arm64) and macOS (arm64), but found ${version || 'none'} for ${process.platform} ${process.arch}.`,
    );
  }
  linkPinnedNode();
  writeFileSync(STAMP, stamp);
}

/**
 * Runs the project's own Node in the same process group and forwards signals to it. The child notices through
 * its IPC channel that this process is gone, even after a kill -9.
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, ipc?: boolean }} options
 * @returns {Promise<{ code: number, output: string }>} exit code, 128 and more when ended by a signal; the
 *   output only when quiet
 */
export function withPinnedNode(args, { env = {}, quiet = false, ipc = false } = {}) {
  const streams = quiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit'];
  const child = spawn(PINNED_NODE, args, {
    cwd: PROJECT_DIR,
    env: { ...process.env, PATH: `${BIN_DIR}${delimiter}${process.env.PATH ?? ''}`, ...env },
    stdio: ipc ? [...streams, 'ipc'] : streams,
  });
  const output = [];
  child.stdout?.on('data', (chunk) => output.push(chunk));
  child.stderr?.on('data', (chunk) => output.push(chunk));
  const passOn = (signal) => child.kill(signal);
  process.on('SIGTERM', passOn);
  process.on('SIGINT', passOn);
  const watch = whenLauncherIsGone(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGTERM', passOn);
      process.off('SIGINT', passOn);
      clearInterval(watch);
      const bySignal = signal === 'SIGINT' ? 130 : signal === 'SIGKILL' ? 137 : 143;
      resolve({ code: code ?? bySignal, output: Buffer.concat(output).toString() });
    });
  });
}

/** `npm ci` omits this link (seen with npm 10 and 11), and scripts would run on another Node. */
function linkPinnedNode() {
  const link = join(BIN_DIR, 'node');
  if (!existsSync(link)) symlinkSync(`../${NODE_PACKAGE}/bin/node`, link);
}

/** npm runs scripts in a shell that dies of a signal without telling its child. */
function whenLauncherIsGone(then) {
  const launcher = process.ppid;
  if (!process.env.npm_lifecycle_event) return undefined;
  return setInterval(() => {
    if (process.ppid !== launcher) then();
  }, 300);
}

function npm(command, output, ...more) {
  const [program, ...args] = npmCommand();
  const options = [
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-update-notifier',
    // Node 20 gets a warning for each package that wants 24, which is what they will run on.
    '--loglevel=error',
  ];
  return spawnSync(program, [...args, command, ...options, ...more], {
    cwd: PROJECT_DIR,
    stdio: ['ignore', output, output],
    encoding: 'utf8',
    env: npmEnvironment(),
  });
}

function installStamp() {
  const lock = readFileSync(join(PROJECT_DIR, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${process.platform} ${process.arch}\n`;
}

function pinnedVersion() {
  if (!existsSync(PINNED_NODE)) return '';
  const { stdout } = spawnSync(PINNED_NODE, ['--version'], { encoding: 'utf8' });
  return stdout?.trim() ?? '';
}

/** The npm that runs this script, else the one in PATH. */
function npmCommand() {
  const running = process.env.npm_execpath ?? '';
  const isNpm = basename(running) === 'npm-cli.js' && existsSync(running);
  return isNpm ? [process.execPath, running] : ['npm'];
}

/** Without a writable home folder npm keeps its files in the project. */
function npmEnvironment() {
  const own = join(PROJECT_DIR, '.cache/npm');
  if (isWritable(homedir())) return process.env;
  mkdirSync(own, { recursive: true });
  return { ...process.env, npm_config_cache: own, npm_config_logs_dir: join(own, 'logs') };
}

function isWritable(directory) {
  if (directory === '') return false;
  try {
    accessSync(directory, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function readOrEmpty(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
