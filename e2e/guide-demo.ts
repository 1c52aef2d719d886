import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { runningDatabaseUrl } from '#server/postgres/running-database.ts';
import type { RunningApp } from '#tests/running-app.ts';

const PROJECT_DIR = join(import.meta.dirname, '..');

/**
 * From the demo: a future day with one of its appointments, a completed consultation and a future surgery;
 * neither of the last two has follow-ups yet.
 */
export type GuideDemo = { on: string; protocol: string; held: string; surgery: string };

/**
 * Fills a running site with the demo, always with the same seed.
 * @returns what the pictures show
 */
export async function fillGuideDemo(
  { url, port }: Pick<RunningApp, 'url' | 'port'>,
  dataDir: string,
): Promise<GuideDemo> {
  const env = { ...process.env, BASE_URL: url, PORT: String(port), DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, ['server/demo/main.ts'], { cwd: PROJECT_DIR, env });
  const client = new pg.Client({ connectionString: await runningDatabaseUrl(dataDir) });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const first = async (where: string, order = 'starts_at') => {
      const { rows } = await client.query<{ on: string; protocol: string }>(
        `select a.starts_on::text as on, a.protocol from appointments a
         join services s on s.id = a.service_id
         where a.status = 'confirmed' and a.payer <> 'retorno'
           and not exists (select from follow_ups f where f.origin_id = a.id) and ${where}
         order by ${order} limit 1`,
      );
      if (!rows[0]) throw new Error(`the demo has no appointment where ${where}`);
      return rows[0];
    };
    const next = await first('a.starts_on > current_date');
    const held = await first(
      `a.attendance = 'done' and s.slug = 'consultas-oftalmologicas'`,
      'starts_at desc',
    );
    const surgery = await first(`s.slug = 'cirurgias-oftalmologicas' and a.starts_at > now()`);
    return { ...next, held: held.protocol, surgery: surgery.protocol };
  } finally {
    await client.end();
  }
}
