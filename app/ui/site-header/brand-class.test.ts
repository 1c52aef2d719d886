import { expect, test } from 'vitest';
import { brandClass } from './brand-class.ts';

test('a name of short words keeps its place on a phone; long words leave it to the mark', () => {
  expect(brandClass('Clareia')).toBe('brand');
  expect(brandClass('Visão do Pantanal')).toContain('brand-words');
  expect(brandClass('Centro Oftalmológico')).not.toContain('brand-words');
  expect(brandClass('Centro de Olhos da Serra do Mar')).toBe('brand brand-long');
  expect(brandClass('Instituto de Oftalmologia do Alto Vale')).toContain('brand-longest');
});
