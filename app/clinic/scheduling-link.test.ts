import { expect, test } from 'vitest';
import { schedulingTarget } from './scheduling-link.ts';

const target = (externalSchedulingUrl?: string) =>
  schedulingTarget({ domain: 'clinic.com', externalSchedulingUrl });

test.each([undefined, ''])('without an address (%o) the own agenda is used', (url) => {
  expect(target(url)).toEqual({ kind: 'internal', href: '/agendamento' });
});

test.each([
  ['https://clinic.com', 'https://clinic.com/'],
  ['https://agenda.clinic.com/novo?de=site#dia', 'https://agenda.clinic.com/novo?de=site#dia'],
  ['HTTPS://Agenda.Clinic.com/a', 'https://agenda.clinic.com/a'],
  ['https://a.b.clinic.com?x=1', 'https://a.b.clinic.com/?x=1'],
])('%s is of the clinic', (url, href) => {
  expect(target(url)).toEqual({ kind: 'external', href });
});

test.each([
  ['a domain that ends alike', 'https://evil-clinic.com'],
  ['a domain that begins alike', 'https://clinic.com.evil.com/'],
  ['a shorter domain', 'https://com/'],
  ['no encryption', 'http://clinic.com/'],
  ['another scheme', 'javascript://clinic.com/%0aalert(1)'],
  ['no scheme', '//clinic.com/'],
  ['a path alone', '/agendamento'],
  ['credentials', 'https://user:pass@clinic.com/'],
  ['credentials that look like the host', 'https://clinic.com@evil.com/'],
  ['credentials with an encoded slash', 'https://clinic.com%2f@evil.com/'],
  ['a port', 'https://clinic.com:8443/'],
  ['the usual port, spelled out', 'https://clinic.com:443/'],
  ['a trailing dot', 'https://clinic.com./'],
  ['an empty label', 'https://evil..clinic.com/'],
  ['a backslash before the user', 'https://clinic.com\\@evil.com/'],
  ['a backslash after the host', 'https://evil.com\\.clinic.com/'],
  ['a backslash in the path', 'https://clinic.com/\\evil.com'],
  ['backslashes for slashes', 'https:\\\\clinic.com/'],
  ['an encoded dot', 'https://clinic%2ecom/'],
  ['an encoded null', 'https://evil.com%00.clinic.com/'],
  ['a Cyrillic letter', 'https://сlinic.com/'],
  ['full-width letters', 'https://ｃlinic.com/'],
  ['an ideographic full stop', 'https://evil.com。clinic.com/'],
  ['a soft hyphen', 'https://cli\u00ADnic.com/'],
  ['a line break in the host', 'https://evil.com\n.clinic.com/'],
  ['a tab in the scheme', 'ht\ttps://clinic.com/'],
  ['a space before', ' https://clinic.com/'],
  ['a line break at the end', 'https://clinic.com/\n'],
  ['one slash', 'https:/clinic.com/'],
  ['an address of numbers', 'https://127.0.0.1/'],
])('%s leads to the contact modal, which has the own agenda', (_why, url) => {
  expect(target(url)).toEqual({ kind: 'contact-modal', href: '/agendamento' });
});
