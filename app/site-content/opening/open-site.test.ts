import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { setClinicZone } from '#app/clinic/record/clinic-zone.ts';
import { campaigns } from '#app/db/campaigns-schema.ts';
import { agendaSeeds, auditLog } from '#app/db/schema.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { changeSetting, readSetting } from '#app/features/compliance/clinic-settings.server.ts';
import { publishContent } from '#app/features/content/write-content.server.ts';
import { seedAgenda } from '#app/scheduling/record/seed-agenda.server.ts';
import { privacyChange, privacyTextHash } from '#app/site-content/privacy/privacy-read.server.ts';
import { databaseOn } from '#server/database.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { quietPool, testDatabase } from '#tests/database.ts';
import { meetingOn, outcomeOf } from '#tests/overlap.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { readGuide, settleStep } from './first-run.server.ts';
import { goLiveItems } from './go-live.server.ts';
import { closeSite, markPrivacyRead, openSite } from './open-site.server.ts';
import { lacksOfSteps } from './record-lacks.ts';

const database = await testDatabase();
// Without the timeouts of the app's own connections, which a slow machine would exceed.
const pool = quietPool(database.url, 10);
const db = databaseOn(pool);
afterAll(() => pool.end());
const { overlap } = meetingOn(pool);

const WAIVED = (['address', 'https', 'mail', 'backup'] as const).map((item) => ({
  ...{ item, reason: 'Ainda não.' },
}));
/** Without the addresses of examples. */
const ownRecord = checkRecord(
  JSON.parse(JSON.stringify(manausRecord).replace(/example\.(com|org|net)/g, 'lago.test')),
);
const manaus = parseClinic(ownRecord);
/** What may not lack on an open site. */
const LACKING = { companyCrm: { ...ownRecord.companyCrm, number: '000000' } };

async function clinic() {
  setClinicZone(manaus.timeZone);
  await db.delete(agendaSeeds);
  await seedAgenda(db, manaus);
  await db.update(campaigns).set({ state: 'archived' });
  const services = await staffAppServices({ db }, undefined, ownRecord);
  const { clock } = services;
  const { id: by } = await aStaffMember(services, {
    ...{ role: 'administrator', totpSalt: 'salt', totpLastStep: 1 },
  });
  const parts = { db, clock, clinicFile: ownRecord };
  await markPrivacyRead(services, { hash: privacyTextHash(services), seenVersion: 0, by });
  const version = async () => (await readCurrentRecord(db, ownRecord)).version;
  const opening = async () => (await readSetting(db, 'site-opening'))?.version ?? 0;
  return {
    ...{ services, by },
    lacks: async () =>
      (await goLiveItems(services)).filter(({ lacks }) => lacks.length > 0).map(({ name }) => name),
    /** Each as somebody who has the page before them: of a moment before both begin. */
    async opens() {
      const seenVersion = await opening();
      return () => openSite(services, { waived: WAIVED, seenVersion, by });
    },
    async saves(changes: Record<string, unknown> = LACKING) {
      const seenVersion = await version();
      return () => changeRecord(parts, { changes, seenVersion, by });
    },
    closes: async () => closeSite(services, { seenVersion: await opening(), by }),
    isOpen: async () => (await readSetting(db, 'site-opening'))?.value.isOpen ?? false,
  };
}
let site: Awaited<ReturnType<typeof clinic>>;
beforeEach(async () => {
  site = await clinic();
});

test('a site opens with what may be waived, and not with what may not lack', async () => {
  expect(await site.lacks()).toEqual(['address', 'mail', 'backup']);
  expect(await (await site.opens())()).toMatchObject({ ok: true });
  await site.closes();
  await (await site.saves())();
  expect(await (await site.opens())()).toMatchObject({
    refusal: { lacks: ['placeholders', 'legal'] },
  });
  expect(await site.isOpen()).toBe(false);
});

test('an address whose point nobody has set hinders the opening, and its step says so', async () => {
  const { address } = ownRecord;
  const untouched = { ...address, latitude: 0, longitude: -45 };
  await (await site.saves({ address: untouched }))();
  expect(await site.lacks()).toContain('placeholders');
  const items = await goLiveItems(site.services);
  expect(items.find(({ name }) => name === 'placeholders')?.lacks).toEqual([
    { text: expect.stringContaining('Ponto no mapa'), href: '/equipe/clinica/endereco' },
  ]);
  const steps = lacksOfSteps(checkRecord({ ...ownRecord, address: untouched }), {
    ...{ mail: [], gaps: [] },
  });
  expect(steps.endereco).toEqual(['Ponto no mapa']);
  await (await site.saves({ address: { ...address, latitude: -21.65, longitude: -45.75 } }))();
  expect(await site.lacks()).toContain('fiction');
});

