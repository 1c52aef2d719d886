import type { Professional } from '#app/clinic/professionals.ts';
import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import type { ListedPost, Post } from '#app/features/blog/post.ts';
import { PostCard } from '#app/features/blog/post-card.tsx';
import type { ListedService } from '#app/features/services/listed-services.ts';
import { ServiceGlyph } from '#app/features/services/service-glyph.tsx';
import { type BlogMessages, blogMessages } from '#app/locales/blog.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { BookAside } from '#app/routes/site/services/book-aside.tsx';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Chapter } from '#app/ui/chapter/chapter.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { TableOfContents } from '#app/ui/table-of-contents/table-of-contents.tsx';
import { PostFacts, WrittenBy } from './post-credits.tsx';
import { ServicesChapter, TagsChapter, TextCover } from './topic-chapters.tsx';

type PostPageProps = {
  clinic: PublicClinic;
  locale: Locale;
  post: Post;
  /** Null where it is nobody of the clinic. */
  author: Professional | null;
  services: readonly ListedService[];
  related: readonly ListedPost[];
  /** Full address of the page. */
  canonical: string;
};

/** One article, with its author and reviewer and links to read on. */
export function PostPage(props: PostPageProps) {
  const { clinic, locale, post, author, services, related, canonical } = props;
  const messages = blogMessages[locale];
  const parts = post.body.flatMap((block) =>
    block.kind === 'heading' && block.id ? [{ href: `#${block.id}`, label: block.text }] : [],
  );
  return (
    <div className="screen">
      <div className="wrap">
        <BackLink href={localPath(locale, '/blog')}>{messages.back}</BackLink>
        <PageHeader kicker={post.categoryLabel} title={post.title} lead={post.excerpt}>
          <PostFacts {...{ post, author, locale }} />
        </PageHeader>
        <div className="service-body">
          {parts.length > 1 ? (
            <TableOfContents title={messages.contents} id="neste-artigo" links={parts} />
          ) : null}
          <div className="chapters">
            <TextCover text={post} />
            <Prose blocks={post.body} />
            <WrittenBy {...{ clinic, locale, post, author }} />
            {post.sources.length > 0 ? (
              <Chapter id="fontes" title={messages.sources}>
                <ul className="reading sources">
                  {post.sources.map((source) => (
                    <li key={source}>{source}</li>
                  ))}
                </ul>
              </Chapter>
            ) : null}
            <TagsChapter title={messages.tags} tags={post.tags} />
            <Chapter id="compartilhe" title={messages.share.title}>
              <ShareLinks title={post.title} url={canonical} messages={messages.share} />
            </Chapter>
          </div>
          <BookAside clinic={clinic} messages={messages.book} />
        </div>
        <ServicesChapter title={messages.services} services={services} />
        {related.length > 0 ? (
          <Chapter id="leia-tambem" title={messages.related}>
            <ul className="grid">
              {related.map((other) => (
                <li key={other.slug}>
                  <PostCard
                    post={other}
                    locale={locale}
                    titleLevel={3}
                    picture={<ServiceGlyph slug={other.services[0] ?? other.category} />}
                  />
                </li>
              ))}
            </ul>
          </Chapter>
        ) : null}
      </div>
    </div>
  );
}

type ShareLinksProps = { title: string; url: string; messages: BlogMessages['share'] };

/** Share links: plain links and the address itself; nothing is loaded from other sites. */
function ShareLinks({ title, url, messages }: ShareLinksProps) {
  const message = encodeURIComponent(`${title} ${url}`);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${message}`;
  return (
    <>
      <ButtonRow>
        <LinkButton
          href={`https://wa.me/?text=${message}`}
          look="secondary"
          icon={<Icon name="chat" />}
          target="_blank"
          rel="noopener noreferrer"
        >
          {messages.whatsapp}
        </LinkButton>
        <LinkButton href={mail} look="secondary" icon={<Icon name="mail" />}>
          {messages.email}
        </LinkButton>
      </ButtonRow>
      <p className="share-address">
        <label className="field-label" htmlFor="endereco">
          {messages.address}
        </label>
        <input className="input" id="endereco" type="url" readOnly defaultValue={url} />
      </p>
    </>
  );
}
