import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContentFields } from './content-field.tsx';

test('a group of fields is described by its hint', () => {
  const field = {
    type: 'group' as const,
    name: 'seo',
    label: 'Busca',
    hint: 'Para buscadores',
    of: [],
  };
  const markup = renderToStaticMarkup(
    createElement(ContentFields, { fields: [field], values: {}, errors: [] }),
  );
  const [, id = ''] = /<fieldset[^>]* aria-describedby="([^"]+)"/.exec(markup) ?? [];
  expect(id).not.toBe('-hint');
  expect(markup).toContain(`id="${id}"`);
});
