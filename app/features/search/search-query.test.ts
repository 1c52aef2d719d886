import { expect, test } from 'vitest';
import { searchQuery, searchWords } from './search-query.ts';

test.each([
  [null, ''],
  ['  olho \t\n seco ', 'olho seco'],
  ['a\u0000b\u202ec', 'a b c'],
])('%j is looked for as %j', (values, query) => {
  expect(searchQuery(values)).toBe(query);
});

test('a query has at most 100 characters, whole ones', () => {
  expect(searchQuery('ã'.repeat(500))).toBe('ã'.repeat(100));
  expect(searchQuery('👁'.repeat(150))).toBe('👁'.repeat(100));
});

test('short words and accents do not matter for spelling', () => {
  expect(searchWords('A Pressão do olho: é alta?')).toEqual(['pressao', 'olho', 'alta']);
  expect(searchWords('um dois três quatro cinco seis sete oito nove dez onze')).toHaveLength(8);
});
