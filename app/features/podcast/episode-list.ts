import {
  ALL_EPISODES,
  EPISODE_CATEGORIES,
  type Episode,
  type EpisodeCategory,
  type ListedEpisode,
} from './episode.ts';

const RELATED_SHOWN = 3;

/** The categories that have episodes, in their fixed order. */
export function episodeCategoriesInUse(
  episodes: readonly Pick<Episode, 'category'>[],
): EpisodeCategory[] {
  const used = new Set(episodes.map(({ category }) => category));
  return EPISODE_CATEGORIES.filter((category) => used.has(category));
}

/** The category in an address; undefined for "all", for a missing one and for an unknown one. */
export function episodeCategoryOf(text: string | null): EpisodeCategory | undefined {
  if (text === null || text === ALL_EPISODES) return undefined;
  return EPISODE_CATEGORIES.find((category) => category === text);
}

/** Up to three other episodes that share the most tags and services with this one; ties newest first. */
export function relatedEpisodes(episode: Episode, all: readonly Episode[]): Episode[] {
  return all
    .filter(({ slug }) => slug !== episode.slug)
    .map((other) => ({ other, nearness: nearnessOf(episode, other) }))
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, RELATED_SHOWN)
    .map(({ other }) => other);
}

/** An episode without its transcript. */
export function listedEpisode({
  slug,
  title,
  number,
  description,
  category,
  publishedOn,
  durationSeconds,
  services,
  cover,
}: Episode): ListedEpisode {
  return {
    slug,
    title,
    number,
    description,
    category,
    publishedOn,
    durationSeconds,
    services,
    cover,
  };
}

/** Seconds of a position 'MM:SS'. */
export function secondsOf(at: string): number {
  const [minutes = 0, seconds = 0] = at.split(':').map(Number);
  return minutes * 60 + seconds;
}

function nearnessOf(a: Episode, b: Episode): number {
  const shared = (left: readonly string[], right: readonly string[]) =>
    left.filter((each) => right.includes(each)).length;
  return shared(a.tags, b.tags) * 2 + shared(a.services, b.services);
}
