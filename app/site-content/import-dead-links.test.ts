import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contentDocuments } from '#app/db/content-schema.ts';
import { exportFile, exportItem } from '#app/features/cms/import/test-export.ts';
import { readEntry } from '#app/features/content/read-entry.server.ts';
import { saveContent } from '#app/features/content/write-content.server.ts';
import { ok, refuse } from '#app/platform/result.ts';
import { testDatabase } from '#tests/database.ts';
import { bring, importWork } from '#tests/imports.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { publishImport } from './import-change.server.ts';
import { workOnImport } from './import-job.server.ts';
import { findImport } from './import-services.server.ts';

const database = await testDatabase();
const { db } = database;
const app = await staffAppServices(database);
await app.contentStore.refresh();
const drafts = () => db.select().from(contentDocuments).orderBy(asc(contentDocuments.id));

test('a draft that leads to a page that is not there stays one; of what does not answer nothing is known', async () => {
  const { id: by } = await aStaffMember(app, { role: 'editor', name: 'Lia Prado' });
  const links = {
    morto: 'https://sbo.example.org/nada',
    vivo: 'https://sbo.example.org/olho',
    calado: 'https://outro.example.org/',
  };
  const items = Object.keys(links).map((name, index) => exportItem({ id: 12 + index, name }));
  const work = importWork(app);
  const id = await bring(app, work, { file: exportFile(items), by });
  for (const [slug, href] of Object.entries(links)) {
    const key = { kind: 'posts', locale: 'pt-BR', slug } as const;
    const [row] = (await drafts()).filter((each) => each.slug === slug);
    const source = `${(await readEntry(app, key))?.source}\n\nVeja [mais](${href}).\n`;
    await saveContent(app, { ...key, version: row?.version ?? -1, by }, { source });
  }
  const asked: string[] = [];
  work.outbound = async ({ url }) => {
    const address = String(url);
    asked.push(address);
    if (address.includes('outro')) return refuse('timeout');
    const status = address.endsWith('/nada') ? 404 : 200;
    return ok({ status, headers: {}, body: Buffer.alloc(0), latencyMs: 1 });
  };
  const { version = -1 } = (await findImport(db, id)) ?? {};
  expect(await publishImport(app, { id, version, by })).toEqual({ ok: true, value: 'done' });
  await workOnImport(work, { importId: id });
  const published = (await drafts()).filter((row) => row.publishedRevision !== null);
  expect(published.map(({ slug }) => slug)).toEqual(['vivo', 'calado']);
  expect(new Set(asked)).toEqual(new Set(Object.values(links)));
  expect((await findImport(db, id))?.state).toBe('written');
});
