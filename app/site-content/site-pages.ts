import { isOver } from '#app/clinic/campaign-season.ts';
import { addressOf } from '#app/clinic/record/own-service-fields.ts';
import { servicePath } from '#app/clinic/structured-data/service-node.ts';
import { PAYMENT_PATHS, PLAN_PATHS } from '#app/clinic/words/plan-paths.ts';
import { isOpenPath, offersOf } from '#app/clinic/words/site-offers.ts';
import { campaignPath } from '#app/features/campaign/campaign.ts';
import { MAP_PATHS } from '#app/features/map/map-paths.ts';
import { updatedOnOf } from '#app/features/privacy/privacy-updated.ts';
import { listedServices } from '#app/features/services/listed-services.ts';
import { blogMessages } from '#app/locales/blog.ts';
import { chromeMessages } from '#app/locales/chrome.ts';
import { faqMessages } from '#app/locales/faq.ts';
import { mapMessages } from '#app/locales/map.ts';
import { plansMessages } from '#app/locales/plans.ts';
import { podcastMessages } from '#app/locales/podcast.ts';
import { privacyMessages } from '#app/locales/privacy.ts';
import { searchMessages } from '#app/locales/search.ts';
import { servicesMessages } from '#app/locales/services.ts';
import { type Locale, localPath, withoutLocale } from '#app/platform/locale.ts';
import { isUnmeasuredPath } from '#app/platform/private-paths.ts';
import { offersIn } from './offers-in.ts';
import type { Content, Contents } from './site-content.server.ts';

/** A page that search engines may list. */
export type SitePage = {
  /** Path in the default language, '/servicos'. */
  path: string;
  title: string;
  description: string;
  /** Section it belongs to, in a word or two; left out for top-level pages. */
  part?: string;
  /** Calendar day, where one is known. */
  changedOn?: string | undefined;
};

/**
 * Every page of one language that search engines may list, in the order of the site.
 * @param today calendar day in the clinic's zone: leaves out campaigns that are over for good
 */
export function sitePages(content: Content, today?: string): SitePage[] {
  const offers = offersIn(content);
  return [
    ...firstPages(content),
    ...servicePages(content),
    ...wordPages(content),
    ...campaignPages(content, today),
    ...planPages(content),
    ...postPages(content),
    ...episodePages(content),
  ].filter(({ path }) => isOpenPath(offers, path));
}

function firstPages(content: Content): SitePage[] {
  const { clinic, privacy, pages } = content;
  const { locale, displayName } = clinic;
  const [faq, search] = [faqMessages[locale], searchMessages[locale]];
  const map = mapMessages[locale];
  const { scheduleLong } = chromeMessages[locale];
  return [
    { path: '/', title: clinic.slogan, description: displayName },
    { path: '/agendamento', title: scheduleLong, description: displayName },
    { path: '/sobre', title: pages.about.title, description: pages.about.description },
    {
      path: MAP_PATHS.page,
      title: map.pageTitle,
      description: map.description(displayName, clinic.address.city),
    },
    { path: '/faq', title: faq.title, description: faq.pageDescription(displayName) },
    {
      path: '/busca',
      title: search.title,
      description: search.pageDescription(displayName, offersIn(content)),
    },
    {
      path: '/acessibilidade',
      title: pages.accessibility.title,
      description: pages.accessibility.description,
      changedOn: pages.accessibility.updatedOn,
    },
    {
      path: '/privacy',
      title: privacyMessages[locale].title,
      description: privacyMessages[locale].pageDescription(displayName),
      changedOn: updatedOnOf(privacy, locale),
    },
  ];
}

function servicePages({ clinic, services }: Content): SitePage[] {
  const { list } = servicesMessages[clinic.locale];
  const own = listedServices(clinic.services, services).map(({ title, summary, ...each }) => ({
    path: servicePath(addressOf(each)),
    title,
    description: summary,
    part: list.title,
  }));
  const description = list.pageDescription(clinic.displayName, offersOf(clinic));
  return [{ path: '/servicos', title: list.title, description }, ...own];
}

function wordPages({ pages }: Content): SitePage[] {
  const { lenses, cataract, dryEye, waitlist } = pages;
  const front = ({ title, description }: { title: string; description: string }) => ({
    title,
    description,
  });
  return [
    { path: '/lentes', ...front(lenses) },
    { path: '/artigos/catarata', ...front(cataract), changedOn: cataract.reviewedOn },
    { path: '/questionario-olho-seco', ...front(dryEye) },
    { path: '/waitlist', ...front(waitlist) },
  ];
}

