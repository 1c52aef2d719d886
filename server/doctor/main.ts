import { systemClock } from '#app/platform/clock.ts';
import type { ProcessEnv } from '#app/platform/env.server.ts';
import { cmsPorts } from '#server/check-ports.ts';
import { environmentOrNull, readConfiguration } from '#server/configuration.ts';
import { openDatabase } from '#server/database.ts';
import { readMigrations } from '#server/migrate.ts';
import { PROJECT_DIR } from '#server/project-dir.ts';
import { checkLines } from './check-lines.ts';
import { type DoctorLine, exitCodeOf } from './doctor-line.ts';
import { findDatabase } from './find-database.ts';
import { lookAtMail } from './look-at-mail.ts';
import {
  buildLine,
  configurationLine,
  dataDirOf,
  folderLine,
  listenerLine,
  nodeLine,
} from './machine-lines.ts';
import { reportText } from './print-report.ts';

// `npm run doctor [-- --json]`: how everything is, for when the site is down too. It starts and changes nothing.
// Ends with 0 when all is well, with 1 when something deserves attention, with 2 when something is wrong.

const isJson = process.argv.includes('--json');
const env = environmentOrNull();
const faults = await configurationFaults();

const lines: DoctorLine[] = [nodeLine(), await buildLine(), configurationLine(faults)];
if (env) lines.push(...(await linesOf(env)));
const exitCode = exitCodeOf(lines);
const seen = env ? seenOf(env) : '–';
console.log(
  isJson
    ? JSON.stringify({ at: new Date().toISOString(), exitCode, seen, checks: lines }, null, 2)
    : reportText(lines, { seen, exitCode }),
);
// Connections that wait for something must not keep the report waiting.
process.exit(exitCode);

/** What would stop the start: faults of the environment, the clinic record, the texts and the certificates. */
async function configurationFaults(): Promise<string[]> {
  try {
    await readConfiguration(PROJECT_DIR);
    return [];
  } catch (error) {
    return faultLines(error);
  }
}

/** The lines of a message that each name a fault. */
function faultLines(error: unknown): string[] {
  const text = error instanceof Error ? error.message : String(error);
  const all = text.split('\n').filter((line) => line.trim() !== '');
  const listed = all.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
  return listed.length > 0 ? listed : all;
}

async function linesOf(known: ProcessEnv): Promise<DoctorLine[]> {
  const database = await findDatabase(known);
  // Where there is none, nothing is asked of it: see `checkLines`.
  const url = database.url ?? 'postgres://127.0.0.1:1/none';
  const { db } = openDatabase(url, { maxConnections: 4, onError: () => undefined });
  const trouble = await lookAtMail(known);
  const services = {
    db,
    clock: systemClock,
    env: known,
    mailTrouble: () => trouble,
    paymentProviders: configured(known.payments),
    checks: {
      dataDir: dataDirOf(known),
      ...(known.backupDir ? { backupDir: known.backupDir } : {}),
      migrations: () => readMigrations(),
      // Which source it is, staff may have settled on screen: only the database knows.
      ...(database.url === null ? {} : cmsPorts({ db, clock: systemClock, cmsUrl: known.cmsUrl })),
    },
  };
  return [
    await folderLine(known),
    await listenerLine(known),
    database.line,
    ...(await checkLines(services, { isDatabaseThere: database.url !== null })),
  ];
}

function configured(payments: ProcessEnv['payments']): Record<string, unknown> {
  return Object.fromEntries(Object.entries(payments ?? {}).filter(([, each]) => each));
}

/** What this run looks at, without secrets: who starts it by hand may have another environment than the service. */
function seenOf({ baseUrl, port, databaseUrl, dataDir }: ProcessEnv): string {
  const database = databaseUrl ? new URL(databaseUrl).host : dataDirOf({ dataDir });
  return `BASE_URL=${baseUrl.origin}, PORT=${port}, ${databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'}=${database}`;
}
