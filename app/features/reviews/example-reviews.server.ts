import { parse } from 'yaml';
import { type ContentSource, readSource } from '#app/platform/text/markdown-files.server.ts';
import { exampleReviews, type Review } from './review.ts';

/** The example reviews of one language. @throws ContentProblems */
export async function readExampleReviews(place: ContentSource): Promise<Review[]> {
  const label = `${place.locale}/reviews.yaml`;
  const source = await readSource(place, 'reviews.yaml');
  const parsed = exampleReviews.safeParse(yamlOf(source, label), {
    error: (problem) => (problem.input === undefined ? 'is missing' : undefined),
  });
  if (parsed.success) return parsed.data;
  const checked = parsed.error.issues.map(
    ({ path, message }) => `- ${label}: ${path.join('.') || 'list'}: ${message}`,
  );
  throw new Error(['The example reviews have faults:', ...checked].join('\n'));
}

function yamlOf(source: string, label: string): unknown {
  try {
    return parse(source);
  } catch (error) {
    const words = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(`${label}: ${words}`, { cause: error });
  }
}
