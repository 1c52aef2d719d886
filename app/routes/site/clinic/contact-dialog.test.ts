import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import { testClinic } from '#tests/database.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { ScheduleButton } from './schedule-button.tsx';

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

test('where no dialog can open, the button has a link to the agenda beside it', () => {
  const scheduling = { kind: 'contact-modal', href: '/agendamento' } as const;
  const html = renderToStaticMarkup(createElement(ScheduleButton, { scheduling }));
  expect(html).toMatch(/^<button [^>]*popoverTarget/i);
  expect(html).toMatch(/<span class="without-dialogs"><a [^>]*href="\/agendamento"/);
});
