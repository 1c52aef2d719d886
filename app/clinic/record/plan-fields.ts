import { z } from 'zod';
import { planPriceFields } from '#app/clinic/plan-price-fields.ts';
import {
  isOnlinePlan,
  PLAN_SLUGS,
  type PlanSlug,
  STANDARD_PLANS,
} from '#app/clinic/plan-prices.ts';
import { isOffered } from './archived.ts';
import { field, told } from './field-meta.ts';

/** Contracts promise lenses month by month; at most enough for lenses of a day. */
const [FEWEST_PAIRS, MOST_PAIRS] = [12, 400];
const MOST_VISITS = 52;

const PLAN_NAMES = {
  basico: 'Básico',
  padrao: 'Padrão',
  premium: 'Premium',
  'basico-online': 'Básico online',
  'padrao-online': 'Padrão online',
  'premium-online': 'Premium online',
} as const satisfies Record<PlanSlug, string>;

/** What staff call a plan. Its name on the site is that of its text. */
export function planName(slug: PlanSlug): string {
  return PLAN_NAMES[slug];
}

const plan = z.strictObject({
  slug: field(z.enum(PLAN_SLUGS), {
    label: 'Plano',
    kind: 'slug',
    options: PLAN_NAMES,
  }),
  pairsAYear: field(z.int().min(FEWEST_PAIRS).max(MOST_PAIRS), {
    label: 'Pares de lentes por ano',
    help: 'De 12, um para cada mês, a 400. Em quantas parcelas o ano se paga não muda: são 12.',
  }),
  inPersonVisits: field(z.int().min(0).max(MOST_VISITS), {
    label: 'Consultas na clínica por ano',
    help: 'Por exemplo 2. Num plano online, 0.',
  }),
  onlineAccess: field(z.enum(['counted', 'included', 'priority']), {
    label: 'Consultas online',
    options: {
      counted: 'Um número por ano',
      included: 'Incluídas, sem número',
      priority: 'Incluídas, sem número e com prioridade',
    },
  }),
  onlineVisits: field(z.int().min(1).max(MOST_VISITS).optional(), {
    label: 'Quantas consultas online por ano',
    help: 'Por exemplo 2. Só vale com “Um número por ano”.',
  }),
  isHighlighted: field(z.boolean().default(false), {
    label: 'Em destaque',
    help: 'Um plano presencial e um online podem ter destaque.',
  }),
  isArchived: field(z.boolean().default(false), {
    label: 'Arquivado',
    help: 'Sai do site e ninguém mais o contrata. Quem já contratou continua com ele; desmarque para voltar.',
  }),
});

const isOnTop = (each: z.output<typeof plan>) => each.isHighlighted && isOffered(each);

const plans = z
  .array(plan)
  .superRefine((list, context) => {
    const report = (path: (string | number)[], problem: ReturnType<typeof told>) =>
      context.addIssue({ code: 'custom', path, ...problem });
    const slugs = new Set(list.map(({ slug }) => slug));
    if (list.length !== PLAN_SLUGS.length || slugs.size !== PLAN_SLUGS.length)
      report([], told('must have each plan once', 'Cada plano fica na lista uma vez. Arquive.'));
    for (const [index, each] of list.entries()) {
      const isOnline = isOnlinePlan(each.slug);
      if (isOnline && each.inPersonVisits > 0)
        report(
          [index, 'inPersonVisits'],
          told('is no visit online', 'Um plano online não inclui consulta na clínica: ponha 0.'),
        );
      if (!isOnline && each.inPersonVisits === 0)
        report(
          [index, 'inPersonVisits'],
          told('needs a visit', 'Um plano presencial inclui ao menos 1 consulta na clínica.'),
        );
      if (each.onlineAccess === 'counted' && each.onlineVisits === undefined)
        report([index, 'onlineVisits'], told('is missing', 'Diga quantas, como 2.'));
      const isSecond = list
        .slice(0, index)
        .some((other) => isOnTop(other) && isOnlinePlan(other.slug) === isOnline);
      if (isOnTop(each) && isSecond)
        report(
          [index, 'isHighlighted'],
          told('is the second', 'Outro plano do mesmo tipo já está em destaque. Escolha um.'),
        );
    }
    if (!list.some((each) => isOffered(each) && !isOnlinePlan(each.slug)))
      report(
        [],
        told(
          'has no plan with visits',
          'Deixe ao menos um plano presencial sem arquivar. Para tirar todos do site, use “Assinaturas de lentes”.',
        ),
      );
  })
  .prefault([...STANDARD_PLANS]);

/** What the clinic says of its lens subscriptions. */
export const planFields = {
  /** Prices of yearly plans that staff have announced; never written by hand. */
  planPrices: field(planPriceFields.default([]), { label: 'Preços dos planos', kind: 'kept' }),
  /** What comes with each yearly plan, in the order of the site. Contracts keep what they were made with. */
  yearPlans: field(plans, {
    label: 'Planos de um ano',
    section: 'planos',
    help: 'Na ordem em que aparecem no site. Contratos já feitos continuam como foram assinados.',
    entry: 'um plano',
    isFixed: true,
  }),
};
