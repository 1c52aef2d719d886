import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import { testClinic } from '#tests/database.ts';
import { ContactDialog } from './contact-dialog.tsx';

const dialogWith = (externalSchedulingUrl?: string) => {
  const clinic = publicClinic({ ...testClinic, externalSchedulingUrl }, '2026-11-23');
  return renderToStaticMarkup(createElement(ContactDialog, { clinic }));
};
const link = (href: string) =>
  `<a href="${href}">Agendar pelo site</a> <strong>Recomendado</strong>`;

test.each([
  ['no other address', undefined, '/agendamento'],
  ['a refused one', 'https://evil.example.org/', '/agendamento'],
  [
    'one of the clinic',
    `https://agenda.${testClinic.domain}/`,
    `https://agenda.${testClinic.domain}/`,
  ],
])('with %s the ways of contact begin with an agenda', (_, url, href) => {
  expect(dialogWith(url)).toContain(link(href));
  expect(dialogWith(url)).not.toContain('evil');
});
