import type { Clinic } from '#app/clinic/clinic-schema.ts';
import type { Post } from '#app/features/blog/post.ts';
import { readPosts } from '#app/features/blog/read-posts.server.ts';
import type { FaqEntry } from '#app/features/faq/faq-entry.ts';
import { readFaq } from '#app/features/faq/read-faq.server.ts';
import type { Episode, Podcast } from '#app/features/podcast/episode.ts';
import { readEpisodes, readPodcast } from '#app/features/podcast/read-podcast.server.ts';
import type { ContentSource } from '#app/platform/text/markdown-files.server.ts';

/** What the clinic writes and says in one language, newest first; questions by their position. */
export type Editorial = {
  posts: readonly Post[];
  podcast: Podcast;
  episodes: readonly Episode[];
  faq: readonly FaqEntry[];
};

/**
 * What the texts say of people and services that the clinic record does not know, a line each: a start must not go on
 * with an article by nobody.
 */
export function unknownNames({
  clinic,
  editorial: { posts, episodes },
}: {
  clinic: Clinic;
  editorial: Pick<Editorial, 'posts' | 'episodes'>;
}): string[] {
  const people = new Set(clinic.resources.practitioners.map(({ slug }) => slug));
  const services = new Set(clinic.services.map(({ slug }) => slug));
  const check = (file: string, field: string, names: readonly string[], known: Set<string>) =>
    names
      .filter((name) => !known.has(name))
      .map((name) => `- ${file}: ${field}: the clinic record has no '${name}'`);
  const { locale } = clinic;
  return [
    ...posts.flatMap(({ slug, author, services: named }) => [
      ...check(`${locale}/posts/${slug}.md`, 'author', [author], people),
      ...check(`${locale}/posts/${slug}.md`, 'services', named, services),
    ]),
    ...episodes.flatMap(({ slug, speakers, services: named }) => [
      ...check(`${locale}/episodes/${slug}.md`, 'speakers', speakers, people),
      ...check(`${locale}/episodes/${slug}.md`, 'services', named, services),
    ]),
  ];
}

/**
 * Posts, podcast and questions of one language.
 * @throws one Error that names the file and the field of every fault, a line each
 */
export async function readEditorial(place: ContentSource): Promise<Editorial> {
  const parts = [
    readPosts(place),
    readPodcast(place),
    readEpisodes(place),
    readFaq(place),
  ] as const;
  throwFaults(await Promise.allSettled(parts));
  const [posts, podcast, episodes, faq] = await Promise.all(parts);
  return { posts, podcast, episodes, faq };
}

function throwFaults(results: readonly PromiseSettledResult<unknown>[]): void {
  const faults = results.flatMap((result) =>
    result.status === 'rejected' ? [messageOf(result.reason)] : [],
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
