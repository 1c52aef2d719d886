import { expect, test } from 'vitest';
import { createLog, requestLine } from './log.server.ts';

function recordingLog() {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'debug' }, { write: (line) => lines.push(line) });
  return { log, text: () => lines.join('') };
}

const CANARIES = {
  name: 'Maria Canária da Silva',
  formatPhone: '(35) 99812-3456',
  phone: '+5535998123457',
  mail: 'canaria@example.com',
  cpf: '529.982.247-25',
  token: 'Zk3vQ2mX9pL7tR5wY8nB4cD6fG1hJ0kS-aEuIoPqWxV',
  cookie: '__Host-agendamento=canario1',
  password: 'canario-senha-7',
  answer: 'ardência canária ao ler',
  birth: '1951-03-09',
  search: 'glaucoma-canario',
  address: '203.0.113.77',
};

test('no canary reaches the log by any of its ways', () => {
  const { log, text } = recordingLog();
  const { name, phone, mail, cpf, token, cookie, password, answer, birth, search } = CANARIES;
  log.info({ patient: { name, birthDate: birth }, contact: { phone, email: mail } }, 'booked');
  log.info({ deep: { list: [{ cpf, answers: [answer] }] }, headers: { cookie } }, 'fields');
  log.warn(`mail to ${mail} of ${CANARIES.formatPhone} failed, link /meu-agendamento/${token}`);
  log.info({ password, authorization: `Bearer ${token}` }, `CPF ${cpf}`);
  log.info(
    requestLine({
      method: 'GET',
      route: `/blog?busca=${search}`,
      status: 200,
      ms: 1.4,
      requestId: 'a-1',
      address: CANARIES.address,
    }),
    'request',
  );
  const failed = new Error(`Failed query: insert into patient\nparams: ${name},${phone}`);
  failed.cause = Object.assign(new Error(`invalid input syntax for type date: "${birth}"`), {
    code: '22007',
    detail: `Key (phone)=(${phone}) already exists.`,
  });
  log.error({ err: failed, url: `/faq?q=${search}` }, 'failed');
  log.error(new SyntaxError(`Unexpected token, "${answer}" is not valid JSON`));
  for (const canary of Object.values(CANARIES)) expect(text()).not.toContain(canary);
  expect(text()).toContain('203.0.113.0');
  expect(text()).toContain('22007');
  expect(text()).toContain('Failed query: insert into patient');
});

test('a line break or a terminal code cannot forge a line', () => {
  const { log, text } = recordingLog();
  log.info({ agent: '\u001b[2Jx\r\n{"level":"error"}' }, 'a\r\nb');
  expect(text().trimEnd().split('\n')).toHaveLength(1);
  expect(text()).not.toContain('\u001b');
  expect(text()).not.toContain('\r');
  expect(JSON.parse(text())).toMatchObject({ level: 'info', msg: 'a\r\nb' });
});

test('what helps to find a fault stays', () => {
  const { log, text } = recordingLog();
  log.error(
    { err: new TypeError('x is not a function'), requestId: 'a-9', jobName: 'mail' },
    'job',
  );
  expect(text()).toContain('x is not a function');
  expect(text()).toContain('log.server.test');
  expect(text()).toContain('"jobName":"mail"');
});

test('an address is cut to its network', () => {
  const address = (full: string) =>
    requestLine({ method: 'GET', route: '/', status: 200, ms: 0, requestId: '', address: full })
      .address;
  expect(address('::ffff:198.51.100.9')).toBe('198.51.100.0');
  expect(address('2001:db8:12:34::9')).toBe('2001:db8:12::');
  expect(address('::1')).toBe('0:0:0::');
  expect(address('nonsense')).toBe('unknown');
});