function campaignPages({ clinic, pages }: Content, today?: string): SitePage[] {
  return clinic.campaigns
    .filter((campaign) => today === undefined || !isOver(campaign, today))
    .map(({ slug, texts }) => ({
      path: campaignPath(slug),
      title: texts?.title ?? pages.campaign.title,
      description: texts?.lead ?? pages.campaign.description,
    }));
}

function planPages({ clinic, pages }: Content): SitePage[] {
  const { plan, payment } = plansMessages[clinic.locale];
  const { title: part } = pages.plans;
  const families: [string, { title: string; description: string }][] = [
    ['/planos', pages.plans],
    ['/planosonline', pages.onlinePlans],
    ['/planosflex', pages.flexPlan],
    ['/assine', pages.subscribe],
  ];
  const ofThePlans = pages.planTexts.flatMap(({ slug, name, summary }) => {
    const [ownPath, payPath] = [pathOf(PLAN_PATHS, slug), pathOf(PAYMENT_PATHS, slug)];
    const { description } = pages.payment;
    return [
      // The online plans share a page that is listed already.
      ...(ownPath === undefined || ownPath.includes('#')
        ? []
        : [{ path: ownPath, title: plan.pageTitle(name), description: summary, part }]),
      ...(payPath === undefined
        ? []
        : [{ path: payPath, title: payment.pageTitle(name), description, part }]),
    ];
  });
  return [
    ...families.map(([path, { title, description }]) => ({ path, title, description })),
    ...ofThePlans,
  ];
}

function pathOf(paths: Readonly<Record<string, string>>, slug: string): string | undefined {
  return paths[slug];
}

function postPages({ clinic: { locale, displayName }, editorial }: Content): SitePage[] {
  const messages = blogMessages[locale];
  const { posts, foreignPages = [] } = editorial;
  const own = [...posts, ...foreignPages].map(
    ({ slug, title, excerpt, publishedOn, updatedOn }) => ({
      path: `/blog/${slug}`,
      title,
      description: excerpt,
      part: messages.title,
      changedOn: updatedOn ?? publishedOn,
    }),
  );
  const description = messages.pageDescription(displayName);
  return [{ path: '/blog', title: messages.title, description, changedOn: newestOf(own) }, ...own];
}

function episodePages({ clinic: { locale }, editorial }: Content): SitePage[] {
  const { title, description } = editorial.podcast;
  const own = editorial.episodes.map((episode) => ({
    path: `/podcast/${episode.slug}`,
    title: episode.title,
    description: episode.description,
    part: podcastMessages[locale].kicker,
    changedOn: episode.publishedOn,
  }));
  return [{ path: '/podcast', title, description, changedOn: newestOf(own) }, ...own];
}

function newestOf(pages: readonly { changedOn: string }[]): string | undefined {
  return pages
    .map(({ changedOn }) => changedOn)
    .sort()
    .at(-1);
}

/** Public pages that search engines do not list. */
const UNLISTED = ['/contato/mensagem', '/contato/enviado', '/check'];

/** Addresses of all public pages in every language whose visits may be counted. */
export function measuredPages(contents: Contents): ReadonlySet<string> {
  const paths = Object.values(contents).flatMap((content) =>
    [...sitePages(content).map(({ path }) => path), ...UNLISTED].map((path) =>
      localPath(content.clinic.locale, path),
    ),
  );
  return new Set(paths.filter((path) => !isUnmeasuredPath(path)));
}

/**
 * Languages in which a page exists. Articles and episodes may be written in one language first; everything else exists
 * in all of them, also pages without a language.
 */
export function localesOfPage(contents: Contents, pathname: string): readonly Locale[] {
  const { locales } = contents['pt-BR'].clinic;
  const [, area, slug] = /^\/(blog|podcast)\/([a-z0-9-]+)\/?$/.exec(withoutLocale(pathname)) ?? [];
  if (!slug) {
    const open = locales.filter((locale) => isOpenIn(contents[locale], pathname));
    return open.length > 0 ? open : locales;
  }
  const having = locales.filter((locale) => {
    const editorial = contents[locale]?.editorial;
    const { posts = [], foreignPages = [], episodes = [] } = editorial ?? {};
    return (area === 'blog' ? [...posts, ...foreignPages] : episodes).some(
      (text) => text.slug === slug,
    );
  });
  return having.length > 0 ? having : locales;
}

/** A page that is an example in one language may be the clinic's own in another. */
function isOpenIn(content: Content | undefined, pathname: string): boolean {
  return content !== undefined && isOpenPath(offersIn(content), withoutLocale(pathname));
}
