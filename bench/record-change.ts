import { setTimeout as sleep } from 'node:timers/promises';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { systemClock } from '#app/platform/clock.ts';
import { openDatabase } from '#server/database.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { send } from '#tests/faults/send.ts';
import { aStaffMember } from '#tests/staff.ts';
import { makeInstallation } from './installation.ts';
import { atMost, median, plain, round, type Section } from './report.ts';

const CHANGES = 20;
const PAUSE_MS = 2_000;
const POLL_MS = 25;
const PAGES = ['/', '/sobre', '/en-us'];

/** How long after it was saved a change of the clinic's record stands on the pages of every instance. */
export async function measureRecordChange(): Promise<Section> {
  const installation = await makeInstallation();
  const { db, close } = openDatabase(installation.ownerUrl, { onError: () => undefined });
  try {
    const apps = [await installation.start(), await installation.start()];
    const addresses = apps.flatMap(({ url }) => PAGES.map((path) => url + path));
    const { id: by } = await aStaffMember({ db, clock: systemClock }, { role: 'administrator' });
    await Promise.all(addresses.map((address) => untilItSays(address, 'tel:+55')));
    const kept: number[] = [];
    const seen: number[] = [];
    for (let seenVersion = 0; seenVersion < CHANGES; seenVersion += 1) {
      const phone = `+55353599${1_000 + seenVersion}`;
      const found = await changeRecord(
        { db, clock: systemClock, clinicFile: serraClaraRecord },
        { changes: { phone }, seenVersion, by },
      );
      if (!found.ok) throw new Error(`refused: ${found.refusal}`);
      const savedAt = performance.now();
      await Promise.all(addresses.map((address) => untilItSays(address, `tel:${phone}`)));
      seen.push(performance.now() - savedAt);
      // Nobody saves twice in two seconds: pages are packed and the search is filled before the next change.
      await sleep(PAUSE_MS);
      const again = performance.now();
      await Promise.all(addresses.map((address) => send(address)));
      kept.push(performance.now() - again);
    }
    return {
      title: 'A change of the record',
      how: `Two instances on one database. The clinic's telephone is changed ${CHANGES} times; from the moment that it is stored, ${PAGES.length} pages of each are asked for, every ${POLL_MS} ms, until all six say it. The reference is the same six pages when they are kept.`,
      figures: [
        atMost('On every page of both, slowest', Math.max(...seen), 1_000, 'ms'),
        plain('Median', `${round(median(seen))} ms`),
        plain('Against kept pages', `${round(median(seen) / median(kept))} ×`),
      ],
    };
  } finally {
    await close();
    await installation.end();
  }
}

async function untilItSays(address: string, words: string): Promise<void> {
  for (;;) {
    const { text } = await send(address);
    if (text.includes(words)) return;
    await sleep(POLL_MS);
  }
}
