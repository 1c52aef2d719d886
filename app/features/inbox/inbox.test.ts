import { expect, test } from 'vitest';
import { inboxItems, inboxNotes } from '#app/db/inbox-schema.ts';
import { auditLog, contactMessages } from '#app/db/schema.ts';
import { purgeExpired } from '#app/platform/purge.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { at, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { answerByMail } from './answer-by-mail.server.ts';
import { changeInboxItem } from './change-inbox-item.server.ts';
import { readInboxFilter } from './inbox-filter.ts';
import { INBOX_KINDS, kindOfSlug } from './inbox-kinds.server.ts';
import { readInbox } from './read-inbox.server.ts';
import { readInboxItem } from './read-inbox-item.server.ts';
import { writeNote } from './write-note.server.ts';

const database = await testDatabase();
const { db, pool } = database;
const [kind] = INBOX_KINDS;
if (!kind) throw new Error('there is no kind');

/** Two receptionists, 1 and 2, a clock, and the queued mails. */
async function setUp() {
  await pool.query(`insert into staff (username, name, role, password_hash, created_at) values
    ('bia', 'Bia Souza', 'reception', 'x', now()), ('caio', 'Caio Lima', 'reception', 'x', now())`);
  const asked: number[] = [];
  const jobs = {
    'inbox-answer': async (_tx: unknown, { noteId }: { noteId: number }) => {
      asked.push(noteId);
    },
  };
  return { db, clock: stillClock(), jobs, asked };
}

async function receive(changes: Partial<typeof contactMessages.$inferInsert> = {}) {
  const [stored] = await db
    .insert(contactMessages)
    .values({
      name: 'Rosa Lima',
      phoneE164: '+5535995550144',
      email: 'rosa@example.com',
      message: 'Vocês atendem aos sábados?',
      locale: 'pt-BR',
      createdAt: at(MONDAY, '06:00'),
      ...changes,
    })
    .returning();
  if (!stored) throw new Error('not stored');
  return stored.id;
}

async function list(query: string, me = 1) {
  const filter = readInboxFilter(new URLSearchParams(query));
  const { items, ...rest } = await readInbox(db, INBOX_KINDS, { filter, me });
  return { ...rest, names: items.map(({ name }) => name) };
}

const seen = (id: number, version = 0, by = 1) => ({ kind, id, version, by });

test('a message is in the inbox as soon as it is stored, open and nobody’s', async () => {
  await setUp();
  await receive();
  await receive({ name: 'Ana Reis', createdAt: at(MONDAY, '06:30') });
  const { names, counts } = await list('');
  expect(names).toEqual(['Ana Reis', 'Rosa Lima']);
  expect(counts).toEqual({ open: 2, 'in-progress': 0, answered: 0, archived: 0 });
});

test('a list is narrowed down by status, who looks after it and words, without accents', async () => {
  const { clock } = await setUp();
  const first = await receive();
  await receive({
    name: 'Antônia Conceição',
    phoneE164: '+5535988887777',
    message: 'Bom dia a todos',
  });
  await changeInboxItem({ db, clock }, seen(first), { assignee: 1 });
  await changeInboxItem({ db, clock }, seen(first, 1), { status: 'answered' });
  expect((await list('situacao=respondido')).names).toEqual(['Rosa Lima']);
  expect((await list('situacao=aberto')).names).toEqual(['Antônia Conceição']);
  expect((await list('situacao=todos&responsavel=eu')).names).toEqual(['Rosa Lima']);
  expect((await list('situacao=todos&responsavel=eu', 2)).names).toEqual([]);
  expect((await list('situacao=todos&responsavel=1', 2)).names).toEqual(['Rosa Lima']);
  expect((await list('responsavel=ninguem')).names).toEqual(['Antônia Conceição']);
  expect((await list('busca=conceicao')).names).toEqual(['Antônia Conceição']);
  expect((await list('busca=(35) 98888')).names).toEqual(['Antônia Conceição']);
  expect((await list('busca=0xx35 98888\u20117777')).names).toEqual(['Antônia Conceição']);
  expect((await list('busca=BOM DIA')).names).toEqual(['Antônia Conceição']);
  expect((await list('situacao=todos&busca=%')).names).toEqual([]);
  expect((await list('tipo=nenhum')).names).toEqual([]);
});

