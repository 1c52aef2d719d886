import { expect, test } from 'vitest';
import { auditLog, contactMessages } from '#app/db/schema.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { exportInbox } from './export-inbox.server.ts';
import { readInboxFilter } from './inbox-filter.ts';
import { INBOX_KINDS } from './inbox-kinds.server.ts';

const { db } = await testDatabase();

async function receive(name: string, message: string) {
  await db.insert(contactMessages).values({
    name,
    phoneE164: '+5535995550144',
    email: '+formula@example.com',
    message,
    locale: 'pt-BR',
    createdAt: at(MONDAY, '06:00'),
  });
}

async function exported(query = '') {
  const filter = readInboxFilter(new URLSearchParams(query));
  const csv = await exportInbox(db, INBOX_KINDS, { filter, by: 1, nameOf: String });
  if (!csv.ok) throw new Error(csv.refusal);
  return csv.value;
}

test('the list of a filter is taken away as a file that is no program', async () => {
  await receive('=cmd|calc', '@SUM(A1); "oi"\nfim');
  await receive('Rosa', 'Bom dia a todos');
  expect(await exported('busca=cmd')).toBe(
    '\ufeff"Tipo";"Número";"Chegou";"Situação";"Responsável";"Nome";"Telefone";"E-mail";"Mensagem"\r\n' +
      '"Mensagem do formulário";"1";"2026-10-05 06:00";"Aberta";"";"\'=cmd|calc";"(35) 99555-0144";' +
      '"\'+formula@example.com";"\'@SUM(A1); ""oi""\nfim"\r\n',
  );
});

test('who took it, and how much, is in the audit log; whose data it was is not', async () => {
  await receive('Rosa', 'Bom dia a todos');
  await exported('busca=rosa');
  const [row] = await db.select().from(auditLog);
  expect(row).toMatchObject({ actor: 'staff:1', action: 'inbox.exported', detail: { items: 1 } });
  expect(JSON.stringify(row)).not.toMatch(/rosa/i);
});
