import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { PASSWORD_COST } from '#app/features/staff/password-hash.server.ts';
import { systemClock } from '#app/platform/clock.ts';
import type { ProcessEnv } from '#app/platform/env.server.ts';
import { createLog, type Log } from '#app/platform/log.server.ts';
import { suggestHolidays } from '#app/scheduling/holidays.server.ts';
import { seedAgenda } from '#app/scheduling/record/seed-agenda.server.ts';
import { openContentStore } from '#app/site-content/content-store.server.ts';
import { effectiveRecordReader } from '#app/site-content/effective-record.server.ts';
import { readConfiguration } from '#server/configuration.ts';
import { openDatabase } from '#server/database.ts';
import { grantToApp } from '#server/grants.ts';
import { settleInstallation } from '#server/installation.ts';
import { prepareJobs } from '#server/jobs/prepare-jobs.ts';
import { migrate } from '#server/migrate.ts';
import { runningDatabaseUrls } from '#server/postgres/running-database.ts';
import { PROJECT_DIR } from '#server/project-dir.ts';
import { type ReachedDatabase, reachDatabase } from '#server/reach-database.ts';
import { seedCampaigns } from '#server/seed-campaigns.ts';
import { startFaultText } from '#server/start-fault.ts';
import { currentCodes, type DemoCode } from './accounts.ts';
import { assertMayFill, assertOnThisMachine, clearDemo } from './demo-database.ts';
import { type FilledDemo, fillDemo } from './fill-demo.ts';

const DEFAULT_SEED = '1';

/** `npm run demo`. @param args --seed <number>, --again, --code @returns the exit code */
export async function runDemo(args: string[]): Promise<number> {
  try {
    const { values } = parseArgs({
      args,
      options: {
        seed: { type: 'string', default: DEFAULT_SEED },
        again: { type: 'boolean', default: false },
        code: { type: 'boolean', default: false },
      },
    });
    if (!/^\d{1,9}$/.test(values.seed)) throw new Error('--seed must be a whole number.');
    console.log(await run({ ...values, seed: Number(values.seed) }));
    return 0;
  } catch (error) {
    console.error(startFaultText(error));
    return 1;
  }
}

type Wish = { seed: number; again: boolean; code: boolean };

async function run({ seed, again, code }: Wish): Promise<string> {
  const { env, clinicFile, contents } = await readConfiguration(PROJECT_DIR);
  assertOnThisMachine(env);
  const { clinic } = contents['pt-BR'];
  const log = createLog({ ...env, logLevel: 'error' });
  const dataDir = resolve(env.dataDir ?? join(PROJECT_DIR, 'data'));
  await mkdir(dataDir, { recursive: true });
  const database = await openDemoDatabase(env, log);
  const { ownerUrl, appUrl, stop } = database;
  // One connection, so that the session can turn off synchronous commit.
  const { db, close } = openDatabase(appUrl, { maxConnections: 1, onError: () => undefined });
  const boss = new PgBoss({
    connectionString: appUrl,
    migrate: false,
    schedule: false,
    supervise: false,
  });
  // The job that meets the fault tells it; without a listener it would end the process.
  boss.on('error', () => undefined);
  try {
    const secret = (await settleInstallation(database, { ...env, dataDir })).secret;
    const now = systemClock.now();
    if (code) return (await currentCodes({ db, secret }, now)).map(({ code }) => code).join('\n');
    const startedMs = performance.now();
    await assertMayFill(db, { again });
    if (again) await clearDemo(ownerUrl);
    await seedAgenda(db, clinic);
    await seedCampaigns({ db, clock: systemClock }, clinicFile);
    await suggestHolidays({ db, clock: systemClock }, clinic.address.stateCode);
    await db.execute(sql`set synchronous_commit = off`);
    await boss.start();
    const contentDir = join(PROJECT_DIR, 'content');
    const texts = {
      contentDir,
      clinicFile,
      readRecord: effectiveRecordReader(clinicFile),
      first: contents,
    };
    const filled = await fillDemo({
      ...{ db, now, secret, clinic, seed, log, passwordCost: PASSWORD_COST },
      contentStore: await openContentStore({ db, clock: systemClock, log, ...texts }),
      publishLater: async (tx, data) => {
        const startAfter = new Date(data.dueAt);
        await boss.send('content-due', data, { db: fromDrizzle(tx, sql), startAfter });
      },
    });
    const codes = await currentCodes({ db, secret }, systemClock.now());
    const seconds = (performance.now() - startedMs) / 1_000;
    return reportOf(filled, { codes, seconds, seed, baseUrl: env.baseUrl });
  } finally {
    await boss.stop({ graceful: false }).catch(() => undefined);
    await close();
    await stop();
  }
}

/** This installation's database, ready to be filled: that of the running site, or one started for the duration. */
async function openDemoDatabase(env: ProcessEnv, log: Log): Promise<ReachedDatabase> {
  const running = env.databaseUrl ? null : await runningDatabaseUrls(env.dataDir);
  if (running && (await answers(running.ownerUrl)))
    return { ...running, stop: async () => undefined };
  const database = await reachDatabase(env, log);
  try {
    await migrate(database.ownerUrl);
    await prepareJobs(database.ownerUrl);
    await grantToApp(database.ownerUrl, database.appUrl);
  } catch (error) {
    await database.stop();
    throw error;
  }
  return database;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

type Run = { codes: readonly DemoCode[]; seconds: number; seed: number; baseUrl: URL };

/** What was created and how to sign in, for the terminal. */
function reportOf(
  { accounts, agenda, ...made }: FilledDemo,
  { codes, seconds, seed, baseUrl }: Run,
): string {
  const { firstOn, lastOn, appointments, cancelled, moved, addOns, followUps } = agenda;
  const codeOf = (username: string) => codes.find((each) => each.username === username);
  return [
    `The demo is there (seed ${seed}, ${seconds.toFixed(1)} s). Everybody in it is invented, and nobody was mailed.`,
    `- ${appointments} appointments from ${firstOn} to ${lastOn}: ${cancelled} cancelled, ${moved} moved, ${addOns} add-ons, ${followUps} returns`,
    `- ${made.messages} messages, ${made.leads} requests for a time, ${made.screenings} sent questionnaires, ${made.requests} privacy requests, ${made.errors} kinds of browser error`,
    `- ${made.orders} lens subscriptions, from a first payment to come to a cancelled one`,
    `- ${made.articles} articles (a draft, a scheduled one, a published one), ${made.testimonials} testimonials`,
    '',
    `Sign in at ${baseUrl.origin}/equipe/entrar with the passwords of this run:`,
    ...accounts.map(({ role, username, password }) => {
      const second = codeOf(username);
      const factor = second ? `  second factor: code ${second.code} now, key ${second.key}` : '';
      return `  ${role.padEnd(14)} ${username.padEnd(18)} ${password}${factor}`;
    }),
    'Put the key into an authenticator app, or run `npm run demo -- --code` for the code of the moment.',
    '`npm run demo -- --again` clears all of this and fills the database anew.',
  ].join('\n');
}
