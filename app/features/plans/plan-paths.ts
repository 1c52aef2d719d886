import type { PlanSlug } from '#app/clinic/plan-prices.ts';

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

const ABOUT_PLANS = ['/planos', '/planosonline', '/planosflex', '/assine'];

export function subscribePath(slug: string): string {
  return `/assine?plano=${slug}`;
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
