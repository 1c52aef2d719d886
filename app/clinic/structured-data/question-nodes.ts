import type { LdDraftNode } from './ld-node.ts';

/** Questions with their answers as plain words, for the `mainEntity` of a page of questions. */
export function questionNodes(
  questions: readonly { question: string; answer: string }[],
): LdDraftNode[] {
  return questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
}
