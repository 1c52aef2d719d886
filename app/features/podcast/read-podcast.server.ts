import { ContentProblems, TextProblem } from '#app/platform/text/content-problem.ts';
import {
  type ContentSource,
  readMarkdownFile,
  readMarkdownFolder,
} from '#app/platform/text/markdown-files.server.ts';
import { plainLetters } from '#app/platform/text/plain-letters.ts';
import { readSiteBlocks } from '#app/platform/text/remembered.server.ts';
import type { TextBlock } from '#app/platform/text/text-blocks.ts';
import {
  type Episode,
  episodeFrontMatter,
  type Podcast,
  podcastFrontMatter,
  type Turn,
} from './episode.ts';

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
      transcript: transcriptOf(readSiteBlocks(body), front.speakers),
    }),
  });
  const ordered = episodes.sort((a, b) => b.season - a.season || b.number - a.number);
  const twin = ordered.find(({ season, number }, index) => {
    const before = ordered[index - 1];
    return before?.season === season && before.number === number;
  });
  if (twin)
    throw new ContentProblems([
      {
        file: `${source.locale}/episodes/${twin.slug}.md`,
        path: 'number',
        code: 'number-taken',
        params: { number: String(twin.number) },
      },
    ]);
  return ordered;
}

/** The entry about the podcast itself. @throws ContentProblems */
export function readPodcast(source: ContentSource): Promise<Podcast> {
  return readMarkdownFile(source, 'podcast.md', {
    frontMatter: podcastFrontMatter,
    entryOf: ({ front, body }): Podcast => ({ ...front, body: readSiteBlocks(body) }),
  });
}

/**
 * Splits a transcript into turns. A paragraph starting with a name, '**Helena:** …', begins a turn; others continue it.
 * @param speakers slugs whose first word is the name: 'helena-prado-vilela'
 * @throws TextProblem for an unknown name and for anything but a paragraph
 */
export function transcriptOf(blocks: readonly TextBlock[], speakers: readonly string[]): Turn[] {
  const turns: Turn[] = [];
  for (const block of blocks) {
    if (block.kind !== 'paragraph') throw new TextProblem({ code: 'transcript-block', params: {} });
    const [first, ...rest] = block.spans;
    const name = first?.isStrong ? /^(\p{L}+):$/u.exec(first.text.trim())?.[1] : undefined;
    if (name !== undefined) {
      turns.push({ speaker: speakerOf(name, speakers), name, paragraphs: [trimmed(rest)] });
      continue;
    }
    const open = turns.at(-1);
    if (!open) throw new TextProblem({ code: 'transcript-start', params: {} });
    open.paragraphs.push(block.spans);
  }
  return turns;
}

function speakerOf(name: string, speakers: readonly string[]): string {
  const speaker = speakers.find((slug) => slug.split('-')[0] === plainLetters(name));
  if (speaker === undefined) throw new TextProblem({ code: 'unknown-speaker', params: { name } });
  return speaker;
}

function trimmed(spans: Turn['paragraphs'][number]): Turn['paragraphs'][number] {
  const [first, ...rest] = spans;
  return first ? [{ ...first, text: first.text.trimStart() }, ...rest] : [];
}
