import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CLINICS, type ClinicName } from '#tests/clinics/clinics.ts';
import { freePort, type RunningApp, startApp, temporaryDataDir } from '#tests/running-app.ts';
import { newDatabase } from './sites.ts';

/** What runs at the site's address: this build, the release after it, this build without its worker, or nothing. */
export type Running = 'first' | 'second' | 'switched-off' | 'nothing';

export type ReleasesSite = {
  url: string;
  /** Hashed file of the first release that the second has under another name and also keeps under the old one. */
  oldChunk: string;
  run: (next: Running) => Promise<void>;
};

const PROJECT_DIR = join(import.meta.dirname, '..');
const PARTS = ['app', 'build', 'content', 'db', 'server', 'package.json'];
/** A chunk of the pages that is fetched on use. */
const LAZY_CHUNK = /^contact-form\.enhancement-.*\.js$/;

/**
 * One site with one database, redeployed in the course of a test. Each release is started once and then waits: who
 * answers at the site's address is what changes.
 */
export async function openReleases(
  clinic: ClinicName,
): Promise<{ site: ReleasesSite; close: () => Promise<void> }> {
  const database = await newDatabase(clinic);
  const data = await temporaryDataDir();
  const secondDir = await mkdtemp(join(tmpdir(), 'clareia-second-'));
  const oldChunk = makeSecondRelease(secondDir);
  const door = await openDoor();
  const apps = new Map<Running, RunningApp>();
  const start = async (what: Running) => {
    const app = await startApp({
      dataDir: data.dataDir,
      clinic: CLINICS[clinic],
      projectDir: what === 'second' ? secondDir : PROJECT_DIR,
      env: {
        ...database.env,
        BASE_URL: door.url,
        ...(what === 'switched-off' ? { SERVICE_WORKER: 'off' } : {}),
      },
    });
    apps.set(what, app);
    return app;
  };
  const run = async (what: Running) =>
    door.leadTo(what === 'nothing' ? undefined : (apps.get(what) ?? (await start(what))).port);
  const close = async () => {
    await door.close();
    for (const app of apps.values()) await app.stop();
    await database.drop();
    await data.remove();
    await rm(secondDir, { recursive: true });
  };
  return { site: { url: door.url, oldChunk, run }, close };
}

/** An address behind which another port answers at any time, or none. */
async function openDoor() {
  const port = await freePort();
  const sockets = new Set<Socket>();
  let target: number | undefined;
  const server = createServer((visitor) => {
    const app = connect(target ?? 0, '127.0.0.1');
    for (const [socket, other] of [
      [visitor, app],
      [app, visitor],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const leadTo = async (next: number | undefined) => {
    if (next === target) return;
    target = next;
    for (const socket of sockets) socket.destroy();
    if (next === undefined) await promisify(server.close.bind(server))();
    else if (!server.listening) {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    }
  };
  return { url: `http://127.0.0.1:${port}`, leadTo, close: () => leadTo(undefined) };
}

/** The project as it is, except for its release and one chunk whose content, and therefore its name, has changed. */
function makeSecondRelease(directory: string): string {
  for (const part of PARTS)
    cpSync(join(PROJECT_DIR, part), join(directory, part), { recursive: true });
  symlinkSync(join(PROJECT_DIR, 'node_modules'), join(directory, 'node_modules'));
  const client = join(directory, 'build/client');
  const server = join(directory, 'build/server/index.js');
  const [, release = ''] =
    /\brelease(?:\$\d+)? = "([0-9a-f]{12})"/.exec(readFileSync(server, 'utf8')) ?? [];
  const names = readdirSync(join(client, 'assets'));
  const oldChunk = names.find((name) => LAZY_CHUNK.test(name)) ?? '';
  if (!release || !oldChunk) throw new Error('the build has no release or no lazy chunk');
  const newChunk = oldChunk.replace(/-[^.]*\.js$/, '-Second00.js');
  cpSync(join(client, 'assets', oldChunk), join(client, 'assets', newChunk));
  const rename = (file: string) => {
    const text = readFileSync(file, 'utf8');
    const renamed = text.replaceAll(release, 'second000000').replaceAll(oldChunk, newChunk);
    if (renamed === text) return;
    writeFileSync(file, renamed);
    for (const coding of ['br', 'gz']) rmSync(`${file}.${coding}`, { force: true });
  };
  const scripts = names.filter((name) => name.endsWith('.js'));
  for (const file of [
    server,
    join(client, 'sw.js'),
    ...scripts.map((name) => join(client, 'assets', name)),
  ])
    rename(file);
  return `/assets/${oldChunk}`;
}
