import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { ServiceGlyph } from './service-glyph.tsx';

const drawing = (slug: string) => renderToStaticMarkup(createElement(ServiceGlyph, { slug }));

test.each(serraClaraRecord.services)('there is a drawing of $slug', ({ slug }) => {
  expect(drawing(slug)).not.toBe(drawing('nada-disso'));
});
