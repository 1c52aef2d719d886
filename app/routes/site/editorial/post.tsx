import { data, isRouteErrorResponse, redirect } from 'react-router';
import { professionalOf } from '#app/clinic/professionals.ts';
import { listedPost, relatedPosts } from '#app/features/blog/post-list.ts';
import { listedServices } from '#app/features/services/listed-services.ts';
import { blogMessages } from '#app/locales/blog.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { localPath } from '#app/platform/locale.ts';
import { relinkedBlocks } from '#app/platform/text/page-text.ts';
import { FailureContent } from '#app/routes/site/failure-content.tsx';
import { feedLink, headersFor, keptAsLoaded } from '#app/routes/site/kept-page.ts';
import { pageMeta } from '#app/routes/site/page-meta.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import type { Route } from './+types/post';
import { editorialOf, missingText } from './editorial.server.ts';
import { postGraph } from './editorial-graphs.ts';
import { PostPage } from './post-page.tsx';

export function loader(args: Route.LoaderArgs) {
  const page = editorialOf(args);
  const { content, url, locale, editorial, clinic, today, address } = page;
  const { slug } = args.params;
  const { posts, foreignPages = [], hiddenPosts = [] } = editorial;
  const post = [...posts, ...foreignPages].find((each) => each.slug === slug);
  // Not for good: staff may show them again.
  if (!post && hiddenPosts.some((each) => each.slug === slug))
    throw redirect(localPath(locale, '/blog'), 302);
  if (!post) throw missingText(page);
  const author = post.author === null ? null : professionalOf(content.clinic, post.author, today);
  const reviewer = { ...clinic.doctor, role: clinic.doctor.title };
  const named = post.services.map((slug) => ({ slug }));
  return data(
    {
      clinic,
      locale,
      post: { ...post, body: relinkedBlocks(post.body, (href) => localPath(locale, href)) },
      author,
      jsonLd: postGraph(page, { post, author, reviewer }),
      services: listedServices(named, content.services),
      related: relatedPosts(post, editorial.posts).map(listedPost),
      canonical: address(`/blog/${post.slug}`),
      feedUrl: address('/blog/feed.xml'),
    },
    { headers: headersFor(url) },
  );
}

export const headers = keptAsLoaded;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { clinic, locale, post, canonical, feedUrl, jsonLd } = loaderData;
  const messages = blogMessages[locale];
  return [
    ...pageMeta({
      title: messages.pageTitle(post.title, clinic.displayName),
      description: post.excerpt,
      canonical,
      jsonLd,
      type: 'article',
    }),
    feedLink({ title: messages.feedTitle(clinic.displayName), href: feedUrl }),
  ];
}

export default function Post({ loaderData }: Route.ComponentProps) {
  return <PostPage {...loaderData} />;
}

/** An unknown post keeps its 404; every other error shows the failure page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <MissingPost /> : <FailureContent />;
}

/** Shown for an unknown article, with a link to the list. */
function MissingPost() {
  const { missing, seeAll } = useMessages(blogMessages);
  return (
    <div className="screen">
      <title>{missing.title}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap">
        <PageHeader title={missing.title} lead={missing.text} />
        <ButtonRow>
          <LinkButton href="/blog">{seeAll}</LinkButton>
        </ButtonRow>
      </div>
    </div>
  );
}
