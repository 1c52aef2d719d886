import { parse, YAMLParseError } from 'yaml';
import { checkedBy } from '#app/platform/schema-problem.ts';
import { ContentProblems, type Problem } from '#app/platform/text/content-problem.ts';
import { type ContentSource, readSource } from '#app/platform/text/markdown-files.server.ts';
import { exampleReviews, type Review } from './review.ts';

/** The example reviews of one language. @throws ContentProblems */
export async function readExampleReviews(source: ContentSource): Promise<Review[]> {
  const file = `${source.locale}/reviews.yaml`;
  const refused = (problems: readonly (Problem & { path: string })[]) =>
    new ContentProblems(
      problems.map((problem) => ({ file, ...problem })),
      'The example reviews have faults:',
    );
  const parsed = yamlOf(await readSource(source, 'reviews.yaml'));
  if (parsed.problem) throw refused([parsed.problem]);
  const checked = checkedBy(exampleReviews, parsed.value, 'list');
  if (checked.problems) throw refused(checked.problems);
  return checked.value;
}

function yamlOf(source: string) {
  try {
    const value: unknown = parse(source);
    return { value };
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const [message = ''] = error.message.split('\n');
    const params = { message };
    return { problem: { path: '', code: 'broken-front-matter', params } as const };
  }
}