test('a long list has pages, and a page beyond the last is the last', async () => {
  await setUp();
  for (let n = 0; n < 30; n += 1)
    await receive({ name: `Pessoa ${n}`, createdAt: new Date(at(MONDAY, '06:00').getTime() + n) });
  expect((await list('')).names[0]).toBe('Pessoa 29');
  expect((await list('pagina=2')).names).toHaveLength(5);
  expect((await list('pagina=99')).page).toBe(2);
});

test('of two who change one item at the same moment, one is told', async () => {
  const { clock } = await setUp();
  const id = await receive();
  const outcomes = await Promise.all([
    changeInboxItem({ db, clock }, seen(id, 0, 1), { assignee: 1 }),
    changeInboxItem({ db, clock }, seen(id, 0, 2), { assignee: 2 }),
  ]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, refusal: 'changed' });
  const item = await readInboxItem(db, kind, id);
  expect(item?.row.version).toBe(1);
  expect(item?.history).toMatchObject([{ action: 'inbox.assigned', assignee: item?.row.assignee }]);
});

test('a change that is asked for twice is made once', async () => {
  const { clock } = await setUp();
  const id = await receive();
  for (let n = 0; n < 2; n += 1)
    expect(await changeInboxItem({ db, clock }, seen(id), { status: 'archived' })).toEqual({
      ok: true,
      value: 'done',
    });
  expect(await db.$count(auditLog)).toBe(1);
});

test('an answer is stored and mailed once, and settles the item', async () => {
  const services = await setUp();
  const id = await receive();
  const answer = { ...seen(id), words: 'Sim, atendemos.', key: newToken() };
  const outcomes = await Promise.all([
    answerByMail(services, answer),
    answerByMail(services, answer),
    answerByMail(services, answer),
  ]);
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(services.asked).toHaveLength(1);
  const item = await readInboxItem(db, kind, id);
  expect(item?.row).toMatchObject({ status: 'answered', assignee: 1, version: 1 });
  expect(item?.notes).toMatchObject([{ words: 'Sim, atendemos.', isMailed: true, mailedAt: null }]);
  expect(JSON.stringify(item?.history)).not.toContain('atendemos');
  const other = await answerByMail(services, { ...answer, words: 'Não.', version: 1 });
  expect(other).toEqual({ ok: false, refusal: 'other-words' });
});

test('two people do not both answer: the second is told, and nothing of it is sent', async () => {
  const services = await setUp();
  const id = await receive();
  const outcomes = await Promise.all(
    [1, 2].map((by) =>
      answerByMail(services, { ...seen(id, 0, by), words: `De ${by}`, key: newToken() }),
    ),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(services.asked).toHaveLength(1);
  expect(await db.$count(inboxNotes)).toBe(1);
});

test('notes are added side by side, each once', async () => {
  const { clock } = await setUp();
  const id = await receive();
  const note = { ...seen(id), words: 'Ligou de volta.', key: newToken() };
  await Promise.all([
    writeNote({ db, clock }, note),
    writeNote({ db, clock }, note),
    writeNote({ db, clock }, { ...note, by: 2, key: newToken() }),
  ]);
  expect(await db.$count(inboxNotes)).toBe(2);
});

test('what was noted goes with the message after 12 months, and before when it is deleted', async () => {
  const services = await setUp();
  const id = await receive();
  await answerByMail(services, { ...seen(id), words: 'Sim.', key: newToken() });
  const rules = [{ contact_messages: "created_at < $now - interval '12 months'" }];
  await purgeExpired({ db, clock: stillClock(at('2027-10-04', '07:00')) }, rules);
  expect(await db.$count(inboxNotes)).toBe(1);
  await purgeExpired({ db, clock: stillClock(at('2027-10-06', '07:00')) }, rules);
  expect([await db.$count(inboxNotes), await db.$count(inboxItems)]).toEqual([0, 0]);
  const gone = { ok: false, refusal: 'gone' };
  expect(await readInboxItem(db, kind, id)).toBeNull();
  expect(await changeInboxItem(services, seen(id), { status: 'open' })).toEqual(gone);
  expect(await writeNote(services, { ...seen(id), words: 'x', key: 'k' })).toEqual(gone);
  expect(await answerByMail(services, { ...seen(id), words: 'x', key: 'k' })).toEqual(gone);
});

test('an address of no kind has none', () => {
  expect([kindOfSlug('contato')?.name, kindOfSlug('x')]).toEqual(['contact', undefined]);
});
