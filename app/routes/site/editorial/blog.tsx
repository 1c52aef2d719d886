import { data } from 'react-router';
import { addressOf } from '#app/clinic/record/own-service-fields.ts';
import type { ListedPost } from '#app/features/blog/post.ts';
import { PostCard } from '#app/features/blog/post-card.tsx';
import { categoriesInUse, listedPost, pageOf } from '#app/features/blog/post-list.ts';
import { foundItems } from '#app/features/search/search-document.ts';
import { ServiceGlyph } from '#app/features/services/service-glyph.tsx';
import { blogMessages } from '#app/locales/blog.ts';
import { searchMessages } from '#app/locales/search.ts';
import { localPath } from '#app/platform/locale.ts';
import { formed } from '#app/platform/text/fact-words.ts';
import { NOT_INDEXED } from '#app/routes/site/content-meta.ts';
import { feedLink, headersFor, keptAsLoaded } from '#app/routes/site/kept-page.ts';
import { pageMeta } from '#app/routes/site/page-meta.ts';
import { Chips } from '#app/ui/chips/chips.tsx';
import { Pager } from '#app/ui/pager/pager.tsx';
import { Shelf } from '#app/ui/shelf/shelf.tsx';
import type { Route } from './+types/blog';
import { askedCategory, editorialOf, resultsOf } from './editorial.server.ts';
import { blogGraph } from './editorial-graphs.ts';
import { ListIntro, listAddress, NothingFound, ResultLine, TopicsAside } from './list-parts.tsx';

export async function loader(args: Route.LoaderArgs) {
  const page = editorialOf(args);
  const { url, locale, editorial, clinic, address } = page;
  const category = askedCategory(page);
  const { query, results } = await resultsOf(page.services, { url, locale, kind: 'post' });
  const found = foundItems(editorial.posts, results, ({ slug }) => `/blog/${slug}`);
  const inCategory = found.filter((post) => !category || post.category === category.slug);
  const listed = pageOf<ListedPost>(inCategory.map(listedPost), url.searchParams.get('pagina'));
  const state = listAddress('/blog', {
    categoria: category && addressOf(category),
    pagina: listed.page,
  });
  return data(
    {
      clinicName: clinic.displayName,
      doctorForm: clinic.doctorForm,
      locale,
      listed,
      query,
      category,
      categories: categoriesInUse(editorial.posts, page.content.clinic.postCategories),
      canonical: address(query === '' ? state : '/blog'),
      feedUrl: address('/blog/feed.xml'),
      jsonLd: blogGraph(page),
    },
    { headers: headersFor(url) },
  );
}

export const headers = keptAsLoaded;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { clinicName, locale, canonical, feedUrl, jsonLd, query } = loaderData;
  const messages = blogMessages[locale];
  return [
    ...pageMeta({
      title: messages.pageTitle(messages.listTitle, clinicName),
      description: messages.pageDescription(clinicName),
      canonical,
      jsonLd,
    }),
    feedLink({ title: messages.feedTitle(clinicName), href: feedUrl }),
    ...(query ? [NOT_INDEXED] : []),
  ];
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { clinicName, doctorForm, locale, listed, query, category, categories } = loaderData;
  const messages = blogMessages[locale];
  const path = localPath(locale, '/blog');
  const chips = [undefined, ...categories].map((each) => ({
    href: listAddress(path, { busca: query, categoria: each && addressOf(each) }),
    label: each?.label ?? messages.all,
    isCurrent: each?.slug === category?.slug,
  }));
  return (
    <div className="screen">
      <div className="wrap">
        <ListIntro
          {...{ locale, path, query, messages }}
          kicker={clinicName}
          lead={formed(messages.lead, doctorForm)}
          title={category ? `${messages.title}: ${category.label}` : messages.title}
        />
        <Shelf
          asideLabel={messages.aside}
          aside={
            <TopicsAside locale={locale} messages={messages}>
              <Chips label={messages.topics} chips={chips} />
            </TopicsAside>
          }
        >
          {listed.total === 0 ? (
            <NothingFound path={path} messages={messages} />
          ) : (
            <>
              <ResultLine {...{ query, messages }} total={listed.total} />
              <ul className="grid">
                {listed.items.map((post) => (
                  <li key={post.slug}>
                    <PostCard
                      {...{ post, locale }}
                      titleLevel={2}
                      picture={<ServiceGlyph slug={post.services[0] ?? post.category} />}
                    />
                  </li>
                ))}
              </ul>
              <Pager
                label={messages.pages}
                page={listed.page}
                pageCount={listed.pageCount}
                hrefOf={(pagina) =>
                  listAddress(path, {
                    busca: query,
                    categoria: category && addressOf(category),
                    pagina,
                  })
                }
                labels={searchMessages[locale].pager}
              />
            </>
          )}
        </Shelf>
      </div>
    </div>
  );
}
