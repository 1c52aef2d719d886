import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { MainForm } from './main-form.tsx';

const htmlAt = (address: string) =>
  renderToStaticMarkup(
    createElement(MemoryRouter, { initialEntries: [address] }, createElement(MainForm)),
  );

test('a form stays on its page, and what led there is not sent with it', () => {
  expect(htmlAt('/a')).toContain('action="/a"');
  expect(htmlAt('/a?seguir=1')).toContain('action="/a"');
  expect(htmlAt('/a?passo=contatos&salvo=feito%3D1')).toContain('action="/a"');
  expect(htmlAt('/a?quem=ana&seguir=1')).toContain('action="/a?quem=ana"');
});
