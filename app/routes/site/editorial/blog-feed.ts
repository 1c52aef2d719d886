import { professionalOf } from '#app/clinic/professionals.ts';
import { blogFeed } from '#app/features/blog/blog-feed.ts';
import { blogMessages } from '#app/locales/blog.ts';
import { feedAnswer } from '#app/routes/site/machines/machine-answer.server.ts';
import type { Route } from './+types/blog-feed';
import { editorialOf } from './editorial.server.ts';

export function loader(args: Route.LoaderArgs) {
  const { content, locale, editorial, clinic, today, address } = editorialOf(args);
  const messages = blogMessages[locale];
  const feed = blogFeed(editorial.posts, {
    title: messages.feedTitle(clinic.displayName),
    description: messages.pageDescription(clinic.displayName),
    language: locale,
    feedUrl: address('/blog/feed.xml'),
    listUrl: address('/blog'),
    postUrl: (slug) => address(`/blog/${slug}`),
    authorName: ({ author, authorName }) =>
      author === null ? (authorName ?? null) : professionalOf(content.clinic, author, today).name,
  });
  return feedAnswer(args.request, feed);
}
