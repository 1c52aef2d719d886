import { Writable } from 'node:stream';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppServices, appServices, visitorAddress } from '#app/context/app-services.ts';
import { contactMessages } from '#app/db/schema.ts';
import { createLog } from '#app/platform/log.server.ts';
import { stillClock, TEST_SECRET } from '#tests/booking.ts';
import { stillContents, testContents } from '#tests/contents.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { idleJobs, noDeadLetters } from '#tests/jobs.ts';
import { action, loader } from './contact-message.tsx';
import { loader as openSent } from './contact-sent.tsx';

const database = await testDatabase();
const { db } = database;

const FILLED = {
  name: 'Zuleide Canária Quaresma',
  phone: '(35) 99887-7661',
  email: 'zuleide.canaria@example.org',
  message: 'Gostaria de saber o preço da consulta.',
  consent: 'sim',
};
const CANARIES = /zuleide|can[áa]ria|quaresma|99887-?7661|consulta\./i;

/** Calls the route as the server does and collects what it logs. */
function contactPage({ mail = async () => undefined }: { mail?: () => Promise<void> } = {}) {
  const logged: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  });
  const services: AppServices = {
    db,
    clock: stillClock(),
    jobs: { ...idleJobs, 'contact-mail': mail },
    deadLetters: noDeadLetters,
    log: createLog({ logLevel: 'debug' }, sink),
    clinic: testClinic,
    contents: testContents,
    contentStore: stillContents,
    env: {
      nodeEnv: 'test',
      host: '127.0.0.1',
      port: 3000,
      baseUrl: new URL('http://localhost:3000'),
      appSecret: TEST_SECRET,
      trustProxy: [],
      rateLimits: true,
      logLevel: 'debug',
    },
  };

  function argsOf(path: string, form?: Record<string, string>) {
    const url = new URL(path, 'http://localhost:3000');
    const body = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
    const context = new RouterContextProvider();
    context.set(appServices, services);
    context.set(visitorAddress, '203.0.113.7');
    const pattern = '/contato/mensagem' as const;
    return { request: new Request(url, body), url, context, params: {}, pattern };
  }

  async function post(form: Record<string, string>, path = '/contato/mensagem') {
    const answer = await action(argsOf(path, form));
    if (answer instanceof Response) {
      const location = answer.headers.get('location') ?? '';
      return { status: answer.status, location, words: [], formKey: '' };
    }
    const { refused, formKey } = answer.data;
    const headers = new Headers(answer.init?.headers);
    return {
      status: answer.init?.status,
      retryAfter: headers.get('retry-after'),
      words: refused.errors.map(({ message }) => message),
      ...refused,
      formKey,
    };
  }
  return { post, argsOf, logged: () => logged.join('') };
}

test('a message leads to a page that says so, and says so again when it is loaded again', async () => {
  const { post, argsOf } = contactPage();
  const answer = await post(FILLED);
  expect(answer.status).toBe(303);
  expect(answer.location).toMatch(/^\/contato\/enviado\?recibo=/);
  const sent = { ...argsOf(answer.location ?? ''), pattern: '/contato/enviado' as const };
  expect(openSent(sent)).toMatchObject({ moment: 'segunda-feira, 5 de outubro, às 7h' });
  expect(await db.$count(contactMessages)).toBe(1);
});

test('who has sent nothing is not told that something was received', () => {
  const { argsOf } = contactPage();
  const forged = '/contato/enviado?recibo=mfoo1234.aaaaaaaaaaaaaaaaaaaaaa';
  for (const path of ['/contato/enviado', forged]) {
    expect(() => openSent({ ...argsOf(path), pattern: '/contato/enviado' as const })).toThrow();
  }
});

test('each opened form has a key of its own', () => {
  const { argsOf } = contactPage();
  const args = argsOf('/contato/mensagem');
  expect(loader(args).formKey).not.toBe(loader(args).formKey);
});

test('a form with mistakes comes back with what was typed and all that is wrong', async () => {
  const { post } = contactPage();
  const answer = await post({ ...FILLED, name: 'Al', email: 'x', consent: '', key: 'k' });
  expect(answer).toMatchObject({
    status: 400,
    values: { name: 'Al', email: 'x', message: FILLED.message, hasConsented: false },
    formKey: 'k',
    words: [
      'Informe pelo menos 3 caracteres.',
      'E-mail inválido.',
      'É necessário consentir com o tratamento dos dados.',
    ],
  });
});

test('a second message within 30 seconds is asked to wait, and kept', async () => {
  const { post } = contactPage();
  await post(FILLED);
  const values = { message: 'Outra pergunta: vocês abrem no sábado?' };
  expect(await post({ ...FILLED, ...values })).toMatchObject({
    status: 429,
    retryAfter: '30',
    title: 'Aguarde um momento',
    words: ['Aguarde 30 segundos antes de enviar novamente.'],
    values,
  });
});

test('a filled honeypot and a made-up proof fail the security check', async () => {
  const { post } = contactPage();
  for (const [field, value] of [
    ['site', 'https://evil.example'],
    ['proof', 'bWFkZSB1cA=='],
  ] as const) {
    expect(await post({ ...FILLED, [field]: value })).toMatchObject({
      status: 400,
      words: ['Falha na verificação de segurança. Tente novamente.'],
    });
  }
  expect(await db.$count(contactMessages)).toBe(0);
});

test('another message under a used key gets a new key to be sent with', async () => {
  const { post } = contactPage();
  const key = 'k'.repeat(43);
  await post({ ...FILLED, key });
  const answer = await post({ ...FILLED, message: 'Na verdade, outra coisa.', key });
  expect(answer.status).toBe(422);
  expect(answer.formKey).toMatch(/^[\w-]{43}$/);
  expect(answer.formKey).not.toBe(key);
});

test('a fault keeps what was typed, stores nothing, and is logged without it', async () => {
  const { post, logged } = contactPage({
    mail: () => Promise.reject(new Error(`no mail for ${FILLED.email} (${FILLED.phone})`)),
  });
  expect(await post(FILLED)).toMatchObject({
    status: 503,
    words: ['Não foi possível enviar. Tente novamente mais tarde.'],
    values: { message: FILLED.message },
  });
  expect(await db.$count(contactMessages)).toBe(0);
  expect(logged()).toContain('contact form');
  expect(logged()).not.toMatch(CANARIES);
});

test('a database that refuses the row is not quoted in the log', async () => {
  const { post, logged } = contactPage();
  await database.pool.query(
    'alter table contact_messages add constraint nobody check (name is null) not valid',
  );
  try {
    expect(await post(FILLED)).toMatchObject({ status: 503 });
  } finally {
    await database.pool.query('alter table contact_messages drop constraint nobody');
  }
  expect(logged()).toContain('contact form');
  expect(logged()).not.toMatch(CANARIES);
});

test('the English form answers in English and stays there', async () => {
  const { post } = contactPage();
  const path = '/en-us/contato/mensagem';
  expect((await post({ ...FILLED, email: '' }, path)).words).toEqual(['Invalid email.']);
  expect((await post(FILLED, path)).location).toMatch(/^\/en-us\/contato\/enviado/);
  const [stored] = await db.select().from(contactMessages);
  expect(stored?.locale).toBe('en-US');
});
