import { expect, test } from 'vitest';
import { contentDocuments } from '#app/db/content-schema.ts';
import { auditLog } from '#app/db/schema.ts';
import { scheduleContent } from '#app/features/content/write-content.server.ts';
import { makeRole } from '#app/features/staff/roles/roles.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { at } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;

/** An administrator, an editor, and an entry that the editor has scheduled for next year. */
async function setUp() {
  const site = await staffSite(database);
  const secondFactor = { totpSalt: 'salt', totpLastStep: 1 };
  const { id } = await aStaffMember(site.services, { role: 'administrator', ...secondFactor });
  const editor = await aStaffMember(site.services, { role: 'editor' });
  const text = { kind: 'posts', locale: 'pt-BR', slug: 'catarata-sinais' } as const;
  const source = site.services.contentStore.files.get('pt-BR/posts/catarata-sinais.md') ?? '';
  const seen = { ...text, version: 0, by: editor.id };
  const written = source.replace(/^title: .*$/m, 'title: Vingança');
  const dueAt = at('2027-03-01', '09:00');
  const { services } = site;
  const scheduled = await scheduleContent(services, seen, { source: written, dueAt });
  if (!scheduled.ok) throw new Error(JSON.stringify(scheduled.refusal));
  const cookie = await site.signedIn(id);
  const post = (form: Record<string, string>) =>
    site.post(`/equipe/pessoas/${editor.id}`, form, { cookie });
  const scheduledAt = async () => (await db.select().from(contentDocuments))[0]?.scheduledAt;
  const boss = { id, cookie };
  return { site, boss, editor, post, scheduledAt, id };
}

test.each<Record<string, string>>([{ intent: 'disable' }, { intent: 'role', role: 'reception' }])(
  'what somebody scheduled does not come out once they may not publish: %o',
  async (form) => {
    const { post, scheduledAt, id } = await setUp();
    expect(await scheduledAt()).toEqual(at('2027-03-01', '09:00'));
    expect((await post(form)).status).toBe(303);
    expect(await scheduledAt()).toBeNull();
    const last = (await db.select().from(auditLog).orderBy(auditLog.id)).at(-1);
    expect(last).toMatchObject({ action: 'content.unscheduled', actor: `staff:${id}` });
  },
);

test('it comes out all the same for who may still publish', async () => {
  const { post, scheduledAt } = await setUp();
  await post({ intent: 'role', role: 'administrator' });
  await post({ intent: 'end-sessions' });
  expect(await scheduledAt()).not.toBeNull();
});

test('nor once the clinic’s own role that they have may not, which the page tells', async () => {
  const { site, boss, post, scheduledAt } = await setUp();
  const wishes = { name: 'Blog', permissions: ['content.write' as const], ownAgendaOnly: false };
  const made = await makeRole(site.services, boss, { ...wishes, key: newToken() });
  if (!made.ok) throw new Error(made.refusal);
  await post({ intent: 'role', role: `own:${made.value}` });
  const path = `/equipe/pessoas/funcoes/${made.value}`;
  const save = (version: number, ...permissions: string[]) => {
    const ticked = Object.fromEntries(permissions.map((each) => [each, 'sim']));
    return site.post(path, { name: 'Blog', version: String(version), ...ticked }, boss);
  };
  await save(1, 'content.write', 'agenda.read');
  expect(await scheduledAt()).not.toBeNull();
  const saved = await save(2, 'agenda.read');
  expect(await scheduledAt()).toBeNull();
  const { page } = await site.get(saved.location ?? '', boss);
  expect(page).toMatchObject({ done: expect.stringContaining('1 publicação marcada') });
});
