import { always, BY_HAND, jobOf, type Message, may, NEEDED } from './message-shape.ts';

const PAYMENTS = { label: 'Ajustes dos pagamentos', href: '/equipe/pagamentos/ajustes' };
const ORDERS = { label: 'Planos e preços', href: '/equipe/assinaturas/precos' };
const MONEY = { group: 'money', to: 'payer', channel: 'mail', setting: PAYMENTS } as const;
const PLAN = { group: 'plan', to: 'customer', channel: 'mail', setting: ORDERS } as const;
const orderJob = (kind: string) => ({ queue: 'order-mail', kind, audience: 'customer' }) as const;
const MONEY_MOVED = 'é o comprovante de quem paga';
const OFFERED = 'há dinheiro de quem paga em jogo';
const CONTRACT = 'o contrato e a lei pedem';

/** About money and plans. */
export const MONEY_MESSAGES = {
  'charge-due-soon': {
    ...MONEY,
    event: 'um pagamento vai vencer',
    what: 'lembrete com o link de pagar',
    ...may('ninguém é lembrado antes de vencer'),
    job: jobOf('charge-mail', 'due-soon'),
  },
  'charge-overdue': {
    ...MONEY,
    event: 'um pagamento venceu',
    what: 'lembrete com o link de pagar',
    ...may('a equipe vê em “Pagamentos” e liga'),
    job: jobOf('charge-mail', 'overdue'),
  },
  'charge-part-paid': {
    ...MONEY,
    event: 'chega uma parte do pagamento',
    what: 'recibo da parte e o que falta',
    ...always(MONEY_MOVED),
    job: jobOf('charge-mail', 'part-paid'),
  },
  'charge-paid': {
    ...MONEY,
    event: 'o pagamento chega',
    what: 'recibo',
    ...always(MONEY_MOVED),
    job: jobOf('charge-mail', 'paid'),
  },
  'charge-refunded': {
    ...MONEY,
    event: 'o dinheiro volta',
    what: 'comprovante da devolução',
    ...always(MONEY_MOVED),
    job: jobOf('charge-mail', 'refunded'),
  },
  'deposit-expired': {
    ...MONEY,
    event: 'o prazo do sinal passa',
    what: 'aviso de que o horário ficou livre',
    ...always(NEEDED),
    job: jobOf('deposit-mail', 'expired'),
  },
  'deposit-offered': {
    ...MONEY,
    event: 'o sinal chega e o horário já foi ocupado',
    what: 'escolha entre outro horário e o dinheiro',
    ...always(OFFERED),
    job: jobOf('deposit-mail', 'offered'),
  },
  'deposit-returned': {
    ...MONEY,
    event: 'ninguém escolhe outro horário',
    what: 'aviso de que o sinal volta',
    ...always(OFFERED),
    job: jobOf('deposit-mail', 'returned'),
  },
  'order-ordered': {
    ...PLAN,
    event: 'alguém assina um plano',
    what: 'contrato e link da assinatura',
    ...always(CONTRACT),
    job: orderJob('ordered'),
  },
  'order-again': {
    ...PLAN,
    event: 'a recepção corrige o e-mail ou manda o link',
    what: 'contrato e link de novo',
    when: 'Quando a equipe manda',
    ...always(BY_HAND),
    job: orderJob('again'),
  },
  'order-active': {
    ...PLAN,
    event: 'a receita é conferida',
    what: 'aviso de que o ano começou',
    ...always(CONTRACT),
    job: orderJob('active'),
  },
  'order-withdrawn': {
    ...PLAN,
    event: 'o cliente desiste no prazo',
    what: 'confirmação da desistência',
    ...always(CONTRACT),
    job: orderJob('withdrawn'),
  },
  'order-cancelled': {
    ...PLAN,
    event: 'a assinatura é cancelada',
    what: 'confirmação e acerto de contas',
    ...always(CONTRACT),
    job: orderJob('cancelled'),
  },
  'order-ending': {
    ...PLAN,
    event: 'o ano do plano está no fim',
    what: 'aviso do fim, com os planos de agora',
    when: 'Antes do fim do contrato, de manhã',
    ...may('o plano acaba sem aviso por e-mail'),
    job: orderJob('ending'),
  },
  'order-new-price': {
    ...PLAN,
    event: 'a equipe anuncia um preço novo',
    what: 'aviso do preço e do dia',
    ...always(CONTRACT),
    job: orderJob('new-price'),
  },
} as const satisfies Record<string, Message>;
