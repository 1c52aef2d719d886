import { expect, test } from 'vitest';
import { brandClass } from './brand-class.ts';

test('a name of short words keeps its place on a phone; long words leave it to the mark', () => {
  expect(brandClass('Clareia')).toBe('brand');
  expect(brandClass('Olhos e Vida Bem')).toBe('brand brand-medium brand-words');
  expect(brandClass('Visão do Pantanal')).toBe('brand brand-long brand-words');
  expect(brandClass('Oftalmocentro')).toBe('brand brand-medium');
  expect(brandClass('Centro Oftalmológico')).not.toContain('brand-words');
  expect(brandClass('Centro de Olhos da Serra do Mar')).toBe('brand brand-long');
  expect(brandClass('Instituto de Oftalmologia do Alto Vale')).toBe(
    'brand brand-long brand-longest',
  );
  expect(brandClass('Instituto de Oftalmologia e Microcirurgia Ocular')).toContain('brand-vast');
});

test('a wide logo has no words at its side', () => {
  const size = { height: 100, holdsName: false };
  expect(brandClass('Clareia', { ...size, width: 450 })).toBe('brand brand-wide');
  expect(brandClass('Clareia', { ...size, width: 120 })).toBe('brand');
});
