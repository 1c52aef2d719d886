import { PLAN_TABLE, type PlanSlug, totalCents } from '#app/clinic/plan-prices.ts';
import { clinicId } from './clinic-nodes.ts';
import { type LdDraftNode, referenceTo } from './ld-node.ts';
import type { SiteAddresses } from './site-addresses.ts';

export type DescribedPlan = {
  slug: string;
  name: string;
  summary: string;
  /** What kind of thing it is; never an insurance. */
  category: string;
  /** Where the plan is explained and where it is taken, as at home. */
  path: string;
  offerPath: string;
};

/** A lens subscription of a year: what it costs in all, and by the month. */
export function yearPlanNode(
  plan: DescribedPlan & { slug: PlanSlug },
  site: SiteAddresses,
): LdDraftNode {
  const { instalments, instalmentCents } = PLAN_TABLE[plan.slug];
  return planNode(plan, {
    site,
    price: {
      price: reais(totalCents(plan.slug)),
      priceSpecification: {
        ...monthly(instalmentCents),
        billingDuration: instalments,
      },
    },
  });
}

/** A lens subscription without an end; nothing is offered while the record has no price. */
export function monthlyPlanNode(
  plan: DescribedPlan,
  { site, cents }: { site: SiteAddresses; cents: number | undefined },
): LdDraftNode[] {
  if (cents === undefined) return [];
  const price = { price: reais(cents), priceSpecification: monthly(cents) };
  return [planNode(plan, { site, price })];
}

export function planId({ path, slug }: DescribedPlan, site: SiteAddresses): string {
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

/** '1200.00', as schema.org writes amounts. */
function reais(cents: number): string {
  return (cents / 100).toFixed(2);
}
