import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONDITIONS, conditionsFor, conditionsForTags } from './conditions.ts';
import { EYE_PARTS } from './eye-parts.ts';

const slugs = readdirSync(join(import.meta.dirname, '../../../content/pt-BR/services')).map(
  (name) => name.replace(/\.md$/, ''),
);

test('each service begins with the condition that it is most about', () => {
  expect(conditionsFor('consultas-oftalmologicas')[0]).toBe('cataract');
  expect(conditionsFor('mapeamento-de-retina')[0]).toBe('diabetic-retinopathy');
  expect(conditionsFor('retinografia')[0]).toBe('diabetic-retinopathy');
  expect(conditionsFor('topografia-corneana')).toEqual(['keratoconus']);
  expect(conditionsFor('exames-de-refracao')).toEqual(['myopia', 'presbyopia']);
  expect(conditionsFor('tratamentos-especializados')[0]).toBe('dry-eye');
  for (const slug of ['campo-visual', 'gonioscopia', 'paquimetria'])
    expect(conditionsFor(slug)[0]).toBe('glaucoma');
});

test('a service that nothing explains, or that is not there, has none', () => {
  expect(conditionsFor('laudos-especializados')).toEqual([]);
  expect(conditionsFor('constructor')).toEqual([]);
});

test('every condition can be seen from some service', () => {
  expect(new Set(slugs.flatMap(conditionsFor))).toEqual(new Set(CONDITIONS));
});

test('tags lead to conditions whatever their case and accents, each once', () => {
  expect(conditionsForTags(['Glaucoma', 'pressão do olho'])).toEqual(['glaucoma']);
  expect(conditionsForTags(['diabetes', 'Retinopatia diabética'])).toEqual([
    'diabetic-retinopathy',
  ]);
  expect(conditionsForTags(['degeneração macular', 'mácula', 'olho seco'])).toEqual([
    'macular-degeneration',
    'dry-eye',
  ]);
  expect(conditionsForTags(['consulta'])).toEqual([]);
});

test('every part of the eye leads to services that there are', () => {
  for (const { services } of EYE_PARTS) {
    expect(services.length).toBeGreaterThan(0);
    expect(slugs).toEqual(expect.arrayContaining([...services]));
  }
});
