import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { clinicRecord } from '#app/clinic/clinic-record.ts';
import { ServiceGlyph } from './service-glyph.tsx';

const drawing = (slug: string) => renderToStaticMarkup(createElement(ServiceGlyph, { slug }));

test.each(clinicRecord.services)('there is a drawing of $slug', ({ slug }) => {
  expect(drawing(slug)).not.toBe(drawing('nada-disso'));
});
