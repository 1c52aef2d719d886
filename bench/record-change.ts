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
    const stale: number[] = [];
    for (let seenVersion = 0; seenVersion < CHANGES; seenVersion += 1) {
      const phone = `+55353599${1_000 + seenVersion}`;
      const found = await changeRecord(
        { db, clock: systemClock, clinicFile: serraClaraRecord },
        { changes: { phone }, seenVersion, by },
      );
      if (!found.ok) throw new Error(`refused: ${found.refusal}`);
      const savedAt = performance.now();
      const asked = await Promise.all(
        addresses.map((address) => untilItSays(address, `tel:${phone}`)),
      );
      seen.push(performance.now() - savedAt);
      stale.push(Math.max(0, ...asked.map((lastOldMs) => lastOldMs - savedAt)));
      // Nobody saves twice in two seconds: pages are packed and the search is filled before the next change.
      await sleep(PAUSE_MS);
      const again = performance.now();
      await Promise.all(addresses.map((address) => send(address)));
      kept.push(performance.now() - again);
    }
    return {
      title: 'A change of the record',
      how: `Two instances on one database. The clinic's telephone is changed ${CHANGES} times; from the moment that it is stored, ${PAGES.length} pages of each are asked for, every ${POLL_MS} ms, until all six say it. Of each request it is known when it was sent: whoever opens a page later than the last one that got the old record sees the new one. The reference is the same six pages when they are kept.`,
      figures: [
        atMost('Last request that got the old record, slowest', Math.max(...stale), 1_000, 'ms'),
        plain('Median', `${round(median(stale))} ms`),
        plain('New answer of all six in hand, slowest', `${round(Math.max(...seen))} ms`),
        plain('Median of all six', `${round(median(seen))} ms`),
        plain('Against kept pages', `${round(median(seen) / median(kept))} ×`),
      ],
    };
  } finally {
    await close();
    await installation.end();
  }
}

/** @returns when the last request was sent that did not say it, in milliseconds of this process */
async function untilItSays(address: string, words: string): Promise<number> {
  let lastOldMs = Number.NEGATIVE_INFINITY;
  for (;;) {
    const sentMs = performance.now();
    const { text } = await send(address);
    if (text.includes(words)) return lastOldMs;
    lastOldMs = sentMs;
    await sleep(POLL_MS);
  }
}
