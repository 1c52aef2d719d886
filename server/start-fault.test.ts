import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { startFaults } from '#app/locales/faults/start-faults.ts';
import { assertPortIsFree, StartFault, startFaultText } from './start-fault.ts';

const fault = (fields: object, message = 'words for programmers') =>
  Object.assign(new Error(message), fields);

test.each([
  [
    'a taken port',
    fault({ code: 'EADDRINUSE', port: 3000 }),
    /^Outro .* 3000.*\nPort 3000 is taken/,
  ],
  [
    'a low port',
    fault({ code: 'EACCES', syscall: 'listen', port: 80 }),
    /1024 em diante.*\n.*1024/,
  ],
  [
    'a host of elsewhere',
    fault({ code: 'EADDRNOTAVAIL', syscall: 'listen', address: '10.9.9.9' }),
    /10\.9\.9\.9.*\n.*HOST/,
  ],
  [
    'a folder that is only read',
    fault({ code: 'EROFS', path: '/data/owner.pid' }),
    /gravar em \/data\/owner\.pid.*\n.*cannot be written/,
  ],
  [
    'a full disk',
    fault({ code: 'ENOSPC', path: '/data/x' }),
    /disco está cheio.*\nThe disk is full/,
  ],
  [
    'a full disk of PostgreSQL',
    fault({ code: '53100' }, 'could not extend file'),
    /disco está cheio/,
  ],
  ['a lock that is not free', fault({ code: '55P03' }), /ocupado.*\n.*busy/],
  [
    'a database that went',
    fault({}, 'Connection terminated unexpectedly'),
    /encerrou a conexão.*\n.*ended the connection/,
  ],
])('%s is told in Portuguese and English, by what to do', (_, error, sentence) => {
  expect(startFaultText(error)).toMatch(sentence);
  expect(startFaultText(error)).not.toContain('words for programmers');
});

test('a sentence of ours keeps its words, unless the disk or the database was the cause', () => {
  const failed = startFaults.migrationFailed('0002-x.sql', 'permission denied');
  expect(startFaultText(new StartFault(failed, fault({ code: '42501' })))).toBe(
    `${failed.pt}\n${failed.en}`,
  );
  expect(startFaultText(new StartFault(failed, fault({ code: '53100' })))).toContain('disco');
  expect(startFaultText(new StartFault(failed, fault({ code: '57P01' })))).toContain('conexão');
});

test('every sentence is said in both languages and says what to do', () => {
  for (const [name, told] of Object.entries(startFaults)) {
    const { pt, en } = typeof told === 'function' ? told('ONE', 'TWO') : told;
    expect(pt, name).toMatch(/^[\p{Lu}].*[.:)]$/u);
    expect(en, name).toMatch(/[.:)]$/);
    // What is named in one language is named in the other.
    for (const word of ['ONE', 'TWO', 'DATA_DIR', 'DATABASE_URL', 'NEW_SECRET=accept']) {
      expect(pt.includes(word), `${name}: ${word}`).toBe(en.includes(word));
    }
  }
});

test('a port that somebody listens on is told before anything else is done', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const taken = assertPortIsFree({ host: '127.0.0.1', port });
  await expect(taken).rejects.toMatchObject({ code: 'EADDRINUSE' });
  other.close();
  await once(other, 'close');
  await assertPortIsFree({ host: '127.0.0.1', port });
});

test('a fault of the code is told with its place', () => {
  expect(startFaultText(new TypeError('x is not a function'))).toContain('start-fault.test');
});
