import { expect, test } from 'vitest';
import { howToMend } from './mail-record-help.ts';
import { readMailRecords } from './mail-records.server.ts';

const TOP = '_dmarc.clinica.com.br';

/** What a sender of mail.clinica.com.br reads about DMARC. @param texts what is said of it, by names */
async function readBy(texts: Record<string, string[]>) {
  const resolve = async (name: string) => {
    const found = texts[name];
    if (!found) throw Object.assign(new Error('nothing'), { code: 'ENOTFOUND' });
    return found.map((text) => [text]);
  };
  const sender = 'agenda@mail.clinica.com.br';
  return howToMend('dmarc', await readMailRecords({ sender, selector: '' }, resolve));
}

test('a domain without a DMARC record begins one of its own', async () => {
  expect(await readBy({})).toContain('Em _dmarc.mail.clinica.com.br, comece com');
});

test('who is left out by the record above never weakens it: its p= stays, or the sender has a record', async () => {
  const advice = await readBy({ [TOP]: ['v=DMARC1; p=reject; sp=none'] });
  expect(advice).toContain(`Em ${TOP}, ponha sp=quarantine`);
  expect(advice).toContain('não mude o p=');
  expect(advice).toContain('em _dmarc.mail.clinica.com.br, com v=DMARC1; p=quarantine');
  expect(advice).not.toMatch(/_dmarc\.clinica\.com\.br[^.]*[ ;]p=quarantine/);
});

test('of several records above one stays', async () => {
  const advice = await readBy({ [TOP]: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] });
  expect(advice).toContain(`Em ${TOP}, deixe um registro só`);
  expect(advice).not.toContain('sp=');
});
