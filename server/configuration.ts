import { join } from 'node:path';
import { clinicRecord } from '#app/clinic/clinic-record.ts';
import { clinicWarnings } from '#app/clinic/clinic-schema.ts';
import { assertFreshTimeZoneData } from '#app/clinic/clinic-time.ts';
import { type ProcessEnv, readEnv } from '#app/platform/env.server.ts';
import { type Contents, readContents } from '#app/site-content/site-content.server.ts';

export type Configuration = {
  env: ProcessEnv;
  contents: Contents;
  /** Problems that do not prevent the start, a line each. */
  warnings: readonly string[];
};

/**
 * Reads the environment, the clinic record and the content in every language.
 * @throws one Error that lists all their problems
 */
export async function readConfiguration(projectDir: string): Promise<Configuration> {
  const [env, contents, zone] = await Promise.allSettled([
    attempt(() => readEnv(process.env)),
    readContents(join(projectDir, 'content'), clinicRecord),
    attempt(assertFreshTimeZoneData),
  ]);
  if (env.status === 'rejected' || contents.status === 'rejected' || zone.status === 'rejected') {
    const faults = [env, contents, zone].filter((part) => part.status === 'rejected');
    throw new Error(faults.map(({ reason }) => messageOf(reason)).join('\n'));
  }
  return {
    env: env.value,
    contents: contents.value,
    warnings: clinicWarnings(contents.value['pt-BR'].clinic, env.value),
  };
}

async function attempt<Value>(read: () => Value): Promise<Value> {
  return read();
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
