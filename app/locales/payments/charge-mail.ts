import type { ByLocale } from '#app/platform/locale.ts';

type Sums = { total: string; paid: string; rest: string; given: string };

/** What the mails about a charge say: reminders and receipts. Subjects are shown on locked screens. */
const portuguese = {
  subject: {
    'due-soon': (day: string) => `Pagamento com vencimento em ${day}`,
    overdue: (day: string) => `Pagamento que venceu em ${day}`,
    'part-paid': () => 'Recebemos uma parte do pagamento',
    paid: () => 'Recibo de pagamento',
    refunded: () => 'Comprovante de devolução',
  },
  title: {
    'due-soon': 'Um pagamento vence em breve',
    overdue: 'Um pagamento venceu',
    'part-paid': 'Recebemos uma parte',
    paid: 'Pagamento recebido',
    refunded: 'Dinheiro devolvido',
  },
  greeting: (name: string) => `Olá, ${name}.`,
  opening: {
    'due-soon': ({ rest }: Sums, day: string) =>
      `O pagamento de ${rest} vence em ${day}. No link abaixo está como pagar.`,
    overdue: ({ rest }: Sums, day: string) =>
      `O pagamento de ${rest} venceu em ${day} e ainda não aparece para nós. Se você já pagou, não precisa fazer nada: a clínica confere pelo extrato do banco.`,
    'part-paid': ({ paid, rest }: Sums) =>
      `Recebemos ${paid}. Faltam ${rest}. No link abaixo está como pagar o que falta.`,
    paid: ({ paid }: Sums) => `Recebemos ${paid}. Obrigado. Guarde este e-mail como recibo.`,
    refunded: ({ given }: Sums) =>
      `Devolvemos ${given} ao todo. O banco pode levar alguns dias para mostrar o valor.`,
  },
  label: {
    what: 'O que é pago',
    total: 'Valor',
    paid: 'Já recebido',
    rest: 'Falta pagar',
    given: 'Devolvido',
    paidOn: 'Pagamento',
    givenOn: 'Devolução',
    due: 'Vencimento',
    reference: 'Identificador',
    seller: 'Quem recebe',
    taxId: 'CNPJ',
    address: 'Endereço',
    email: 'E-mail',
  },
  restByDesk: ({ paid, rest }: Sums) =>
    `Recebemos ${paid}. Faltam ${rest}, que não se pagam pelo link: combine com a clínica.`,
  noInvoice:
    'Este recibo não é nota fiscal. A nota fiscal de serviço (NFS-e) a clínica emite à parte.',
  page: {
    'due-soon': 'Ver como pagar',
    overdue: 'Ver como pagar',
    'part-paid': 'Pagar o que falta',
    paid: 'Ver o recibo',
    refunded: 'Ver o comprovante',
  },
  personal: 'Esse link mostra só este pagamento. Não peça a ninguém que pague por outro link.',
  caution:
    'A clínica nunca pede senha nem código do banco. Antes de pagar, confira no aplicativo do banco o nome de quem recebe.',
  talk: 'Falar com a clínica',
  call: (phone: string) => `Ligar para ${phone}`,
};

const english: typeof portuguese = {
  subject: {
    'due-soon': (day) => `Payment due on ${day}`,
    overdue: (day) => `Payment that was due on ${day}`,
    'part-paid': () => 'We received part of your payment',
    paid: () => 'Payment receipt',
    refunded: () => 'Refund confirmation',
  },
  title: {
    'due-soon': 'A payment is due soon',
    overdue: 'A payment is past due',
    'part-paid': 'We received part of it',
    paid: 'Payment received',
    refunded: 'Money refunded',
  },
  greeting: (name) => `Hello ${name},`,
  opening: {
    'due-soon': ({ rest }, day) =>
      `Your payment of ${rest} is due on ${day}. The link below shows how to pay.`,
    overdue: ({ rest }, day) =>
      `Your payment of ${rest} was due on ${day}, and we do not see it yet. If you have already paid, there is nothing to do: the clinic checks its bank statement.`,
    'part-paid': ({ paid, rest }) =>
      `We received ${paid}. ${rest} is still to be paid. The link below shows how.`,
    paid: ({ paid }) => `We received ${paid}. Thank you. Keep this email as your receipt.`,
    refunded: ({ given }) =>
      `We have refunded ${given} in total. Your bank may take a few days to show it.`,
  },
  label: {
    what: 'What is paid for',
    total: 'Amount',
    paid: 'Received so far',
    rest: 'Still to pay',
    given: 'Refunded',
    paidOn: 'Payment',
    givenOn: 'Refund',
    due: 'Due date',
    reference: 'Identifier',
    seller: 'Payee',
    taxId: 'CNPJ (company number)',
    address: 'Address',
    email: 'Email',
  },
  restByDesk: ({ paid, rest }) =>
    `We received ${paid}. ${rest} is still to be paid and cannot be paid by the link: settle it with the clinic.`,
  noInvoice:
    'This receipt is not a tax invoice. The clinic issues the service invoice (NFS-e) separately.',
  page: {
    'due-soon': 'See how to pay',
    overdue: 'See how to pay',
    'part-paid': 'Pay the rest',
    paid: 'See the receipt',
    refunded: 'See the confirmation',
  },
  personal: 'This link shows only this payment. Do not pay through any other link.',
  caution:
    'The clinic never asks for a password or a bank code. Before you pay, compare the payee’s name in your bank’s app.',
  talk: 'Talk to the clinic',
  call: (phone) => `Call ${phone}`,
};

export const chargeMailMessages: ByLocale<typeof portuguese> = {
  'pt-BR': portuguese,
  'en-US': english,
};
