import type { z } from 'zod';
import { type Category, categoryNamed } from '#app/clinic/record/category-fields.ts';
import type { Locale } from '#app/platform/locale.ts';
import { withAnchors } from '#app/platform/text/anchor.ts';
import { type ContentProblem, problemsOf } from '#app/platform/text/content-problem.ts';
import {
  type ContentSource,
  readMarkdownFile,
  readMarkdownFolder,
} from '#app/platform/text/markdown-files.server.ts';
import { readingMinutes } from '#app/platform/text/reading-time.ts';
import { readSiteBlocks } from '#app/platform/text/remembered.server.ts';
import { type Post, postFrontMatter } from './post.ts';

const postFile = (categories: readonly Category[]) => ({
  frontMatter: postFrontMatter,
  entryOf: ({ slug, front, body: markdown }: PostFile): Post => {
    const body = withAnchors(readSiteBlocks(markdown));
    const named = categoryNamed(categories, front.category);
    const category = { category: named?.slug ?? front.category, categoryLabel: named?.label ?? '' };
    return { slug, ...front, ...category, body, readingMinutes: readingMinutes(body) };
  },
});
type PostFile = { slug: string; front: z.output<typeof postFrontMatter>; body: string };

/**
 * The posts of one language, newest first; those of one day by name. One that names no category keeps the name, without a
 * label: `unknownCategories` tells of it.
 * @param categories of the clinic, in this language
 * @throws ContentProblems
 */
export async function readPosts(
  source: ContentSource,
  categories: readonly Category[],
): Promise<Post[]> {
  const posts = await readMarkdownFolder(source, 'posts', postFile(categories));
  return posts.sort((a, b) =>
    a.publishedOn < b.publishedOn ? 1 : a.publishedOn > b.publishedOn ? -1 : 0,
  );
}

/** Problems of posts that name a category that the clinic has not, nor has had by that name. */
export function unknownCategories(
  posts: readonly Pick<Post, 'slug' | 'category'>[],
  categories: readonly Category[],
  locale: Locale,
): ContentProblem[] {
  return posts
    .filter(({ category }) => !categoryNamed(categories, category))
    .map(({ slug, category }) => ({
      ...{ file: `${locale}/posts/${slug}.md`, path: 'category' },
      code: 'not-an-option',
      params: { message: `the clinic record has no category '${category}'` },
    }));
}

/** What keeps one post from the site, looking at it alone. */
export async function postProblems(
  { slug, source }: { slug: string; source: string },
  categories: readonly Category[],
  locale: Locale,
): Promise<readonly ContentProblem[]> {
  const name = `posts/${slug}.md`;
  const publishedRevisions = new Map([[`${locale}/${name}`, source]]);
  const alone = { contentDir: '', locale, publishedRevisions };
  return readMarkdownFile(alone, name, postFile(categories)).then(
    (post) => unknownCategories([post], categories, locale),
    problemsOf,
  );
}
