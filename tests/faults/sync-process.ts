import { openWordpress } from '#app/features/cms/open-wordpress.server.ts';
import { syncSource } from '#app/features/cms/sync-source.server.ts';
import { rewriteImage } from '#app/features/images/rewrite-image.server.ts';
import { systemClock } from '#app/platform/clock.ts';
import { openDatabase } from '#server/database.ts';

// One run of a content system's texts, in a process of its own that may be killed: database, then address.

const [, , url = '', address = ''] = process.argv;
const { db, close } = openDatabase(url, { maxConnections: 2, onError: () => undefined });
const outcome = await syncSource(
  {
    ...{ db, clock: systemClock, log: { info() {}, warn() {} }, fixedAddress: address },
    ...{ openClient: openWordpress, rewrite: rewriteImage, check: () => [] },
  },
  { reason: 'staff' },
);
console.log(outcome);
await close();
process.exit(0);
