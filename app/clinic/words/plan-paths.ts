import { isOnlinePlan, isPlanSlug, PLAN_SLUGS, type PlanSlug } from '#app/clinic/plan-prices.ts';

/** Paths of the pages that explain each plan; the online plans share one. */
export const PLAN_PATHS = {
  basico: '/planobasico',
  padrao: '/planopadrao',
  premium: '/planopremium',
  'basico-online': '/planosonline#basico-online',
  'padrao-online': '/planosonline#padrao-online',
  'premium-online': '/planosonline#premium-online',
} as const satisfies Record<PlanSlug, string>;

/** Paths of the pages on each plan's contract and payment. */
export const PAYMENT_PATHS = {
  basico: '/pagamentobasico',
  padrao: '/pagamentopadrao',
  premium: '/pagamentopremium',
  'basico-online': '/pagamentobasicoonline',
  'padrao-online': '/pagamentopadraoonline',
  'premium-online': '/pagamentopremiumonline',
} as const satisfies Record<PlanSlug, string>;

const ONLINE_PLANS = '/planosonline';
const ABOUT_PLANS = ['/planos', ONLINE_PLANS, '/planosflex', '/assine'];

export function subscribePath(slug: string): string {
  return `/assine?plano=${slug}`;
}

/** The query that names a plan which somebody was about to buy and which is offered no more. */
export const GONE_PLAN = 'encerrado';

/** Where whoever signs up for a plan is led that is offered no more, and told so. */
export function gonePlanPath(slug: PlanSlug): string {
  return `/assine?${GONE_PLAN}=${slug}`;
}

/** The page that explains a plan, or Flex. */
export function planPageOf(slug: string): string {
  return isPlanSlug(slug) ? PLAN_PATHS[slug].replace(/#.*$/, '') : '/planosflex';
}

/** Whether a page is that of a plan, or of its payment. */
function isPageOf(slug: PlanSlug, path: string): boolean {
  return path === PLAN_PATHS[slug] || path === PAYMENT_PATHS[slug];
}

/** Where a page leads whose plan is offered no more. @param offered plans */
export function insteadOfPlan(path: string, offered: readonly PlanSlug[]): string {
  const slug = PLAN_SLUGS.find((each) => isPageOf(each, path));
  const isOnline = slug !== undefined && isOnlinePlan(slug) && offered.some(isOnlinePlan);
  return isOnline ? ONLINE_PLANS : '/planos';
}

/** Whether a page is about plans of which none is offered. @param path without the language prefix and an anchor */
export function isGonePlanPath(path: string, gone: readonly PlanSlug[]): boolean {
  if (path === ONLINE_PLANS)
    return PLAN_SLUGS.filter(isOnlinePlan).every((slug) => gone.includes(slug));
  return gone.some((slug) => isPageOf(slug, path));
}

/** Whether a path without its language prefix answers 404 while plans are switched off. */
export function isPlanAddress(href: string): boolean {
  const path = href.replace(/[?#].*$/, '');
  const single: readonly string[] = [
    ...Object.values(PLAN_PATHS),
    ...Object.values(PAYMENT_PATHS),
    ...ABOUT_PLANS,
  ];
  return single.includes(path);
}
