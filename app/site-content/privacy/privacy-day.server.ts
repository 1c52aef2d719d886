import { createHash } from 'node:crypto';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import type { Queryable } from '#app/db/database.ts';
import {
  readRecordOf,
  readRecordVersions,
  understood,
  understoodAnew,
} from '#app/features/clinic-record/record-versions.server.ts';
import { readPrivacyText } from '#app/features/privacy/privacy-text.server.ts';
import { filledPrivacyText } from '#app/features/privacy/privacy-text.ts';
import { updatedOnOf, withUpdatedOn } from '#app/features/privacy/privacy-updated.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { ContentProblems } from '#app/platform/text/content-problem.ts';
import { namesIn, readSource } from '#app/platform/text/markdown-files.server.ts';
import { clinicSource } from '#app/site-content/clinic-source.server.ts';
import type { ContentChanges, Contents } from '#app/site-content/site-content.server.ts';

type Ground = { db: Queryable; contentDir: string; clinicFile: ClinicRecord };

/** What the policy said with each version of the record, as a digest; null with one for which it cannot be written. */
type Said = { by: string; texts: Map<number, string | null> };

/**
 * The policy follows the clinic's record: what the booking form asks, what is offered, who answers for the data. A
 * version of the record that changed what the policy says, later than the day that the policy itself names, becomes that
 * day, in every language. Versions never change, so what the policy says with one is worked out once for each wording.
 */
export function privacyDays(ground: Ground) {
  let known: Said = { by: '', texts: new Map() };
  return async (contents: Contents, changes: ContentChanges): Promise<Contents> => {
    const said = updatedOnOf(contents[DEFAULT_LOCALE].privacy, DEFAULT_LOCALE);
    if (said === undefined) return contents;
    const by = await wordingOf(ground.contentDir, changes);
    if (by !== known.by) known = { by, texts: new Map() };
    const on = await lastChangeAfter(said, { ...ground, changes, texts: known.texts });
    if (on === null) return contents;
    const dated = Object.entries(contents).map(([name, content]) => [
      name,
      { ...content, privacy: withUpdatedOn(content.privacy, content.clinic.locale, on) },
    ]);
    return { ...contents, ...Object.fromEntries(dated) };
  };
}

type Walk = Ground & { changes: ContentChanges; texts: Said['texts'] };

/** The day of the newest version that changed the policy; null for none after a day. @param after 'YYYY-MM-DD' */
async function lastChangeAfter(after: string, walk: Walk): Promise<string | null> {
  const versions = await readRecordVersions(walk.db);
  const recent = versions
    .map(({ version, at }) => ({ version, on: wallClockOf(at).on }))
    .filter(({ on }) => on > after);
  const newest = versions[0]?.version;
  for (const { version, on } of recent) {
    const [now, before] = [
      await textOf(version, walk, version === newest ? understood : understoodAnew),
      await textOf(version - 1, walk),
    ];
    if (now !== null && before !== null && now !== before) return on;
  }
  return null;
}

/** @param read of the one in force `understood`, which has read it just now */
async function textOf(version: number, walk: Walk, read = understoodAnew): Promise<string | null> {
  const { db, clinicFile, texts } = walk;
  const known = texts.get(version);
  if (known !== undefined) return known;
  const record = version === 0 ? clinicFile : read(await readRecordOf(db, version));
  const text = record && (await policyOf(record, walk));
  texts.set(version, text);
  return text;
}

/** What the policy says with a record, as a digest; null with one for which it cannot be written. */
async function policyOf(
  record: ClinicRecord,
  { contentDir, changes }: Walk,
): Promise<string | null> {
  const clinic = parseClinic(record, DEFAULT_LOCALE);
  try {
    const text = await readPrivacyText(await clinicSource(contentDir, clinic, changes));
    // Whatever holds for a while only is nothing that the policy says.
    return digestOf(filledPrivacyText(text, publicClinic(clinic, NO_DAY)));
  } catch (error) {
    if (error instanceof ContentProblems) return null;
    throw error;
  }
}

/**
 * All that the policy of a version follows besides its record: its own text, which texts it may ask for and link to, and
 * what data is held.
 * An article that is published counts only where the policy's text names it, or where it is the first.
 */
async function wordingOf(
  contentDir: string,
  { sources, moved, kept, readOnce }: ContentChanges,
): Promise<string> {
  const source = { contentDir, locale: DEFAULT_LOCALE, publishedRevisions: sources, readOnce };
  const isWithdrawn = sources.get(`${DEFAULT_LOCALE}/privacy.md`) === null;
  const text = isWithdrawn ? '' : await readSource(source, 'privacy.md');
  const isNamed = (address: string) => text.includes(address.replace(/^.*\/|\.md$/g, ''));
  const entries = async (folder: string) => {
    const [all, own] = await Promise.all([
      namesIn(source, folder),
      namesIn({ ...source, withoutFiles: new Set([folder]) }, folder),
    ]);
    return [all, own].map((names) => [names.length > 0, names.filter(isNamed)]);
  };
  return digestOf([
    text,
    await namesIn(source, 'services'),
    await entries('posts'),
    await entries('episodes'),
    [...moved.keys()].filter(isNamed),
    kept,
  ]);
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64');
}

const NO_DAY = '2000-01-01';
