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
 * @throws ContentProblems
 */
export async function readEpisodes(source: ContentSource): Promise<Episode[]> {
  const episodes = await readMarkdownFolder(source, 'episodes', {
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
      `- ${source.locale}/episodes/${twin.slug}.md: number: ${twin.number} of the season is taken twice`,
    );
  return ordered;
}

/** The entry about the podcast itself. @throws ContentProblems */
export function readPodcast(source: ContentSource): Promise<Podcast> {
  return readMarkdownFile(source, 'podcast.md', {
    frontMatter: podcastFrontMatter,
    entryOf: ({ front, body }): Podcast => ({ ...front, body: readTextBlocks(body) }),
  });
}