test('a copy in the folder of backups counts without a tick, an empty one does not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'copies-'));
  const backup = async () => {
    const services = { ...site.services, checks: { backupDir: folder } };
    return (await goLiveItems(services)).find(({ name }) => name === 'backup');
  };
  try {
    expect(await backup()).toMatchObject({ lacks: [{ text: expect.any(String) }], known: [] });
    const file = join(folder, 'clareia.dump');
    await writeFile(file, '');
    expect(await backup()).toMatchObject({ lacks: [{ text: expect.any(String) }], known: [] });
    await writeFile(file, 'data');
    const madeAt = new Date('2026-11-20T15:00:00Z');
    await utimes(file, madeAt, madeAt);
    expect(await backup()).toMatchObject({
      lacks: [],
      known: [expect.stringContaining('20 de novembro de 2026')],
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a text that still tells of the review it came with hinders the opening', async () => {
  const key = { kind: 'pages', locale: 'pt-BR', slug: 'artigos-catarata' } as const;
  const { services, by } = site;
  const file = services.contentStore.fileSource(key) ?? '';
  const reviewedOn = (day: string) =>
    file
      .replace('helena-prado-vilela', 'ivo-nascimento-tavares')
      .replace(/reviewedOn: .*/, `reviewedOn: '${day}'`);
  expect(await site.lacks()).not.toContain('fiction');
  const publish = (source: string, version: number) =>
    publishContent(services, { ...key, version, by }, { source });
  const asItCame = await publish(reviewedOn('2026-10-15'), 0);
  const [fiction] = await goLiveItems(services);
  expect(fiction?.lacks).toEqual([
    {
      text: expect.stringContaining('revisado em 15 de outubro de 2026'),
      href: expect.stringContaining('artigos-catarata'),
    },
  ]);
  await publish(reviewedOn('2026-11-20'), asItCame.ok ? asItCame.value.version : 0);
  expect(await site.lacks()).not.toContain('fiction');
});

test('a doctor who is called by a specialty without an RQE hinders the opening, with what to do', async () => {
  const people = (title: string) => ownRecord.people.map((each) => ({ ...each, rqe: [], title }));
  await (await site.saves({ people: people('Médico oftalmologista') }))();
  const legal = (await goLiveItems(site.services)).find(({ name }) => name === 'legal');
  expect(legal?.lacks).toEqual([
    {
      text: expect.stringMatching(/^Dr\. Ivo .*sem RQE.*só “Médico”/),
      inStep: expect.stringContaining('RQE'),
      href: '/equipe/clinica/pessoas',
    },
  ]);
  await (await site.saves({ people: people('Médico') }))();
  expect(await site.lacks()).not.toContain('legal');
});

test('a policy that changed since it was read says in which of its parts', async () => {
  const { services } = site;
  expect(await privacyChange(services)).toBeNull();
  services.clock.set(new Date(services.clock.now().getTime() + 60_000));
  const slogan = { 'pt-BR': 'Ver bem.', 'en-US': 'See well.' };
  await (await site.saves({ bookingForm: { email: 'off' }, slogan }))();
  await services.contentStore.refresh();
  expect(await privacyChange(services)).toEqual({
    text: 'O texto mudou desde que alguém o leu',
    detail: 'O que mudou: “O que pedimos ao agendar”',
  });
  await (await site.saves({ offers: { ...ownRecord.offers, questionnaire: false } }))();
  await services.contentStore.refresh();
  expect((await privacyChange(services))?.detail).toMatch(
    /^O que mudou: “O que pedimos ao agendar”.*\. O que saiu: “O questionário de olho seco”$/,
  );
});

test('of a text whose parts nobody noted, the notice says no more than that it changed', async () => {
  const { services, by } = site;
  const value = { hash: 'of before' };
  await changeSetting(services, 'privacy-text-read', { value, seenVersion: 1, by });
  expect(await privacyChange(services)).toEqual({ text: 'O texto mudou desde que alguém o leu' });
});

test('the way through the first run is around its steps until the site is open', async () => {
  const { services, by } = site;
  await settleStep(services, { step: 'identidade', state: 'done', by });
  const guide = () =>
    readGuide(services, 'http://none/equipe/clinica/endereco', { permissions: ['clinic.manage'] });
  expect(await guide()).toMatchObject({ step: 'endereco' });
  await (await site.opens())();
  expect(await guide()).toBeNull();
});

test('who opens waits for who saves the record, and does not open what lacks something now', async () => {
  const met = await overlap([await site.saves(), await site.opens()]);
  expect(met).toEqual({ met: true, outcomes: ['done', 'changed'] });
  expect(await site.isOpen()).toBe(false);
  expect(await site.lacks()).toContain('legal');
});

test('who saves the record waits for who opens, and saves', async () => {
  const met = await overlap([await site.opens(), await site.saves()]);
  expect(met).toEqual({ met: true, outcomes: ['done', 'done'] });
  expect(await site.isOpen()).toBe(true);
});

test('of many who open and save at once nobody opens a site on which something lacked', async () => {
  for (let round = 0; round < 8; round += 1) {
    const acts = [await site.saves(), await site.opens(), await site.opens()];
    const [saved, ...opened] = await Promise.all(acts.map((act) => outcomeOf(act())));
    expect(saved).toBe('done');
    if (opened.includes('done')) {
      const rows = await db.select().from(auditLog).orderBy(asc(auditLog.id));
      const last = (subject: string) => rows.findLastIndex((row) => row.subjectId === subject);
      expect(last('site-opening')).toBeLessThan(last('record'));
    }
    if (await site.isOpen()) await site.closes();
    await (await site.saves({ companyCrm: ownRecord.companyCrm }))();
  }
});
