import { expect, test } from 'vitest';
import { leads } from '#app/db/leads-schema.ts';
import { auditLog, consents } from '#app/db/schema.ts';
import { newToken, sha256Hex } from '#app/platform/token.server.ts';
import { stillClock, TEST_SECRET } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { NOTHING_TYPED } from './lead.ts';
import { keepLeadDraft, readLeadDraft } from './lead-draft.server.ts';
import type { LeadFields } from './lead-fields.ts';
import { parseLead } from './lead-fields.ts';
import { readLeadDays } from './lead-figures.server.ts';
import { countOpening, isOpenedByPerson } from './lead-openings.server.ts';
import { variantOf } from './lead-variant.server.ts';
import { type LeadServices, leadOnce, receiveLead } from './receive-lead.server.ts';

const database = await testDatabase({ maxConnections: 20 });
const { db } = database;
const clock = stillClock();

function servicesWith({ hasLimits = false } = {}) {
  const mails: { leadId: number }[] = [];
  const services: LeadServices = {
    db,
    clock,
    secret: TEST_SECRET,
    hasLimits,
    jobs: {
      'lead-mail': async (_tx, data) => {
        mails.push(data);
      },
    },
  };
  return { services, mails };
}

const FIELDS: LeadFields = {
  name: 'Antônia Reis',
  phoneE164: '+5535995550111',
  reason: 'dry-eye',
  payer: null,
};
const consent = { textId: 'test', textSha256: sha256Hex('test'), locale: 'pt-BR' };

function send(
  services: LeadServices,
  { key = newToken(), ...changes }: Partial<LeadFields> & { key?: string } = {},
) {
  const fields = { ...FIELDS, ...changes };
  return receiveLead(
    services,
    { ...fields, variant: 'A', locale: 'pt-BR', consent },
    { once: leadOnce(services, key, fields), address: '203.0.113.9', proof: '' },
  );
}

test('a lead is stored once with its consent, its mail and an audit row that says nothing of the person', async () => {
  const { services, mails } = servicesWith();
  expect((await send(services)).ok).toBe(true);
  const [stored] = await db.select().from(leads);
  expect(stored).toMatchObject({ ...FIELDS, variant: 'A', createdAt: clock.now() });
  expect(await db.select().from(consents)).toMatchObject([{ leadId: stored?.id, purpose: 'lead' }]);
  expect(mails).toEqual([{ leadId: stored?.id }]);
  const rows = await db.select().from(auditLog);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/Antônia|5550111|dry-eye/);
});

test('two hundred copies of one form at once are one lead, one mail and one answer', async () => {
  const { services, mails } = servicesWith();
  const key = newToken();
  const answers = await Promise.all(Array.from({ length: 200 }, () => send(services, { key })));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await db.$count(leads)).toBe(1);
  expect(mails).toHaveLength(1);
});

test('one telephone waits between two requests, and a key is not used for another', async () => {
  const { services } = servicesWith({ hasLimits: true });
  const key = newToken();
  expect((await send(services, { key })).ok).toBe(true);
  expect(await send(services, { reason: 'other' })).toMatchObject({
    ok: false,
    refusal: { reason: 'too-soon' },
  });
  expect(await send(services, { key, reason: 'other' })).toMatchObject({
    ok: false,
    refusal: { reason: 'other-body' },
  });
  expect(await db.$count(leads)).toBe(1);
});

test('one visitor is always shown the same form, and visitors are shared out evenly', () => {
  const visitor = { address: '203.0.113.9', userAgent: 'Firefox', languages: 'pt-BR' };
  const shown = Array.from({ length: 20 }, () => variantOf(TEST_SECRET, visitor));
  expect(new Set(shown).size).toBe(1);
  const many = Array.from({ length: 2_000 }, (_, n) =>
    variantOf(TEST_SECRET, { ...visitor, address: `203.0.${n >> 8}.${n & 255}` }),
  );
  const share = many.filter((variant) => variant === 'A').length / many.length;
  // Six standard deviations; the addresses are fixed, and so is the result.
  expect(Math.abs(share - 0.5)).toBeLessThan(0.067);
});

test('who has a new address in the same network keeps the form', () => {
  const of = (address: string) =>
    variantOf(TEST_SECRET, { address, userAgent: 'Firefox', languages: 'pt-BR' });
  expect(of('2001:db8:1:2::1')).toBe(of('2001:db8:1:2:abcd::9'));
});

test('openings are counted by day, and neither preloading nor robots are', async () => {
  const asked = (headers: Record<string, string>) =>
    isOpenedByPerson({ headers: new Headers(headers) });
  expect(asked({ 'sec-fetch-mode': 'navigate' })).toBe(true);
  expect(asked({ 'sec-fetch-mode': 'navigate', 'sec-purpose': 'prefetch' })).toBe(false);
  expect(asked({ 'user-agent': 'robot' })).toBe(false);
  await Promise.all(Array.from({ length: 50 }, () => countOpening({ db, clock }, 'B')));
  const { services } = servicesWith();
  await send(services);
  expect(await readLeadDays(db)).toEqual([
    { on: '2026-10-05', variant: 'A', openings: 0, leads: 1 },
    { on: '2026-10-05', variant: 'B', openings: 50, leads: 0 },
  ]);
});

test('half-filled steps are kept for a day, without the consent', async () => {
  const token = await keepLeadDraft({ db, clock }, undefined, { reason: 'glasses' });
  expect(await keepLeadDraft({ db, clock }, token, { name: 'Ana' })).toBe(token);
  expect(await readLeadDraft({ db, clock }, token)).toMatchObject({
    reason: 'glasses',
    name: 'Ana',
  });
  const later = stillClock(new Date(clock.now().getTime() + 25 * 3_600_000));
  expect(await readLeadDraft({ db, clock: later }, token)).toBeNull();
  expect(await readLeadDraft({ db, clock }, newToken())).toBeNull();
});

test.each([
  ['A', {}, ['reason', 'name', 'phone', 'consent']],
  ['B', {}, ['reason', 'name', 'phone', 'payer', 'consent']],
  ['A', { reason: 'urgent' }, ['urgent', 'name', 'phone', 'consent']],
  ['B', { payer: 'nobody' }, ['reason', 'name', 'phone', 'payer', 'consent']],
] as const)('form %s with %j lacks %j', (variant, changes, fields) => {
  const parsed = parseLead({ ...NOTHING_TYPED, ...changes }, { variant, payerIds: ['particular'] });
  expect(parsed.ok ? [] : parsed.refusal.map(({ field }) => field)).toEqual(fields);
});
