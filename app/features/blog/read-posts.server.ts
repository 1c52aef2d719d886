import type { z } from 'zod';
import type { Locale } from '#app/platform/locale.ts';
import { withAnchors } from '#app/platform/text/anchor.ts';
import { type ContentProblem, problemsOf } from '#app/platform/text/content-problem.ts';
import {
  type ContentSource,
  readMarkdownFile,
  readMarkdownFolder,
} from '#app/platform/text/markdown-files.server.ts';
import { readTextBlocks } from '#app/platform/text/read-text-blocks.ts';
import { readingMinutes } from '#app/platform/text/reading-time.ts';
import { type Post, postFrontMatter } from './post.ts';

const POST_FILE = {
  frontMatter: postFrontMatter,
  entryOf: ({ slug, front, body: markdown }: PostFile): Post => {
    const body = withAnchors(readTextBlocks(markdown));
    return { slug, ...front, body, readingMinutes: readingMinutes(body) };
  },
};
type PostFile = { slug: string; front: z.output<typeof postFrontMatter>; body: string };

/**
 * The posts of one language, newest first; those of one day by name.
 * @throws ContentProblems
 */
export async function readPosts(source: ContentSource): Promise<Post[]> {
  const posts = await readMarkdownFolder(source, 'posts', POST_FILE);
  return posts.sort((a, b) =>
    a.publishedOn < b.publishedOn ? 1 : a.publishedOn > b.publishedOn ? -1 : 0,
  );
}

/** What keeps one post from the site, looking at it alone. */
export async function postProblems(
  locale: Locale,
  slug: string,
  source: string,
): Promise<readonly ContentProblem[]> {
  const name = `posts/${slug}.md`;
  const publishedRevisions = new Map([[`${locale}/${name}`, source]]);
  return readMarkdownFile({ contentDir: '', locale, publishedRevisions }, name, POST_FILE).then(
    () => [],
    problemsOf,
  );
}
