import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { z } from 'zod';
import { clinicZone } from '#app/clinic/record/clinic-zone.ts';
import { systemClock } from '#app/platform/clock.ts';
import { seedAgenda } from '#app/scheduling/record/seed-agenda.server.ts';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from '#scripts/server-process.js';
import { openDatabase } from '#server/database.ts';
import { quietPool, testClinic } from '#tests/database.ts';
import { storeVolume } from '#tests/stored-volume.ts';
import { makeInstallation } from './installation.ts';
import { atMost, plain, round, type Section } from './report.ts';

const VOLUMES = [
  { appointments: 10_000, people: 2_000 },
  { appointments: 100_000, people: 20_000 },
];
const PROCESS = join(import.meta.dirname, 'export-process.ts');
const BUILT = join(import.meta.dirname, '../build/bench');
const shape = z.object({ seconds: z.number(), growth: z.number(), archive: z.number() });

/** What an export of everything takes of a process that does nothing else. */
export async function measureExport(): Promise<Section> {
  // Whoever strips types keeps a parser in memory; see scripts/bundle-server.ts.
  await build({
    ...{ configFile: false, logLevel: 'warn' },
    build: {
      ...{ ssr: true, target: 'node24', outDir: BUILT, minify: false, copyPublicDir: false },
      rollupOptions: { input: { main: PROCESS } },
    },
  });
  const figures = [];
  for (const volume of VOLUMES) {
    const { seconds, growth, archive } = await measure(volume);
    const of = `, ${volume.appointments.toLocaleString('en')} appointments`;
    figures.push(
      atMost(`Memory above the start${of}`, growth, 50, 'MB'),
      plain(`Time${of}`, `${round(seconds)} s`),
      plain(`Archive${of}`, `${round(archive)} MB`),
    );
  }
  return {
    title: 'Export of everything',
    how: 'In a process of its own, with the limits of the server, read as fast as it comes: resident memory, looked at every 20 ms, less that before the export. The database is that of “Stored volume” without what is due.',
    figures,
  };
}

async function measure({ appointments, people }: (typeof VOLUMES)[number]) {
  const installation = await makeInstallation();
  const owner = quietPool(installation.ownerUrl, 1);
  try {
    const { db, close } = openDatabase(installation.ownerUrl, { onError: () => undefined });
    await seedAgenda(db, testClinic);
    await close();
    const volume = { appointments, people, due: 0, now: systemClock.now(), daysAhead: 60 };
    await storeVolume(owner, volume);
    const asServer = SERVER_ARGUMENTS.filter((argument) => argument.startsWith('--'));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...asServer, join(BUILT, 'main.js'), installation.appUrl, clinicZone()],
      { env: { ...process.env, ...SERVER_ENVIRONMENT } },
    );
    return shape.parse(JSON.parse(stdout));
  } finally {
    await owner.end();
    await installation.end();
  }
}
