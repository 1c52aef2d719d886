import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** A browser that starts on this machine. */
export type FoundBrowser = {
  executablePath: string;
  /** Environment variables that the browser needs, besides the process's own. */
  env: Record<string, string>;
};

/** Works as root and in a container, opens no window, and makes no background requests. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** It draws no browser window around a page, so tests take little more than half of the processor time. */
const SHELL = 'chromium-headless-shell';
const OTHERS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const PACKED_DIR = join(import.meta.dirname, '../.cache/chromium-153');
const FONTS_FILE = join(PACKED_DIR, 'fonts.conf');
/** The package's own list names folders of /tmp; without a font pages stay blank. */
const FONTS = `<?xml version="1.0"?>
<fontconfig>
  <dir>${PACKED_DIR}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${PACKED_DIR}/fonts-cache</cachedir>
</fontconfig>
`;
const APT_TIMEOUT_MS = 240_000;

/**
 * A Chromium: that of CHROMIUM_PATH, else the headless shell, which is installed where this process may do so, else
 * any installed one, else the one that comes as an npm package, unpacked into .cache/.
 * @throws when CHROMIUM_PATH names no browser, or none is available
 */
export function findBrowser(): FoundBrowser {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && !starts(configured))
    throw new Error(`CHROMIUM_PATH: ${configured} is not a browser`);
  const executablePath =
    configured ||
    findInstalled([SHELL]) ||
    installFromDebian(SHELL) ||
    findInstalled(OTHERS) ||
    installFromDebian('chromium');
  return executablePath ? { executablePath, env: {} } : unpacked();
}

function findInstalled(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names
    .flatMap((name) => (isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name))))
    .find((path) => existsSync(path) && starts(path));
}

/** Ubuntu's `chromium` only tells the user to install the snap, so the file's existence is not enough. */
function starts(executablePath: string, env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(executablePath, ['--version', '--no-sandbox'], {
    env: { ...process.env, ...env },
    timeout: 20_000,
    stdio: 'ignore',
  });
  return status === 0;
}

function installFromDebian(name: string): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`Installing ${name} for the browser tests…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const command of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    spawnSync('apt-get', ['-qq', ...command], { env, timeout: APT_TIMEOUT_MS, stdio: 'ignore' });
  }
  return findInstalled([name]);
}

/** The packed browser brings system libraries and fonts, found through the environment. */
function unpacked(): FoundBrowser {
  if (!existsSync(PACKED_DIR)) unpack();
  writeFileSync(FONTS_FILE, FONTS);
  const executablePath = join(PACKED_DIR, 'chromium');
  const env = {
    LD_LIBRARY_PATH: join(PACKED_DIR, 'al2023/lib'),
    FONTCONFIG_FILE: FONTS_FILE,
  };
  if (starts(executablePath, env)) return { executablePath, env };
  throw new Error('No browser starts here. Install Chromium, or set CHROMIUM_PATH to one.');
}

/** The package unpacks into the folder for temporary files; the rename makes the result complete. */
function unpack(): void {
  console.log('Unpacking a browser…');
  const draft = `${PACKED_DIR}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    spawnSync(process.execPath, [join(import.meta.dirname, 'unpack-browser.ts')], {
      env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (!existsSync(PACKED_DIR)) renameSync(draft, PACKED_DIR);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
