import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clinicRecord } from '#app/clinic/clinic-record.ts';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { setClinicZone } from '#app/clinic/record/clinic-zone.ts';
import { measureAgenda } from './agenda.ts';
import { measureAvailableSlots } from './available-slots.ts';
import { measureDesk } from './desk.ts';
import { measureExport } from './export.ts';
import { measureForeignPosts } from './foreign-posts.ts';
import { measureJourney } from './journey.ts';
import { measurePages } from './pages.ts';
import { measureProcess } from './process.ts';
import { measureRecordChange } from './record-change.ts';
import { loadBefore, reportOf } from './report.ts';
import { measureStaffAgenda } from './staff-agenda.ts';
import { measureStoredVolume } from './stored-volume.ts';

// `npm run bench`: measures the built site on this machine and writes docs/benchmarks.md.

const FILE = join(import.meta.dirname, '../docs/benchmarks.md');

const parts = [
  ['start and memory', measureProcess],
  ['pages', measurePages],
  ['a change of the record', measureRecordChange],
  ['articles of another content system', measureForeignPosts],
  ['journey', measureJourney],
  ['agenda', measureAgenda],
  ['staff agenda', measureStaffAgenda],
  ['desk', measureDesk],
  ['stored volume', measureStoredVolume],
  ['export', measureExport],
  ['free slots', measureAvailableSlots],
] as const;

if (process.platform !== 'linux') throw new Error('The benchmarks read /proc and so need Linux.');

setClinicZone(parseClinic(clinicRecord).timeZone);
const load = loadBefore();
const sections = [];
for (const [name, measure] of parts) {
  console.log(`Measuring: ${name}…`);
  sections.push(await measure());
}
const report = reportOf(sections, load);
await writeFile(FILE, report);
console.log(report);
