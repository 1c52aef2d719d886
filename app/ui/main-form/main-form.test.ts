import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { MainForm } from './main-form.tsx';
import { pathToRow } from './main-form-path.ts';

const htmlAt = (address: string) => {
  const routes = [{ path: '*', element: createElement(MainForm) }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
};

test('a form stays on its page, and what led there is not sent with it', () => {
  expect(htmlAt('/a')).toContain('action="/a"');
  expect(htmlAt('/a?seguir=1')).toContain('action="/a"');
  expect(htmlAt('/a?passo=contatos&salvo=feito%3D1')).toContain('action="/a"');
  expect(htmlAt('/a?quem=ana&seguir=1')).toContain('action="/a?quem=ana"');
});

test('a form comes back at the entry of a list that its button was for', () => {
  expect(pathToRow('/a', '?seguir=1', 'people.2')).toBe('/a?linha=people.2#people.2');
  expect(pathToRow('/a', '?quem=ana&linha=people.1', 'people')).toBe(
    '/a?quem=ana&linha=people#people',
  );
});
