import { desc, eq } from 'drizzle-orm';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { changedFields, isSame } from '#app/clinic/record/same-value.ts';
import { contentRevisions } from '#app/db/content-schema.ts';
import type { Database, Transaction } from '#app/db/database.ts';
import {
  readRecordOf,
  readRecordVersions,
  understood,
} from '#app/features/clinic-record/record-versions.server.ts';
import { findDocument } from '#app/features/content/change-document.server.ts';
import type { Result } from '#app/platform/result.ts';
import { lockSetting } from '#app/platform/stored-setting.server.ts';
import { readParts } from '#app/platform/text/markdown-files.server.ts';
import {
  type CatalogueRefusal,
  type CatalogueServices,
  changeIn,
  inCatalogue,
  keyOf,
  Refused,
  readCatalogue,
  titled,
  writeText,
} from './change-services.server.ts';

/**
 * Takes back what was changed last in the catalogue, as a version of its own: names in texts too. What was added is
 * archived. 'changed' when the record or the agenda has been changed since.
 */
export function undoCatalogue(
  services: CatalogueServices,
  { version, staffId }: { version: number; staffId: number },
): Promise<Result<{ version: number }, CatalogueRefusal>> {
  const { clinicFile } = services.contentStore;
  return inCatalogue(services, async (tx) => {
    await lockSetting(tx, 'clinic-record');
    const change = await readUndoable(tx, { version, clinicFile });
    if (!change) throw new Refused('changed');
    const { last, made, before } = change;
    const values = new Map<string, unknown>(Object.entries(before));
    const names = changedFields(made, before).filter((name) => last.fields.includes(name));
    const changes: Partial<ClinicRecord> = Object.fromEntries(
      names.map((name) => [name, values.get(name)]),
    );
    const undone = await changeIn(tx, services, { changes, staffId, madeBy: 'return' });
    for (const slug of renamed(before, made)) await nameAsBefore(tx, services, { slug, staffId });
    return { version: undone };
  });
}

/**
 * A change of the catalogue that can be taken back: the newest version of the record, while services, rooms and devices
 * are as it made them. Null for every other.
 */
export async function readUndoable(
  db: Database | Transaction,
  { version, clinicFile }: { version: number; clinicFile: ClinicRecord },
) {
  const [last] = await readRecordVersions(db);
  if (!last || last.version !== version) return null;
  const made = understood(await readRecordOf(db, version));
  const before = version === 1 ? clinicFile : understood(await readRecordOf(db, version - 1));
  if (!made || !before) return null;
  const { record } = await readCatalogue(db, clinicFile);
  const isAsMade =
    isSame(made.services, record.services) && isSame(made.resources, record.resources);
  return isAsMade ? { last, made, before } : null;
}

/** Slugs of the services that had another name, or none of their own. */
function renamed(before: ClinicRecord, made: ClinicRecord): string[] {
  return before.services.flatMap(({ slug, title }) => {
    const now = made.services.find((each) => each.slug === slug);
    return now && !isSame(now.title, title) ? [slug] : [];
  });
}

/** Gives a text the title that it had before its present one; what else has been written in it stays. */
async function nameAsBefore(
  tx: Transaction,
  services: CatalogueServices,
  { slug, staffId }: { slug: string; staffId: number },
): Promise<void> {
  const document = await findDocument(tx, keyOf(slug));
  if (!document) return;
  const revisions = await tx
    .select({ source: contentRevisions.source })
    .from(contentRevisions)
    .where(eq(contentRevisions.documentId, document.id))
    .orderBy(desc(contentRevisions.number));
  const [now, ...earlier] = revisions.map(({ source }) => readParts(source).front);
  const was = earlier.find(({ title }) => title !== now?.title);
  if (!was) return;
  const { title, shortTitle } = was;
  const source = (text: string | null) => titled(text, { title, shortTitle });
  await writeText(tx, services, { key: keyOf(slug), source, isPublic: true, staffId });
}
