import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

/** Where the programs of the two other engines are; undefined where they cannot be had. */
export type FoundEngines = {
  firefox: { path: string } | undefined;
  /** The driver starts the browser, which needs a screen. */
  webkit: { driver: string; browser: string; screen: string } | undefined;
};

const APT_TIMEOUT_MS = 240_000;

/** Firefox and WebKitGTK, installed from Debian where this process may do so. */
export function findEngines(): FoundEngines {
  const found = { firefox: firefox(), webkit: webkit() };
  const missing = [
    ...(found.firefox ? [] : ['firefox-esr']),
    ...(found.webkit ? [] : ['webkit2gtk-driver', 'xvfb']),
  ];
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return found;
  console.log(`Installing ${missing.join(', ')} for the tests in other browsers…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const command of [['update'], ['install', '-y', '--no-install-recommends', ...missing]]) {
    spawnSync('apt-get', ['-qq', ...command], { env, timeout: APT_TIMEOUT_MS, stdio: 'ignore' });
  }
  return { firefox: firefox(), webkit: webkit() };
}

function firefox(): FoundEngines['firefox'] {
  const path = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    // Ubuntu's only tells the user to install the snap.
    (each) => existsSync(each) && spawnSync(each, ['--version'], { timeout: 20_000 }).status === 0,
  );
  return path ? { path } : undefined;
}

function webkit(): FoundEngines['webkit'] {
  const [browser] = globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser');
  const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
  return browser && existsSync(driver) && existsSync(screen)
    ? { driver, browser, screen }
    : undefined;
}
