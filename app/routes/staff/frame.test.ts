import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import StaffFrame from './frame.tsx';

const FRAME = {
  siteName: 'Clareia',
  staff: { id: 1, name: 'Rosa Lima', role: 'Recepção', goes: [] },
  entries: [],
  mailFailsSince: new Date('2026-11-23T11:00:00Z'),
};

const Nothing = () => null;

/** The first page with what its glance tells. */
function htmlWith(items: readonly { id: string }[]): string {
  const Stub = createRoutesStub([
    {
      id: 'routes/staff/frame',
      path: '/equipe',
      Component: StaffFrame,
      children: [{ id: 'routes/staff/home', index: true, Component: Nothing }],
    },
  ]);
  const loaderData = { 'routes/staff/frame': FRAME, 'routes/staff/home': { glance: { items } } };
  return renderToStaticMarkup(
    createElement(Stub, { initialEntries: ['/equipe'], hydrationData: { loaderData } }),
  );
}

test('that mail cannot be sent is told once: by the first page where it says whom to call, else above the page', () => {
  const words = 'Os e-mails do site não saem desde';
  expect(htmlWith([])).toContain(words);
  expect(htmlWith([{ id: 'disk' }])).toContain(words);
  expect(htmlWith([{ id: 'mail' }])).not.toContain(words);
});
