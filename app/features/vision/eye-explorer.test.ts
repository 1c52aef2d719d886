import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EyeExplorer } from './eye-explorer.tsx';
import { EYE_PARTS } from './eye-parts.ts';

const services = EYE_PARTS.flatMap((each) => [...each.services]).map((slug) => ({
  slug,
  title: `Serviço ${slug}`,
}));

test('every number in the drawing leads to its lines in the list, in the same order', () => {
  const markup = renderToStaticMarkup(createElement(EyeExplorer, { locale: 'pt-BR', services }));
  const [drawing = '', list = ''] = markup.split('</svg>');
  const numbers = [...drawing.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  const lines = [...list.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(numbers).toHaveLength(EYE_PARTS.length);
  expect(numbers).toEqual(lines);
  expect(drawing).toContain('aria-label="2 Córnea"');
  expect(markup).not.toMatch(/\sstyle=/);
});

test('parts lead to the services in the page’s language', () => {
  const english = renderToStaticMarkup(createElement(EyeExplorer, { locale: 'en-US', services }));
  expect(english).toContain('<a href="/en-us/servicos/gonioscopia">Serviço gonioscopia</a>');
  expect(english).not.toContain('href="/servicos');
});

test('a service that the clinic does not have is not linked to', () => {
  const few = services.filter(({ slug }) => slug !== 'paquimetria');
  const markup = renderToStaticMarkup(
    createElement(EyeExplorer, { locale: 'pt-BR', services: few }),
  );
  expect(markup).toContain('/servicos/topografia-corneana');
  expect(markup).not.toContain('paquimetria');
});

test('a part that no exam of the clinic examines leads nowhere, and nothing says that each does', () => {
  const few = services.filter(({ slug }) => slug !== 'gonioscopia');
  const markup = (list: typeof services) =>
    renderToStaticMarkup(createElement(EyeExplorer, { locale: 'pt-BR', services: list }));
  expect(markup(services)).toContain('Cada parte leva aos exames');
  expect(markup(services)).toContain('href="#olho-angulo"');
  expect(markup(few)).not.toContain('Cada parte leva aos exames');
  expect(markup(few)).not.toContain('href="#olho-angulo"');
  expect(markup(few)).toContain('id="olho-angulo"');
});
