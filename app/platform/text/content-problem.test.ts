import { expect, test } from 'vitest';
import { allRead, type ContentProblem, ContentProblems, problemLine } from './content-problem.ts';

const problem: ContentProblem = {
  file: 'pt-BR/posts/x.md',
  path: 'body',
  code: 'empty-section',
  params: { heading: 'Um' },
};

test('a problem is one line, also when what it quotes is two', () => {
  const quoted: ContentProblem = {
    ...problem,
    code: 'unknown-markdown',
    params: { quote: '<b>um\ndois</b>' },
  };
  expect(problemLine(quoted)).toBe("- pt-BR/posts/x.md: body: cannot be shown: '<b>um dois</b>'");
});

test('problems of several texts are told together, and none hides what else went wrong', async () => {
  const parts = [
    Promise.reject(new ContentProblems([problem], 'The first has faults:')),
    Promise.resolve('read'),
    Promise.reject(new Error('ENOENT: sobre.md')),
  ] as const;
  const error: unknown = await allRead(parts).catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    message: "The first has faults:\n- pt-BR/posts/x.md: body: 'Um' has no text\nENOENT: sobre.md",
    problems: [
      problem,
      { file: '', path: '', code: 'unreadable', params: { message: 'ENOENT: sobre.md' } },
    ],
  });
});

test('what has no problem is given back in order', async () => {
  expect(await allRead([Promise.resolve(1), Promise.resolve('two')])).toEqual([1, 'two']);
});
