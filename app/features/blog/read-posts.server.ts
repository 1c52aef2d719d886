import { withAnchors } from '#app/platform/text/anchor.ts';
import {
  type ContentSource,
  readMarkdownFolder,
} from '#app/platform/text/markdown-files.server.ts';
import { readTextBlocks } from '#app/platform/text/read-text-blocks.ts';
import { readingMinutes } from '#app/platform/text/reading-time.ts';
import { type Post, postFrontMatter } from './post.ts';

/**
 * The posts of one language, newest first; those of one day by name.
 * @throws ContentProblems
 */
export async function readPosts(source: ContentSource): Promise<Post[]> {
  const posts = await readMarkdownFolder(source, 'posts', {
    frontMatter: postFrontMatter,
    entryOf: ({ slug, front, body: markdown }): Post => {
      const body = withAnchors(readTextBlocks(markdown));
      return { slug, ...front, body, readingMinutes: readingMinutes(body) };
    },
  });
  return posts.sort((a, b) =>
    a.publishedOn < b.publishedOn ? 1 : a.publishedOn > b.publishedOn ? -1 : 0,
  );
}
