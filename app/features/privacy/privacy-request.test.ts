import { expect, test } from 'vitest';
import { rateLimits } from '#app/db/limits-schema.ts';
import { privacyRequests } from '#app/db/privacy-schema.ts';
import { auditLog } from '#app/db/schema.ts';
import { privacyRequestMessages } from '#app/locales/privacy-request.ts';
import type { Mail } from '#app/platform/mail/mail.server.ts';
import { aKey, at, MONDAY, stillClock, TEST_SECRET } from '#tests/booking.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { receiveRequest, requestWithIdempotency } from './receive-request.server.ts';
import { NOTHING_TYPED, parseRequest, type RequestFormValues } from './request-fields.ts';
import { toFieldErrorViews } from './request-form.tsx';
import { type PrivacyJobs, sendRequestMail } from './request-mail.server.ts';
import { readRequestReceipt, requestReceipt } from './request-receipt.server.ts';

const database = await testDatabase();
const { db } = database;

const values = (changes: Partial<RequestFormValues> = {}): RequestFormValues => ({
  right: 'access',
  name: 'Rosa Lima',
  email: 'rosa@example.com',
  phone: '',
  words: '',
  ...changes,
});

function fieldsOf(changes: Partial<RequestFormValues> = {}) {
  const parsed = parseRequest(values(changes));
  if (!parsed.ok) throw new Error('this was to be right');
  return parsed.value;
}

function setUp({ hasLimits = false } = {}) {
  const jobs: PrivacyJobs['privacy-mail'][] = [];
  const services = {
    db,
    clock: stillClock(),
    secret: TEST_SECRET,
    hasLimits,
    jobs: {
      'privacy-mail': async (_tx: unknown, data: PrivacyJobs['privacy-mail']) =>
        void jobs.push(data),
    },
  };
  const send = (changes: Partial<RequestFormValues> = {}, once = aKey()) =>
    receiveRequest(
      services,
      { ...fieldsOf(changes), locale: 'pt-BR' },
      { once, address: '203.0.113.7', proof: '' },
    );
  return { services, jobs, send };
}

test.each<[Partial<RequestFormValues>, string[]]>([
  [NOTHING_TYPED, ['right', 'name', 'email']],
  [{ right: 'everything' }, ['right']],
  [{ email: 'rosa@' }, ['email']],
  [{ phone: '123' }, ['phone']],
  [{ right: 'other' }, ['words']],
  [{ words: 'x'.repeat(4_001) }, ['words']],
  [{ words: 'x'.repeat(1_000_000) }, ['words']],
])('%# what is wrong is told at its field, in words', (changes, fields) => {
  const parsed = parseRequest(values(changes));
  expect(parsed.ok ? [] : parsed.refusal.map(({ field }) => field)).toEqual(fields);
  if (parsed.ok) return;
  for (const locale of ['pt-BR', 'en-US'] as const)
    for (const { message } of toFieldErrorViews(parsed.refusal, {
      locale,
      phoneExample: '35995550100',
    }))
      expect(message).toMatch(/\S.*[.)]$/);
});

test('a mail address or a phone is enough, and nothing else must be written', () => {
  expect(fieldsOf()).toMatchObject({ email: 'rosa@example.com', phoneE164: null, words: '' });
  expect(fieldsOf({ email: '', phone: '(35) 99555-0144' })).toMatchObject({
    email: null,
    phoneE164: '+5535995550144',
  });
});

test('a request is stored once however often it is sent, with its row in the log and its mails', async () => {
  const { jobs, send } = setUp();
  const once = aKey();
  const [first, second] = [await send({}, once), await send({}, once)];
  expect(first).toEqual(second);
  expect(await db.select().from(privacyRequests)).toMatchObject([
    { askedFor: 'access', name: 'Rosa Lima', protocol: expect.stringMatching(/^P\d{4}-\d{4}$/) },
  ]);
  const [row] = await db.select().from(auditLog);
  expect(row).toMatchObject({ action: 'privacy.requested', actor: 'web' });
  expect(JSON.stringify(row)).not.toMatch(/rosa|lima/i);
  expect(jobs.map(({ audience }) => audience)).toEqual(['clinic', 'person']);
});

test('who left no mail address gets no mail', async () => {
  const { jobs, send } = setUp();
  await send({ email: '', phone: '35995550144' });
  expect(jobs.map(({ audience }) => audience)).toEqual(['clinic']);
});

test('without a key the same words count once a day', () => {
  const { services } = setUp();
  const once = requestWithIdempotency(services, '', fieldsOf());
  expect(requestWithIdempotency(services, 'x', fieldsOf())).toEqual(once);
  expect(requestWithIdempotency(services, '', fieldsOf({ right: 'deletion' })).key).not.toBe(
    once.key,
  );
});

test('who asks again at once is told to wait, and nothing is counted for a refusal', async () => {
  const { send } = setUp({ hasLimits: true });
  expect((await send()).ok).toBe(true);
  const before = await db.select().from(rateLimits);
  expect(await send({ right: 'deletion' })).toMatchObject({
    ok: false,
    refusal: { reason: 'too-soon', waitSeconds: 30 },
  });
  expect(await db.select().from(rateLimits)).toEqual(before);
});

test('the mails say when the answer is due, and nothing of what was written or known', async () => {
  const { send } = setUp();
  await send({ words: 'Meu olho esquerdo' });
  await db.update(privacyRequests).set({ createdAt: at(MONDAY, '07:00') });
  const sent: Mail[] = [];
  const mailer = {
    describe: '',
    send: async (mail: Mail) => void sent.push(mail),
    close: async () => {},
  };
  const services = {
    db,
    mailer,
    clinic: testClinic,
    baseUrl: new URL('https://clareia.example.com'),
  };
  for (const audience of ['person', 'clinic'] as const)
    await sendRequestMail(services, { privacyRequestId: 1, audience });
  expect(sent.map(({ to }) => to)).toEqual([
    'rosa@example.com',
    testClinic.dataProtectionOfficer.email,
  ]);
  for (const { text } of sent) {
    expect(text).toContain('20 de outubro de 2026');
    expect(text).not.toMatch(/esquerdo|Rosa/);
  }
  await db.update(privacyRequests).set({ erasedAt: at(MONDAY, '08:00') });
  expect(await sendRequestMail(services, { privacyRequestId: 1, audience: 'person' })).toBe('gone');
});

test('a receipt opens the page of its protocol with the own secret only', () => {
  const receipt = requestReceipt(TEST_SECRET, 'P1234-5678');
  expect(readRequestReceipt(TEST_SECRET, receipt)).toBe('P1234-5678');
  expect(readRequestReceipt(`${TEST_SECRET}!`, receipt)).toBeNull();
  expect(readRequestReceipt(TEST_SECRET, receipt.replace('5678', '5679'))).toBeNull();
});

test('both languages know the same rights', () => {
  const [home, abroad] = Object.values(privacyRequestMessages).map(({ rights }) =>
    Object.keys(rights),
  );
  expect(home).toEqual(abroad);
});
