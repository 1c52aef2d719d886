import { formatDate } from '#app/clinic/format-date.ts';
import { blogMessages } from '#app/locales/blog.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { LinkCard } from '#app/ui/card/card.tsx';
import { COVER_SIZES, Cover } from '#app/ui/picture/cover.tsx';
import type { ListedPost } from './post.ts';

type PostCardProps = {
  post: ListedPost;
  locale: Locale;
  titleLevel: 2 | 3;
  /** Drawn where the post has no cover. */
  picture?: React.ReactNode;
};

/** One post in a list; the whole card leads to it. */
export function PostCard({ post, locale, titleLevel, picture }: PostCardProps) {
  const messages = blogMessages[locale];
  return (
    <LinkCard
      href={localPath(locale, `/blog/${post.slug}`)}
      title={post.title}
      titleLevel={titleLevel}
      picture={
        <div className="post-card-head">
          <Cover cover={post.cover} drawing={picture} sizes={COVER_SIZES} isDecoration />
          <p className="post-category">{post.categoryLabel}</p>
        </div>
      }
      fact={
        <>
          <time dateTime={post.publishedOn}>{formatDate(post.publishedOn, locale)}</time>{' '}
          {messages.readingTime(post.readingMinutes)}
        </>
      }
    >
      <p>{post.excerpt}</p>
    </LinkCard>
  );
}
