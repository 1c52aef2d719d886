import { join } from 'node:path';
import { clinicRecord } from '#app/clinic/clinic-record.ts';
import { readContents } from '#app/content.server.ts';

/** All that the demonstration says, as the start reads it. */
export const testContents = await readContents(
  join(import.meta.dirname, '../content'),
  clinicRecord,
);
