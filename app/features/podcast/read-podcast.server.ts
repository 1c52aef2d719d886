import {
  type ContentSource,
  readMarkdownFile,
  readMarkdownFolder,
} from '#app/platform/text/markdown-files.server.ts';
import { readTextBlocks } from '#app/platform/text/read-text-blocks.ts';
import { type Episode, episodeFrontMatter, type Podcast, podcastFrontMatter } from './episode.ts';
import { transcriptOf } from './transcript.ts';

/**
 * The episodes of one language, newest first.
 * @throws one Error that names the file and the field of every fault, a line each
 */
export async function readEpisodes(place: ContentSource): Promise<Episode[]> {
  const episodes = await readMarkdownFolder(place, 'episodes', {
    frontMatter: episodeFrontMatter,
    entryOf: ({ slug, front, body }): Episode => ({
      slug,
      ...front,
      transcript: transcriptOf(readTextBlocks(body), front.speakers),
    }),
  });
  const ordered = episodes.sort((a, b) => b.season - a.season || b.number - a.number);
  const twin = ordered.find(({ season, number }, index) => {
    const before = ordered[index - 1];
    return before?.season === season && before.number === number;
  });
  if (twin)
    throw new Error(
      `- ${place.locale}/episodes/${twin.slug}.md: number: ${twin.number} of the season is taken twice`,
    );
  return ordered;
}

/** The words about the podcast itself. @throws Error that names the file and its faults */
export function readPodcast(place: ContentSource): Promise<Podcast> {
  return readMarkdownFile(place, 'podcast.md', {
    frontMatter: podcastFrontMatter,
    entryOf: ({ front, body }): Podcast => ({ ...front, body: readTextBlocks(body) }),
  });
}
