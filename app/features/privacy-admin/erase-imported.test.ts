import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { eraseImportedLines } from './erase-imported.server.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(async () => {
  await aStaffMember(await staffAppServices(database), { role: 'administrator' });
});

async function leftOf(
  card: { name: string; phoneE164?: string; email?: string },
  lines: readonly string[][],
): Promise<string[][]> {
  await db.execute(sql`delete from data_imports`);
  await db.execute(sql`
    insert into data_imports (request_key, kind, format, file_sha256, columns, state, created_at, created_by,
      changed_at, changed_by)
    values ('k', 'patients', 'csv', 'x', '{}', 'mapping', now(), 1, now(), 1)`);
  for (const [number, cells] of lines.entries())
    await db.execute(sql`
      insert into data_import_rows (import_id, number, line, cells)
      select id, ${number}, ${number + 2}, ${sql.param(cells)}::text[] from data_imports`);
  const phoneE164 = card.phoneE164 ?? null;
  const whole = { source: 'contact' as const, id: 1, name: card.name, phoneE164 };
  await db.transaction((tx) => eraseImportedLines(tx, [{ ...whole, email: card.email ?? null }]));
  const { rows } = await db.execute<{ cells: string[] }>(
    sql`select cells from data_import_rows order by number`,
  );
  return rows.map(({ cells }) => cells);
}

test('a number goes however it is written, and in two cells', async () => {
  const strangers = [
    ['Outra', '35 99555-0112'],
    ['Outra', '35 99555-01119'],
  ];
  const left = await leftOf({ name: 'X', phoneE164: '+5535995550111' }, [
    ['A', '+55 (35) 9.9555-0111'],
    ['A', '9555-0111'],
    ['A', '99555 0111 mãe'],
    ['A', '35', '99555', '0111'],
    ...strangers,
  ]);
  expect(left).toEqual(strangers);
});

test('a full name goes without its accents, parted over cells and turned', async () => {
  const strangers = [
    ['Antônia Reisinger', ''],
    ['Antônia Lima', 'Dra. Reis'],
  ];
  const left = await leftOf({ name: 'Antônia Reis' }, [
    ['ANTONIA  REIS', ''],
    ['Anto\u0302nia', 'Reis'],
    ['Reis, Antônia', ''],
    ['Retorno de Antônia Reis - óculos', ''],
    ...strangers,
  ]);
  expect(left).toEqual(strangers);
});

test('a short name alone and a part of an address are those of strangers', async () => {
  const strangers = [
    ['Ana', ''],
    ['Mariana Souza', 'mariana@example.com'],
    ['Ana Lima', ''],
  ];
  const left = await leftOf({ name: 'Ana', email: 'ana@example.com' }, [
    ...strangers,
    ['Ana', 'ANA@example.com'],
    ['<ana@example.com>', ''],
  ]);
  expect(left).toEqual(strangers);
});
