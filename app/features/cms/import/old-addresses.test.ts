import { expect, test } from 'vitest';
import { addressesOfLists, addressesOfText, oldPathsOf, siteOf } from './old-addresses.ts';

const TEXT = { id: 12, kind: 'post', name: 'olho', publishedOn: '2023-05-17' } as const;

test('a text that is known by its number alone does not take the folder of its site', () => {
  const paths = addressesOfText({
    ...TEXT,
    name: '',
    link: 'https://x.example.com/noticias/?p=12',
  });
  expect(paths).toEqual(['/?p=12']);
});

test('the lists of a site in a folder are asked for within it, and at the top', () => {
  const categories = [{ id: 7, slug: 'exames', target: '/blog?categoria=exams' }];
  const lists = new Map(
    addressesOfLists({ categories, months: ['2023-05'], folder: '/noticias' }).map(
      ({ path, target }) => [path, target],
    ),
  );
  const targetOf = (path: string) =>
    oldPathsOf(path, new URLSearchParams())
      .map((each) => lists.get(each))
      .find((each) => each !== undefined);
  expect(targetOf('/noticias/category/olhos/exames/page/2/')).toBe('/blog?categoria=exams');
  expect(targetOf('/noticias/tag/lente/')).toBe('/blog');
  expect(targetOf('/noticias/2023/05/')).toBe('/blog');
  expect(targetOf('/category/exames')).toBe('/blog?categoria=exams');
});

test('two sites in folders of one host are two, and one is the same with and without www', () => {
  expect(siteOf('https://x.example.com/um')).not.toBe(siteOf('https://x.example.com/dois'));
  expect(siteOf('http://www.x.example.com/Um')).toBe(siteOf('https://x.example.com/um'));
});
