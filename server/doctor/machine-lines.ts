import { access, constants, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { doctorWords } from '#app/locales/faults/doctor.ts';
import type { ProcessEnv } from '#app/platform/env.server.ts';
import { createOutbound } from '#app/platform/outbound/outbound.server.ts';
import { PROJECT_DIR } from '#server/project-dir.ts';
import type { DoctorLine } from './doctor-line.ts';
import { findPortOwner, ownerWords } from './port-owner.ts';

const words = doctorWords.machine;
const NODE_MAJOR = '24';
const BUILT = ['client', 'server/index.js', 'process/main.js'];
const ASK_MS = 4_000;

export function nodeLine(version = process.versions.node): DoctorLine {
  const { title, fine, wrong } = words.node;
  const isRight = version.split('.')[0] === NODE_MAJOR;
  return {
    id: 'node',
    status: isRight ? 'success' : 'error',
    title,
    words: isRight ? fine(version) : wrong(version),
    todo: null,
    raw: { version, platform: `${process.platform} ${process.arch}` },
  };
}

/** @param buildDir default: the project's own */
export async function buildLine(buildDir = join(PROJECT_DIR, 'build')): Promise<DoctorLine> {
  const { title, fine, missing } = words.build;
  const there = await Promise.all(BUILT.map((name) => isThere(join(buildDir, name))));
  const lacks = BUILT.filter((_, index) => !there[index]);
  const isBuilt = lacks.length === 0;
  return {
    id: 'build',
    status: isBuilt ? 'success' : 'warning',
    title,
    words: isBuilt ? fine : missing,
    todo: null,
    raw: { missing: lacks },
  };
}

/** @param faults lines of the messages that the start would print */
export function configurationLine(faults: readonly string[]): DoctorLine {
  const { title, fine, wrong } = words.configuration;
  const isRight = faults.length === 0;
  return {
    id: 'configuration',
    status: isRight ? 'success' : 'error',
    title,
    words: isRight ? fine : wrong(faults.length),
    todo: null,
    raw: { faults: faults.length },
    details: faults,
  };
}

export async function folderLine(env: Pick<ProcessEnv, 'dataDir'>): Promise<DoctorLine> {
  const dir = dataDirOf(env);
  const { title, fine, missing, closed } = words.folder;
  const found = await stat(dir).catch(() => null);
  const mayWrite =
    found?.isDirectory() === true &&
    (await access(dir, constants.R_OK | constants.W_OK | constants.X_OK).then(
      () => true,
      () => false,
    ));
  const line = { id: 'data-folder', title, todo: null, raw: { dir, owner: found?.uid ?? null } };
  if (mayWrite) return { ...line, status: 'success', words: fine };
  return found
    ? { ...line, status: 'error', words: closed }
    : { ...line, status: 'warning', words: missing };
}

export function dataDirOf({ dataDir }: Pick<ProcessEnv, 'dataDir'>): string {
  return resolve(dataDir ?? join(PROJECT_DIR, 'data'));
}

/** Whether the site's own process answers where it should listen, or who is there in its place. */
export async function listenerLine({
  host,
  port,
}: Pick<ProcessEnv, 'host' | 'port'>): Promise<DoctorLine> {
  const { title, fine, silent, other, stuck } = words.listener;
  const ask = createOutbound();
  const name = host === '::' || host === '::1' ? '[::1]' : '127.0.0.1';
  const origin = `http://${name}:${port}`;
  const answer = await ask({ url: `${origin}/healthz`, origins: [origin], timeoutMs: ASK_MS });
  const owner = await findPortOwner(port);
  const who = ownerWords(owner);
  const line = { id: 'listener', title, todo: null, raw: { port, pid: owner?.pid ?? null } };
  if (answer.ok && isHealth(answer.value.body)) {
    return { ...line, status: 'success', words: fine(port, who) };
  }
  if (answer.ok || answer.refusal === 'broken' || answer.refusal === 'redirected') {
    return { ...line, status: 'error', words: other(port, who) };
  }
  return { ...line, status: 'error', words: owner ? stuck(port, who) : silent(port) };
}

function isHealth(body: Buffer): boolean {
  return body.toString('utf8').replace(/\s/g, '') === '{"status":"ok"}';
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
