import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { freePort } from '#tests/running-app.ts';
import { whileOthersWait } from './run-once.ts';
import { CACHE, findWordPress, run } from './wordpress-files.ts';

const SITE = join(import.meta.dirname, 'site');
/** Where each file of site/ lies in a WordPress. */
const PLACES: Readonly<Record<string, string>> = {
  'tests-plugin.php': 'wp-content/mu-plugins/tests-plugin.php',
};

/** What `startWordPress` has in it, and anybody may read. */
export const SEEDED = { posts: 200, pages: 5, categories: 7, protectedPosts: 1 } as const;

export type WordPress = {
  /** Of its front page, without a slash at the end. */
  url: string;
  /** Runs PHP within it: 'wp_trash_post(12);'. @returns what it prints */
  php: (code: string) => Promise<string>;
  stop: () => Promise<void>;
};

/**
 * A real WordPress with 200 posts on a free loopback port; each has a database of its own.
 * @param folder '/blog' when it is not at the top of its host
 * @param permalinks without them its interface is only at '/?rest_route='
 * @returns or why there can be none on this machine
 */
export async function startWordPress({
  folder = '',
  permalinks = true,
}: {
  folder?: string;
  permalinks?: boolean;
} = {}): Promise<WordPress | { missing: string }> {
  const found = await findWordPress();
  if ('missing' in found) {
    console.warn(`No tests against a real WordPress: ${found.missing} cannot be had here.`);
    return found;
  }
  const seeded = await seededSite(found.code);
  const home = await mkdtemp(join(tmpdir(), 'clareia-wordpress-'));
  await cp(seeded, home, { recursive: true });
  const port = await freePort();
  const env = {
    ...process.env,
    CLAREIA_FOLDER: folder,
    CLAREIA_PERMALINKS: permalinks ? 'on' : 'off',
    PHP_CLI_SERVER_WORKERS: '2',
  };
  const fast = ['-d', 'opcache.enable_cli=1', '-d', 'opcache.validate_timestamps=0'];
  const args = [...fast, '-q', '-S', `127.0.0.1:${port}`, '-t', home, join(home, 'router.php')];
  // A group of its own: the server's workers do not end with it.
  const server = spawn('php', args, { env, stdio: 'ignore', detached: true });
  const url = `http://127.0.0.1:${port}${folder}`;
  await untilAnswers(`${url}/`);
  return {
    url,
    async php(code) {
      const host = `$_SERVER['HTTP_HOST'] = '127.0.0.1:${port}';`;
      const load = `require '${join(home, 'wp-load.php')}';`;
      const { stdout } = await run('php', ['-r', `${host} ${load} ${code}`], { env });
      return stdout;
    },
    async stop() {
      const isGone = once(server, 'exit');
      if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
      await isGone;
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** The seeded site, made once for each state of the files that it is made from. */
async function seededSite(code: string): Promise<string> {
  const names = (await readdir(SITE)).toSorted();
  const hash = createHash('sha256').update(code);
  for (const name of names) hash.update(await readFile(join(SITE, name)));
  const site = join(CACHE, `seeded-${hash.digest('hex').slice(0, 12)}`);
  return whileOthersWait(join(CACHE, 'seed-lock'), async () => {
    if (existsSync(site)) return site;
    const draft = join(CACHE, `draft-${randomUUID()}`);
    try {
      await cp(code, draft, { recursive: true });
      for (const name of names)
        await cp(join(SITE, name), join(draft, PLACES[name] ?? name), { recursive: true });
      await takeInDatabase(draft);
      const pictures = await drawPictures(draft);
      await run('php', [join(draft, 'seed.php'), pictures]);
      await rename(draft, site);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
    return site;
  });
}

/** WordPress looks for another database's driver in wp-content/db.php. */
async function takeInDatabase(site: string): Promise<void> {
  const content = join(site, 'wp-content');
  await mkdir(join(content, 'plugins'), { recursive: true });
  const plugin = join(content, 'plugins/sqlite-database-integration');
  await rename(join(content, 'plugin-sqlite-database-integration'), plugin);
  await cp(join(plugin, 'db.copy'), join(content, 'db.php'));
}

async function drawPictures(site: string): Promise<string> {
  const folder = join(site, 'pictures');
  await mkdir(folder);
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 140 } } });
  await drawn(2_000, 1_200).jpeg().toFile(join(folder, 'olho-0.jpg'));
  await drawn(800, 600).png().toFile(join(folder, 'olho-1.png'));
  await drawn(1_200, 900).webp().toFile(join(folder, 'olho-2.webp'));
  return folder;
}

async function untilAnswers(url: string): Promise<void> {
  for (let tried = 0; tried < 600; tried += 1) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => null);
    // A body that nobody reads breaks the connection later, in the middle of a test.
    await answer?.arrayBuffer().catch(() => null);
    if (answer?.status === 200) return;
    await wait(100);
  }
  throw new Error('the WordPress of the tests does not start');
}
