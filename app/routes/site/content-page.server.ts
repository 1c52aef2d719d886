import { data, redirect } from 'react-router';
import {
  commonInstalments,
  isPlanSlug,
  offeredPlans,
  offeredSaving,
  onlineSavingRange,
  type PlanSlug,
  type PlanTable,
  planTableOn,
} from '#app/clinic/plan-prices.ts';
import { insteadOfPlan, isPlanAddress } from '#app/clinic/words/plan-paths.ts';
import { isOpenPath, offersOf } from '#app/clinic/words/site-offers.ts';
import type { YearPlan } from '#app/features/plans/plan-card.tsx';
import type { PlanText } from '#app/features/plans/plan-text.ts';
import { localPath, withoutLocale } from '#app/platform/locale.ts';
import { relinked, relinkedBlocks, type TextSection } from '#app/platform/text/page-text.ts';
import type { TextBlock } from '#app/platform/text/text-blocks.ts';
import { type PageArgs, pageOf } from '#app/routes/page.server.ts';
import { type DescribedPage, pageGraph } from '#app/routes/site/machines/page-graph.ts';
import { lentReviews } from './lent-reviews.server.ts';

type Text = { intro: TextBlock[]; sections: TextSection[] };

/**
 * The context of every page made from content/<locale>/pages: its language, the entries in that language, the
 * clinic as pages show it, and the page's address.
 * @throws 404 in a language that has no content
 */
export function readContentPage(args: PageArgs) {
  const page = pageOf(args);
  const { services, url, locale, content, today, clinic, site, address } = page;
  const path = withoutLocale(url.pathname).replace(/(?<=.)\/$/, '');
  const linkTo = (href: string) => {
    const offers = offersOf(content.clinic);
    if (isPlanAddress(href) && !isOpenPath(offers, href.replace(/[?#].*$/, ''))) return undefined;
    return localPath(locale, href);
  };
  return {
    /** Path without the language prefix. */
    path,
    today,
    record: content.clinic,
    env: services.env,
    /** Google's reviews, and how a page with them may be kept. */
    lent: (options: Parameters<typeof lentReviews>[1]) =>
      lentReviews({ services, locale }, options),
    reviewState: services.googleReviews?.state(),
    /** Biographies, and what other languages show of the Portuguese texts: the photos. */
    people: {
      people: content.people,
      originals: services.contents['pt-BR'].people,
      photos: services.contents['pt-BR'].pages.about.photos,
    },
    pages: content.pages,
    serviceTexts: content.services,
    /** The text with its links in this language; links to plans become plain text while plans are switched off. */
    linked: <Page extends Text>(text: Page): Page => relinked(text, linkTo),
    site,
    /** Structured data of the page. */
    graph(text: { title: string; description: string }, more: Partial<DescribedPage> = {}) {
      const { title, description } = text;
      return pageGraph(page, { path, name: title, description, ...more });
    },
    shared: {
      locale,
      clinic,
      canonical: address(path),
    },
  };
}

/** Same for a page about plans. @throws 404 while plans are switched off */
export function readPlanPage(args: PageArgs) {
  const page = readContentPage(args);
  if (!page.record.plansEnabled) throw data(null, { status: 404 });
  const offered = offeredPlans(page.record);
  // It may be offered again.
  if (!isOpenPath(offersOf(page.record), page.path))
    throw redirect(localPath(page.shared.locale, insteadOfPlan(page.path, offered)), 302);
  const { planTexts } = page.pages;
  const { locale } = page.shared;
  const table = planTableOn(page.record, page.today);
  const ofTheYear = offered.flatMap((slug) => {
    const text = planTexts.find((each) => each.slug === slug);
    return text ? (yearPlanOf(linkedPlan(text), table, offered) ?? []) : [];
  });
  const flexPlan = planTexts.find(({ slug }) => slug === 'flex');
  return {
    ...page,
    plansOf: (family: PlanText['family']) => ofTheYear.filter((plan) => plan.family === family),
    yearPlans: ofTheYear,
    savingRange: onlineSavingRange(table, offered),
    instalments: commonInstalments(ofTheYear),
    flexPlan: flexPlan && linkedPlan(flexPlan),
    /** The name of a plan that is offered no more; null for any other word. */
    goneName(slug: string | null): string | null {
      const isGone = isPlanSlug(slug) && !offered.includes(slug);
      return (isGone && planTexts.find((text) => text.slug === slug)?.name) || null;
    },
    /** The plan of this page. @param paths paths by plan */
    planAt(paths: Readonly<Record<YearPlan['slug'], string>>): YearPlan {
      const plan = ofTheYear.find(({ slug }) => paths[slug] === page.path);
      if (!plan) throw data(null, { status: 404 });
      return plan;
    },
  };

  function linkedPlan(text: PlanText): PlanText {
    return { ...text, body: relinkedBlocks(text.body, (href) => localPath(locale, href)) };
  }
}

/** A plan's text with what it costs; undefined for one that is not paid by the year. */
function yearPlanOf(
  text: PlanText,
  table: PlanTable,
  offered: readonly PlanSlug[],
): YearPlan | undefined {
  const { slug } = text;
  if (!isPlanSlug(slug)) return undefined;
  return { ...text, slug, terms: table[slug], saving: offeredSaving(table, slug, offered) };
}
