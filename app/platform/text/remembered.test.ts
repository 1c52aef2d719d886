import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSiteBlocks, remembered } from './remembered.server.ts';

const words = (text: string) => ({ words: text.split(' ') });

test('whatever is asked for in whatever order, the answer is that of reading it anew', () => {
  const few = fc.array(fc.constantFrom('a', 'b', 'c', 'a b', 'b a', ''), { maxLength: 40 });
  fc.assert(
    fc.property(few, fc.integer({ min: 1, max: 4 }), (texts, most) => {
      const read = remembered(words, most);
      for (const text of texts) expect(read(text)).toEqual(words(text));
    }),
  );
});

test('what is known is not read again, and what was asked for longest ago is forgotten first', () => {
  const asked: string[] = [];
  const read = remembered((text) => {
    asked.push(text);
    return words(text);
  }, 2);
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) read(text);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});

test('nobody can change what another one gets', () => {
  const read = remembered(words);
  expect(() => read('a b').words.push('c')).toThrow(TypeError);
  expect(read('a b').words).toEqual(['a', 'b']);
});

test('a text that cannot be read is refused each time', () => {
  for (let times = 0; times < 2; times += 1)
    expect(() => readSiteBlocks('<b>x</b>')).toThrow("cannot be shown: '<b>'");
});
