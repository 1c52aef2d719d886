import { parse } from 'yaml';
import { type ContentSource, readSource } from '#app/platform/text/markdown-files.server.ts';
import { exampleReviews, type Review } from './review.ts';

/** The example reviews of one language. @throws Error that names the file and the field of every fault */
export async function readExampleReviews(place: ContentSource): Promise<Review[]> {
  const label = `${place.locale}/reviews.yaml`;
  const source = await readSource(place, 'reviews.yaml');
  const parsed = exampleReviews.safeParse(yamlOf(source, label), {
    error: (issue) => (issue.input === undefined ? 'is missing' : undefined),
  });
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    ({ path, message }) => `- ${label}: ${path.join('.') || 'list'}: ${message}`,
  );
  throw new Error(['The example reviews have faults:', ...faults].join('\n'));
}

function yamlOf(source: string, label: string): unknown {
  try {
    return parse(source);
  } catch (error) {
    const words = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(`${label}: ${words}`, { cause: error });
  }
}
