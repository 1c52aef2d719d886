import { instantOf } from '#app/clinic/clinic-time.ts';
import { xmlElement, xmlEmpty, xmlGroup } from '#app/platform/xml.ts';
import type { Post } from './post.ts';

type BlogFeed = {
  title: string;
  description: string;
  language: string;
  /** Absolute addresses of the feed, the list and a post. */
  feedUrl: string;
  listUrl: string;
  postUrl: (slug: string) => string;
  /** Null where nobody is named. */
  authorName: (post: Post) => string | null;
};

const POSTS_IN_FEED = 20;

/** The newest posts as RSS 2.0. A post's guid is its address. */
export function blogFeed(posts: readonly Post[], feed: BlogFeed): string {
  const items = posts.slice(0, POSTS_IN_FEED).map((post) => {
    const author = feed.authorName(post);
    return xmlGroup('item', [
      xmlElement('title', post.title),
      xmlElement('link', feed.postUrl(post.slug)),
      xmlElement('guid', feed.postUrl(post.slug), { isPermaLink: 'true' }),
      xmlElement('description', post.excerpt),
      ...(author === null ? [] : [xmlElement('dc:creator', author)]),
      xmlElement('category', post.categoryLabel),
      xmlElement('pubDate', morningOf(post.publishedOn)),
    ]);
  });
  const channel = xmlGroup('channel', [
    xmlElement('title', feed.title),
    xmlElement('link', feed.listUrl),
    xmlEmpty('atom:link', { href: feed.feedUrl, rel: 'self', type: 'application/rss+xml' }),
    xmlElement('description', feed.description),
    xmlElement('language', feed.language),
    ...items,
  ]);
  const rss = xmlGroup('rss', [channel], {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${rss}\n`;
}

// Feeds need an instant: in the morning the date is the same all over Brazil and in UTC.
function morningOf(on: string): string {
  return instantOf(on, '08:00')?.toUTCString() ?? '';
}
