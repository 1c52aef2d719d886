import { describe, expect, test } from 'vitest';
import { anonymousEvent } from './collect-event.server.ts';

const now = new Date('2026-10-05T12:00:00Z');
const rules = {
  trackingId: 'G-TEST12345',
  pages: new Set(['/', '/servicos']),
  origin: 'https://clinica.example.com',
  secret: 'a secret for tests only, long enough',
};
const HIT = {
  v: '2',
  tid: 'G-TEST12345',
  gtm: '45je59h0v9101234567za200',
  _p: '1759665600000',
  cid: '1234567890.1759600000',
  ul: 'pt-br',
  sr: '412x915',
  sid: String(now.getTime() / 1_000 - 60),
  gcs: 'G101',
  gcd: '13l3l3l3l1l1',
  dl: 'https://clinica.example.com/servicos?busca=glaucoma#topo',
  dt: 'Busca: glaucoma',
  dr: 'https://www.google.com/search?q=glaucoma',
  en: 'page_view',
  uid: 'antonia@example.com',
  'ep.note': 'Antônia Reis',
  'up.phone': '35999990001',
};

function passedOn(changes: Record<string, string> = {}, body = '') {
  const query = new URLSearchParams({ ...HIT, ...changes }).toString();
  const event = anonymousEvent({ query, body }, rules, now);
  return (
    event && { fields: Object.fromEntries(new URLSearchParams(event.query)), body: event.body }
  );
}

test('a hit keeps what happened where, and loses who and what was looked for', () => {
  const fields = passedOn()?.fields ?? {};
  expect(fields).toEqual({
    v: '2',
    tid: HIT.tid,
    cid: expect.stringMatching(/^\d+\.\d+$/),
    ul: 'pt-br',
    sr: '412x915',
    sid: HIT.sid,
    gcs: 'G101',
    gcd: HIT.gcd,
    dl: 'https://clinica.example.com/servicos',
    en: 'page_view',
  });
  expect(fields.cid).not.toBe(HIT.cid);
  expect(passedOn()?.fields.cid).toBe(fields.cid);
});

test.each([
  ['another id', { tid: 'G-OTHER1234' }],
  ['no consent', { gcs: 'G100' }],
  ['consent to advertising alone', { gcs: 'G110' }],
  ['no word of consent', { gcs: '' }],
  ['no client', { cid: '' }],
  ['a client that is a phone', { cid: '35999990001' }],
  ['no page', { dl: '' }],
  ['an unknown page', { dl: 'https://clinica.example.com/maria-silva' }],
  ['a private page', { dl: 'https://clinica.example.com/agendamento/dados' }],
  ['an event of somebody’s own', { en: 'maria_silva' }],
])('%s: nothing is passed on', (_, changes) => {
  expect(passedOn(changes)).toBeNull();
});

test('a field in another form than its own is left out', () => {
  const fields = passedOn({
    ul: 'maria',
    sr: '35999990001',
    gcd: '13999990001',
    sid: '3599999000',
  });
  expect(Object.keys(fields?.fields ?? {})).toEqual(['v', 'gcs', 'en', 'dl', 'tid', 'cid']);
});

describe('events that Google’s script sends together', () => {
  const batch = { en: '' };

  test('are each made anonymous', () => {
    const body = 'en=scroll&epn.percent_scrolled=90&_et=1200\r\nen=click&ep.link_text=Antônia';
    expect(passedOn(batch, body)).toMatchObject({
      body: '_et=1200&epn.percent_scrolled=90&en=scroll\nen=click',
      fields: expect.not.objectContaining({ en: expect.anything() }),
    });
  });

  test('lose those that may not be passed on', () => {
    const body =
      'en=scroll&dl=https%3A%2F%2Fclinica.example.com%2Fvisita\nen=maria_silva\nen=scroll';
    expect(passedOn(batch, body)?.body).toBe('en=scroll');
    expect(passedOn(batch, 'en=maria_silva')).toBeNull();
  });
});
