import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import type { Queryable } from '#app/db/database.ts';
import {
  readRecordOf,
  readRecordVersions,
  understood,
} from '#app/features/clinic-record/record-versions.server.ts';
import { readPrivacyText } from '#app/features/privacy/privacy-text.server.ts';
import { filledPrivacyText } from '#app/features/privacy/privacy-text.ts';
import { updatedOnOf, withUpdatedOn } from '#app/features/privacy/privacy-updated.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { ContentProblems } from '#app/platform/text/content-problem.ts';
import { clinicSource } from '#app/site-content/clinic-source.server.ts';
import type { ContentChanges, Contents } from '#app/site-content/site-content.server.ts';

type Ground = {
  db: Queryable;
  contentDir: string;
  clinicFile: ClinicRecord;
  changes: ContentChanges;
};

/**
 * The policy follows the clinic's record: what the booking form asks, what is offered, who answers for the data. A
 * version of the record that changed what the policy says, later than the day that the policy itself names, becomes that
 * day, in every language.
 */
export async function withPrivacyDay(contents: Contents, ground: Ground): Promise<Contents> {
  const said = updatedOnOf(contents[DEFAULT_LOCALE].privacy, DEFAULT_LOCALE);
  const on = said === undefined ? null : await lastChangeAfter(said, ground);
  if (on === null) return contents;
  const dated = Object.entries(contents).map(([name, content]) => [
    name,
    { ...content, privacy: withUpdatedOn(content.privacy, content.clinic.locale, on) },
  ]);
  return { ...contents, ...Object.fromEntries(dated) };
}

/** The day of the newest version that changed the policy; null for none after a day. @param after 'YYYY-MM-DD' */
async function lastChangeAfter(after: string, ground: Ground): Promise<string | null> {
  const { db, clinicFile } = ground;
  const versions = await readRecordVersions(db);
  const recent = versions
    .map(({ version, at }) => ({ version, on: wallClockOf(at).on }))
    .filter(({ on }) => on > after);
  const textOf = async (version: number) => {
    const record = version === 0 ? clinicFile : understood(await readRecordOf(db, version));
    return record && policyOf(record, ground);
  };
  for (const { version, on } of recent) {
    const [now, before] = [await textOf(version), await textOf(version - 1)];
    if (now !== null && before !== null && now !== before) return on;
  }
  return null;
}

/** What the policy says with a record; null with one for which it cannot be written. */
async function policyOf(
  record: ClinicRecord,
  { contentDir, changes }: Ground,
): Promise<string | null> {
  const clinic = parseClinic(record, DEFAULT_LOCALE);
  try {
    const text = await readPrivacyText(await clinicSource(contentDir, clinic, changes));
    // Whatever holds for a while only is nothing that the policy says.
    return JSON.stringify(filledPrivacyText(text, publicClinic(clinic, NO_DAY)));
  } catch (error) {
    if (error instanceof ContentProblems) return null;
    throw error;
  }
}

const NO_DAY = '2000-01-01';
