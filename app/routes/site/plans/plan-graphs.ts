import type { LdDraftNode } from '#app/clinic/structured-data/ld-node.ts';
import {
  type DescribedPlan,
  monthlyPlanNode,
  planId,
  yearPlanNode,
} from '#app/clinic/structured-data/plan-node.ts';
import { questionNodes } from '#app/clinic/structured-data/question-nodes.ts';
import type { SiteAddresses } from '#app/clinic/structured-data/site-addresses.ts';
import type { YearPlan } from '#app/features/plans/plan-card.tsx';
import { PAYMENT_PATHS, PLAN_PATHS, subscribePath } from '#app/features/plans/plan-paths.ts';
import type { PlanText } from '#app/features/plans/plan-text.ts';
import { machinesMessages } from '#app/locales/pt-BR/machines.ts';
import { plansMessages } from '#app/locales/pt-BR/plans.ts';
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
  const { slug } = plan;
  return {
    ...wordsOf(plan, site),
    slug,
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
