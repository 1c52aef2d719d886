import { type PlanTerms, yearCents } from '#app/clinic/plan-prices.ts';
import { clinicId } from '#app/clinic/structured-data/clinic-nodes.ts';
import { type LdDraftNode, referenceTo } from '#app/clinic/structured-data/ld-node.ts';
import { questionNodes } from '#app/clinic/structured-data/page-nodes.ts';
import type { SiteAddresses } from '#app/clinic/structured-data/site-addresses.ts';
import { PAYMENT_PATHS, PLAN_PATHS, subscribePath } from '#app/clinic/words/plan-paths.ts';
import type { YearPlan } from '#app/features/plans/plan-card.tsx';
import type { PlanText } from '#app/features/plans/plan-text.ts';
import { machinesMessages } from '#app/locales/machines.ts';
import { plansMessages } from '#app/locales/plans.ts';
import type { DescribedPage } from '#app/routes/site/machines/page-graph.ts';

type Questions = readonly { question: string; answer: string }[];

/** Structured data of a page with several plans: its questions and the price of each plan. */
export function familyGraph(
  { plans, questions }: { plans: readonly YearPlan[]; questions: Questions },
  site: SiteAddresses,
): Partial<DescribedPage> {
  const nodes = plans.map((plan) => yearPlanNode(describedYearPlan(plan, site), site));
  return questionPage(nodes, questions);
}

/** Structured data of the monthly plan. */
export function flexGraph(
  { plan, cents, questions }: { plan: PlanText; cents: number | undefined; questions: Questions },
  site: SiteAddresses,
): Partial<DescribedPage> {
  const described = {
    ...wordsOf(plan, site),
    path: '/planosflex',
    offerPath: subscribePath(plan.slug),
  };
  return questionPage(monthlyPlanNode(described, { site, cents }), questions);
}

/** Structured data of one plan's page, or of its payment page. */
export function planGraph(plan: YearPlan, site: SiteAddresses): Partial<DescribedPage> {
  const described = describedYearPlan(plan, site);
  return {
    under: '/planos',
    type: 'ItemPage',
    more: { mainEntity: { '@id': planId(described, site) } },
    nodes: [yearPlanNode(described, site)],
  };
}

function questionPage(nodes: readonly LdDraftNode[], questions: Questions): Partial<DescribedPage> {
  return {
    type: ['CollectionPage', 'FAQPage'],
    more: { mainEntity: questionNodes(questions) },
    nodes,
  };
}

function describedYearPlan(plan: YearPlan, site: SiteAddresses) {
  const { slug, terms } = plan;
  return {
    ...wordsOf(plan, site),
    terms,
    path: PLAN_PATHS[slug],
    offerPath: PAYMENT_PATHS[slug],
  };
}

function wordsOf(
  { slug, name, summary }: PlanText,
  { locale }: SiteAddresses,
): Omit<DescribedPlan, 'path' | 'offerPath'> {
  const category = machinesMessages[locale].lensSubscription;
  return { slug, name: plansMessages[locale].card.name(name), summary, category };
}

type DescribedPlan = {
  slug: string;
  name: string;
  summary: string;
  /** Category of the offer; never insurance. */
  category: string;
  /** Paths of the plan and of its payment page, without the language prefix. */
  path: string;
  offerPath: string;
};

/** A yearly lens subscription: its total and its monthly price. */
function yearPlanNode(
  plan: DescribedPlan & { terms: PlanTerms },
  site: SiteAddresses,
): LdDraftNode {
  const { instalments, instalmentCents } = plan.terms;
  return planNode(plan, {
    site,
    price: {
      price: reais(yearCents(plan.terms)),
      priceSpecification: {
        ...monthly(instalmentCents),
        billingDuration: instalments,
      },
    },
  });
}

/** An open-ended lens subscription; no offer while the record has no price. */
function monthlyPlanNode(
  plan: DescribedPlan,
  { site, cents }: { site: SiteAddresses; cents: number | undefined },
): LdDraftNode[] {
  if (cents === undefined) return [];
  const price = { price: reais(cents), priceSpecification: monthly(cents) };
  return [planNode(plan, { site, price })];
}

function planId({ path, slug }: DescribedPlan, site: SiteAddresses): string {
  return `${site.page(path.replace(/#.*$/, ''))}#plano-${slug}`;
}

function planNode(
  plan: DescribedPlan,
  { site, price }: { site: SiteAddresses; price: LdDraftNode },
): LdDraftNode {
  return {
    '@type': 'Product',
    '@id': planId(plan, site),
    name: plan.name,
    description: plan.summary,
    category: plan.category,
    url: site.page(plan.path),
    image: site.shared('/icon-512.png'),
    brand: referenceTo(clinicId(site)),
    offers: {
      '@type': 'Offer',
      url: site.page(plan.offerPath),
      priceCurrency: 'BRL',
      seller: referenceTo(clinicId(site)),
      ...price,
    },
  };
}

function monthly(cents: number): LdDraftNode {
  return {
    '@type': 'UnitPriceSpecification',
    price: reais(cents),
    priceCurrency: 'BRL',
    unitCode: 'MON',
    billingIncrement: 1,
  };
}

/** An amount in schema.org's format: '1200.00'. */
function reais(cents: number): string {
  return (cents / 100).toFixed(2);
}
