import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { pendingDecisions } from '#app/clinic/published-statements.ts';
import { inboxItems } from '#app/db/inbox-schema.ts';
import { leads } from '#app/db/leads-schema.ts';
import { privacyRequests } from '#app/db/privacy-schema.ts';
import { contactMessages } from '#app/db/schema.ts';
import { askDueReminders } from '#app/features/reminders/due-reminders.server.ts';
import { NavigationLinks } from '#app/features/staff/navigation-links.tsx';
import { at, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { booked, reminderSetup } from '#tests/reminders.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';
import { waitlistSetup } from '#tests/waitlist.ts';

const database = await testDatabase();
const { db, pool } = database;
const clock = stillClock();
const site = await staffSite(database, clock);

const count = z.object({ number: z.number(), words: z.string() }).nullable();
const frameShape = z.looseObject({
  entries: z.array(z.looseObject({ name: z.string(), label: z.string(), count })),
});
const homeShape = z.looseObject({
  tasks: z.array(z.looseObject({ label: z.string(), text: z.string() })),
});

beforeEach(() => clock.set(at(MONDAY, '07:00')));

const signIn = async (changes: Parameters<typeof aStaffMember>[1] = {}) => {
  const { id } = await aStaffMember(site.services, changes);
  return { id, cookie: await site.signedIn(id) };
};

/** The words beside each page of the navigation, and those of the first page. */
async function readCounts(cookie: string) {
  const { frame, page } = await site.get('/equipe', { cookie });
  const entries = frameShape.parse(frame).entries;
  const { tasks } = homeShape.parse(page);
  const saidAtHome = entries.flatMap(({ name, label }) => {
    const text = tasks.find((task) => task.label === label)?.text ?? '';
    const said = / Agora: (.*)\.$/.exec(text)?.[1];
    return said ? [[name, said]] : [];
  });
  const counts = entries.flatMap(({ name, count: each }) => (each ? [[name, each.words]] : []));
  return { counts: Object.fromEntries(counts), atHome: Object.fromEntries(saidAtHome), entries };
}

const sent = (name: string) => ({
  name,
  phoneE164: '+5535995550144',
  email: 'rosa@example.com',
  message: 'Bom dia. Vocês atendem hoje?',
  locale: 'pt-BR' as const,
  createdAt: clock.now(),
});

test('nothing that waits is told by no number', async () => {
  const { cookie } = await signIn();
  const { counts, atHome } = await readCounts(cookie);
  const { decisions, ...others } = counts;
  expect(others).toEqual({});
  expect(atHome).toEqual(decisions ? { decisions } : {});
});

test('the navigation, the first page and the pages themselves count the same', async () => {
  await db.insert(contactMessages).values([sent('Rosa'), sent('Ana'), sent('Davi'), sent('Eva')]);
  await db.insert(leads).values({
    ...{ variant: 'A', name: 'Lia', phoneE164: '+5535995550145', reason: 'glasses' },
    ...{ locale: 'pt-BR', createdAt: clock.now() },
  });
  const { id, cookie } = await signIn();
  const touched = { kind: 'contact', version: 1, changedAt: clock.now(), changedBy: id };
  await db.insert(inboxItems).values([
    { ...touched, subjectId: 1, status: 'in-progress', assignee: id },
    { ...touched, subjectId: 2, status: 'open', assignee: id },
    { ...touched, subjectId: 3, status: 'answered', assignee: id },
  ]);
  const reminding = reminderSetup(database, clock);
  for (const phoneE164 of ['+5535991234567', '+5535991234568'])
    await booked(reminding.booking, {
      startsAt: at(addDays(MONDAY, 4), phoneE164.endsWith('7') ? '09:00' : '10:00'),
      contact: { name: 'Ana Reis', phoneE164, email: null },
    });
  clock.set(at(addDays(MONDAY, 2), '09:02'));
  await askDueReminders(reminding.services);
  const entryId = await waitlistSetup(database, clock).wait({ email: null });
  await pool.query(
    `insert into waitlist_offers (entry_id, service_id, practitioner_id, starts_at, ends_at, offered_at, expires_at)
      select $1, s.id, r.id, $2, $2::timestamptz + interval '1 hour', $3, $3::timestamptz + interval '1 hour'
      from services s, resources r where r.kind = 'practitioner' order by s.id, r.id limit 1`,
    [entryId, at(addDays(MONDAY, 9), '09:00'), clock.now()],
  );
  const again = await site.signedIn(id);
  const { counts, atHome, entries } = await readCounts(again);
  expect(counts).toMatchObject({
    inbox: '3 abertas, 2 com você',
    confirmations: '2 pessoas a perguntar',
    waitlist: '1 oferta espera resposta',
  });
  expect(atHome).toEqual(counts);
  const pageOf = async (path: string) => (await site.get(path, { cookie: again })).page;
  expect(await pageOf('/equipe/mensagens')).toMatchObject({ counts: { open: 3 } });
  expect(await pageOf('/equipe/mensagens?responsavel=eu')).toMatchObject({
    counts: { unsettled: 2 },
  });
  expect(await pageOf('/equipe/confirmacoes')).toMatchObject({ count: 2 });
  expect(await pageOf('/equipe/agenda/antes')).toMatchObject({ offers: [{}] });
  const decided = entries.find(({ name }) => name === 'decisions');
  const pending = pendingDecisions(site.services.clinic.statements, addDays(MONDAY, 2));
  expect(decided?.count?.number ?? 0).toBe(pending.length);
  expect(cookie).not.toBe(again);
});

test('of requests about privacy only who answers for privacy is told', async () => {
  await db.insert(privacyRequests).values({
    ...{ name: 'Rosa', protocol: 'P4455-6677', askedFor: 'access', words: 'Quais?' },
    ...{ phoneE164: '+5535995550144', email: null, locale: 'pt-BR', createdAt: clock.now() },
  });
  const reception = await signIn();
  const administrator = await signIn({
    ...{ role: 'administrator', totpSalt: 'salt', totpLastStep: 1 },
  });
  expect((await readCounts(reception.cookie)).counts.inbox).toBeUndefined();
  expect((await readCounts(administrator.cookie)).counts.inbox).toBe('1 aberta');
});

test('who may not open the messages is told nothing of them, nor is anybody around a refusal', async () => {
  await db.insert(contactMessages).values(sent('Rosa'));
  const editor = await signIn({ role: 'editor' });
  expect((await readCounts(editor.cookie)).counts.inbox).toBeUndefined();
  const reception = await signIn();
  expect((await readCounts(reception.cookie)).counts.inbox).toBe('1 aberta');
  const refused = await site.get('/equipe/pessoas', { cookie: reception.cookie });
  expect(refused.status).toBe(403);
  const { entries } = frameShape.parse(refused.frame);
  expect(entries.map(({ count: each }) => each).filter(Boolean)).toEqual([]);
});

test('a page keeps its name alone; the number is its description, and nothing where nothing waits', () => {
  const page = { name: 'inbox', label: 'Mensagens', href: '/equipe/mensagens' };
  const html = (number: number | null) =>
    renderToStaticMarkup(
      createElement(NavigationLinks, {
        path: '/equipe',
        entries: [{ ...page, count: number ? { number, words: `${number} abertas` } : null }],
      }),
    );
  expect(html(3)).toBe(
    '<li><a href="/equipe/mensagens" aria-describedby="espera-inbox">Mensagens' +
      '<span class="staff-count" aria-hidden="true">3</span></a>' +
      '<span id="espera-inbox" hidden="">3 abertas</span></li>',
  );
  expect(html(120)).toContain('>99+<');
  expect(html(null)).toBe('<li><a href="/equipe/mensagens">Mensagens</a></li>');
});
