import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { SECTIONS } from '#app/features/clinic-record/sections.ts';
import { sectionHelp } from '#app/locales/pt-BR/staff/clinic/section-help.ts';
import { staffHelp } from '#app/locales/pt-BR/staff/help.ts';
import routes from '#app/routes.ts';
import { STAFF_ROUTES } from './policies.ts';

const helped = Object.keys(staffHelp.pages);
const entries = routes.find(({ path }) => path === 'equipe')?.children ?? [];
const patternOf = ({ path }: RouteConfigEntry) => (path ? `/equipe/${path}` : '/equipe');

test('every page of the staff side explains itself', () => {
  const pages = entries.filter(({ file }) => file.endsWith('.tsx')).map(patternOf);
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((pattern) => !helped.includes(pattern))).toEqual([]);
});

test('nothing is explained that is not there', () => {
  const patterns: string[] = STAFF_ROUTES.map(({ pattern }) => pattern);
  expect(helped.filter((pattern) => !patterns.includes(pattern))).toEqual([]);
});

test('each part of the clinic’s data has a help of its own', () => {
  expect(Object.keys(sectionHelp).sort()).toEqual(SECTIONS.map(({ slug }) => slug).sort());
  const lines = Object.values(sectionHelp).flat();
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.filter((line) => line.length > 220)).toEqual([]);
});
