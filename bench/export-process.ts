import { setClinicZone } from '#app/clinic/record/clinic-zone.ts';
import { exportClinic } from '#app/features/data-export/export-clinic.server.ts';
import { systemClock } from '#app/platform/clock.ts';
import { openDatabase } from '#server/database.ts';

// Exports everything of a database in a process of its own and says what it took: database, zone.

const LOOK_MS = 20;
const [, , url = '', zone = ''] = process.argv;
setClinicZone(zone);
const { db, close } = openDatabase(url, { maxConnections: 2, onError: () => undefined });
const same = (name: string) => name;
const megabytes = () => process.memoryUsage.rss() / 1024 ** 2;

async function exportOnce(): Promise<number> {
  const archive = await exportClinic(
    { db, clock: systemClock },
    {
      by: 0,
      names: {
        ...{ clinicName: 'Clínica', domain: 'example.com', serviceTitle: same, payerTitle: same },
        ...{ houseName: () => '', houseLabel: () => 'Sede' },
      },
      ...{ record: {}, openers: {}, at: '', openContract: () => null },
    },
  );
  if (!archive.ok) throw new Error(archive.refusal);
  let bytes = 0;
  for await (const piece of archive.value) bytes += piece.length;
  return bytes;
}

const atStart = megabytes();
let peak = atStart;
const looking = setInterval(() => {
  peak = Math.max(peak, megabytes());
}, LOOK_MS);
const startedAt = performance.now();
const bytes = await exportOnce();
const seconds = (performance.now() - startedAt) / 1_000;
clearInterval(looking);
await close();
console.log(JSON.stringify({ seconds, growth: peak - atStart, peak, archive: bytes / 1024 ** 2 }));
