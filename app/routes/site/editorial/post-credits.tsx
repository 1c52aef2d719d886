import { formatDate } from '#app/clinic/format-date.ts';
import type { Professional } from '#app/clinic/professionals.ts';
import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { AuthorCard } from '#app/features/blog/author-card.tsx';
import type { Post } from '#app/features/blog/post.ts';
import { blogMessages } from '#app/locales/blog.ts';
import type { Locale } from '#app/platform/locale.ts';
import { Chapter } from '#app/ui/chapter/chapter.tsx';

type CreditsProps = {
  locale: Locale;
  post: Post;
  /** Null where it is nobody of the clinic. */
  author: Professional | null;
};

/** Who of the clinic wrote it and reviewed it; for a text by others the note for readers alone. */
export function WrittenBy({
  clinic,
  locale,
  post,
  author,
}: CreditsProps & { clinic: PublicClinic }) {
  const { reviewedOn } = post;
  const messages = blogMessages[locale];
  const note = <p className="small reading">{messages.disclaimer}</p>;
  if (!author) return note;
  return (
    <Chapter id="quem-escreveu" title={messages.writtenBy}>
      <AuthorCard person={author} />
      {reviewedOn === null ? null : (
        <p>{messages.reviewed(clinic.doctor.name, formatDate(reviewedOn, locale))}</p>
      )}
      {note}
    </Chapter>
  );
}

/** Who wrote it and when, and how long it takes to read. */
export function PostFacts({ post, author, locale }: CreditsProps) {
  const messages = blogMessages[locale];
  const { publishedOn, updatedOn, readingMinutes } = post;
  return (
    <p className="post-facts">
      {author ? <a href="#quem-escreveu">{author.name}</a> : null}
      {!author && post.authorName ? <span>{post.authorName}</span> : null}
      <time dateTime={publishedOn}>{messages.published(formatDate(publishedOn, locale))}</time>
      {updatedOn ? (
        <time dateTime={updatedOn}>{messages.updated(formatDate(updatedOn, locale))}</time>
      ) : null}
      <span>{messages.readingTime(readingMinutes)}</span>
    </p>
  );
}
