import { ALL_POSTS, type Category, categoryNamed } from '#app/clinic/record/category-fields.ts';
import type { ListedPost, Post } from './post.ts';

const POSTS_A_PAGE = 6;
const RELATED_SHOWN = 3;

export type PostPage<Item> = {
  items: Item[];
  /** From 1; capped at the last page. */
  page: number;
  pageCount: number;
  /** Number of items on all pages. */
  total: number;
};

/** The categories that have posts, also archived ones, in the order of the record. */
export function categoriesInUse(
  posts: readonly Pick<Post, 'category'>[],
  categories: readonly Category[],
): Category[] {
  const used = new Set(posts.map(({ category }) => category));
  return categories.filter(({ slug }) => used.has(slug));
}

/** The category in an address; undefined for "all", for a missing one and for an unknown one. */
export function categoryOf(
  text: string | null,
  categories: readonly Category[],
): Category | undefined {
  return text === null || text === ALL_POSTS ? undefined : categoryNamed(categories, text);
}

/**
 * Six items a page.
 * @param requested page from the address; anything but a page number means page 1
 */
export function pageOf<Item>(all: readonly Item[], requested: string | null): PostPage<Item> {
  const pageCount = Math.max(1, Math.ceil(all.length / POSTS_A_PAGE));
  const number = /^[1-9]\d{0,5}$/.test(requested ?? '') ? Number(requested) : 1;
  const page = Math.min(number, pageCount);
  const items = all.slice((page - 1) * POSTS_A_PAGE, page * POSTS_A_PAGE);
  return { items, page, pageCount, total: all.length };
}

/** Up to three other posts that have the most in common with this one; ties newest first. */
export function relatedPosts(post: Post, all: readonly Post[]): Post[] {
  return all
    .filter(({ slug }) => slug !== post.slug)
    .map((other) => ({ other, nearness: nearnessOf(post, other) }))
    .filter(({ nearness }) => nearness > 0)
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, RELATED_SHOWN)
    .map(({ other }) => other);
}

/** A post without the fields that only its own page needs. */
export function listedPost({
  slug,
  title,
  excerpt,
  category,
  categoryLabel,
  publishedOn,
  readingMinutes,
  services,
  cover,
}: Post): ListedPost {
  const listed = { slug, title, excerpt, category, categoryLabel };
  return { ...listed, publishedOn, readingMinutes, services, cover };
}

function nearnessOf(a: Post, b: Post): number {
  const shared = a.tags.filter((tag) => b.tags.includes(tag)).length;
  return (a.category === b.category ? 2 : 0) + shared;
}
