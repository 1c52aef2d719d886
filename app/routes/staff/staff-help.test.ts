import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
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
