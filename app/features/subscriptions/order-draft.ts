import type { PlanSlug } from '#app/clinic/plan-prices.ts';

/** What the visitor typed, unparsed; validated again before the order. */
export type TypedWho = { name: string; cpf: string; phone: string; email: string };
export type TypedWhere = {
  postalCode: string;
  street: string;
  streetNumber: string;
  complement: string;
  district: string;
  city: string;
  stateCode: string;
};
export type TypedHow = { prescription: string; payIn: string; provider: string };

/** A subscription that is being filled in. Grows screen by screen. */
export type OrderDraft = {
  /** Idempotency key for the order. */
  key: string;
  plan: PlanSlug;
  who?: TypedWho | undefined;
  where?: TypedWhere | undefined;
  how?: TypedHow | undefined;
  /** Set once ordered, when the answers are cleared: the order's session, for a second click on the button. */
  orderedSession?: string | undefined;
};

export const ORDER_STEPS = ['who', 'where', 'how', 'check'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

export const SUBSCRIBE_PATH = '/assine';
export const ORDER_STEP_PATHS = {
  who: '/assine/dados',
  where: '/assine/entrega',
  how: '/assine/receita',
  check: '/assine/conferir',
} satisfies Record<OrderStep, string>;
export const ORDERED_PATH = '/assine/obrigado';

export const MY_ORDER_PATHS = {
  order: '/minha-assinatura',
  contract: '/minha-assinatura/contrato.pdf',
  address: '/minha-assinatura/endereco',
  withdraw: '/minha-assinatura/desistir',
  cancel: '/minha-assinatura/cancelar',
} as const;

/** The first step without an answer; 'check' when all have one. */
export function firstOpenOrderStep({ who, where, how }: OrderDraft): OrderStep {
  if (!who) return 'who';
  if (!where) return 'where';
  return how ? 'check' : 'how';
}

/** Whether a visitor may see a step: all steps before it are answered. */
export function isOrderStepOpen(draft: OrderDraft, step: OrderStep): boolean {
  return ORDER_STEPS.indexOf(step) <= ORDER_STEPS.indexOf(firstOpenOrderStep(draft));
}

/** Where 'Voltar' leads. @param plan for the way back to the choice of plans */
export function pathBefore(step: OrderStep, plan: PlanSlug): string {
  const before = ORDER_STEPS[ORDER_STEPS.indexOf(step) - 1];
  return before ? ORDER_STEP_PATHS[before] : `${SUBSCRIBE_PATH}?plano=${plan}`;
}
