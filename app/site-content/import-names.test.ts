import { expect, test } from 'vitest';
import { exportFile, exportItem } from '#app/features/cms/import/test-export.ts';
import { readEntry } from '#app/features/content/read-entry.server.ts';
import { readParts } from '#app/platform/text/markdown-files.server.ts';
import { testDatabase } from '#tests/database.ts';
import { ANSWERS, bring, importWork } from '#tests/imports.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { findImport } from './import-services.server.ts';

const database = await testDatabase();
const app = await staffAppServices(database);
const work = importWork(app);

test('authors and categories may be named like what every object has', async () => {
  const { id: by } = await aStaffMember(app, { role: 'editor' });
  const names = ['__proto__', 'constructor', 'toString'];
  const posts = names.map((creator, index) =>
    exportItem({
      id: index + 1,
      name: `texto-${index}`,
      creator,
      categories: [
        ['olho-seco', 'Olho seco'],
        ['constructor', 'Constructor'],
        ['__proto__', '__proto__'],
      ],
    }),
  );
  const id = await bring(app, work, { file: exportFile(posts), by, answers: ANSWERS });
  expect((await findImport(app.db, id))?.state).toBe('written');
  for (const index of names.keys()) {
    const entry = await readEntry(app, {
      kind: 'posts',
      locale: 'pt-BR',
      slug: `texto-${index}`,
    });
    expect(readParts(entry?.source ?? '').front).not.toHaveProperty('author');
  }
});
