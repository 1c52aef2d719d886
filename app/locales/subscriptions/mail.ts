import type { ByLocale } from '#app/platform/locale.ts';

/** Mails about a lens subscription. */
export const subscriptionMail = {
  /** What the payer reads at the bank: no name, nothing about health. */
  instalment: (protocol: string, number: number, count: number) =>
    count === 1
      ? `Assinatura ${protocol}`
      : `Assinatura ${protocol}, parcela ${number} de ${count}`,
  protocol: 'Assinatura',
  plan: 'Plano',
  total: 'Preço total',
  payment: 'Pagamento',
  once: (amount: string, day: string) => `${amount}, até ${day}`,
  instalments: (count: number, amount: string, day: string) =>
    `${count}x de ${amount}, a primeira até ${day}`,
  open: 'Abrir a minha assinatura',
  pay: 'Pagar',
  help: (phone: string) => `Se algo não estiver certo, ligue para ${phone}.`,
  file: 'contrato',

  ordered: {
    subject: (protocol: string) => `Sua assinatura de lentes ${protocol}`,
    title: 'Recebemos a sua assinatura',
    text: 'O contrato inteiro vai junto deste e-mail, em PDF. Guarde.',
    sha256: 'Resumo digital do arquivo (SHA-256)',
    prescriptions: {
      'on-file': () => 'A clínica confere a receita que já tem. As lentes saem depois disso.',
      'to-send': (hasWhatsapp: boolean) =>
        `Falta a receita: leve à clínica ou mande uma foto ${hasWhatsapp ? 'pelo WhatsApp' : 'por e-mail'}. As lentes saem depois disso.`,
      'first-visit': () =>
        'Falta o exame de lentes. Marque pelo link abaixo. As lentes saem depois dele.',
    },
    book: 'Ver horários do exame',
    withdraw: (day: string) =>
      `Mudou de ideia? Até ${day}, abra a assinatura e aperte “Desistir”. Devolvemos tudo o que pagou.`,
  },
  again: {
    subject: (protocol: string) => `O link da sua assinatura ${protocol}`,
    title: 'O link da sua assinatura',
    text: 'A recepção mandou este e-mail a seu pedido. O link abre a sua assinatura: pagamentos, entregas e como sair. O contrato vai junto, em PDF.',
  },
  active: {
    subject: (protocol: string) => `Receita conferida: assinatura ${protocol}`,
    title: 'Sua receita foi conferida',
    text: (starts: string, ends: string) =>
      `O ano do plano começa em ${starts} e vai até ${ends}. As lentes chegam mês a mês.`,
  },
  withdrawn: {
    subject: (protocol: string) => `Você desistiu da assinatura ${protocol}`,
    title: 'Recebemos a sua desistência',
    text: 'O contrato está desfeito. Não cobramos mais nada.',
    refund: (amount: string) =>
      `Devolvemos ${amount}, tudo o que você pagou, em até 10 dias e pelo mesmo meio.`,
    nothing: 'Não havia nada pago, então não há nada a devolver.',
    lenses: 'Se já recebeu lentes, a clínica combina com você como buscar a caixa, sem custo.',
  },
  cancelled: {
    subject: (protocol: string) => `Assinatura ${protocol} cancelada`,
    title: 'Sua assinatura foi cancelada',
    text: 'Não cobramos mais nada, nem as parcelas em aberto.',
    counted: (pairs: number, amount: string) =>
      pairs === 1
        ? `Foi entregue 1 par, que vale ${amount}.`
        : `Foram entregues ${pairs} pares, que valem ${amount}.`,
    refund: (amount: string) => `Devolvemos ${amount} em até 10 dias e pelo mesmo meio.`,
    nothing: 'O que você pagou não passa do que foi entregue. Por isso, não há nada a devolver.',
  },
  ending: {
    subject: (protocol: string) => `O ano da assinatura ${protocol} está no fim`,
    title: 'O ano do seu plano está no fim',
    text: (day: string) =>
      `Ele termina em ${day} e não se renova sozinho. Você não precisa fazer nada.`,
    goOn: 'Se quiser continuar, contrate de novo no site.',
    again: 'Ver os planos',
  },
  'new-price': {
    subject: 'Preço novo do seu plano de lentes',
    title: 'O preço do seu plano para contratos novos',
    text: (day: string, amount: string) =>
      `A partir de ${day}, quem contratar paga ${amount}. O preço do seu contrato não muda até o fim.`,
    back: (day: string, amount: string) =>
      `O preço que tínhamos anunciado para ${day} não vai valer: quem contratar nesse dia continua pagando ${amount}. O preço do seu contrato não muda.`,
    free: 'Você não precisa fazer nada. O contrato não se renova sozinho, e você pode cancelar quando quiser.',
  },
  toClinic: {
    subjects: {
      ordered: (protocol: string) => `Assinatura nova: ${protocol}`,
      withdrawn: (protocol: string) => `Desistência: ${protocol}`,
      cancelled: (protocol: string) => `Assinatura cancelada: ${protocol}`,
    },
    open: 'Abrir na equipe',
  },
};

export type SubscriptionMailMessages = typeof subscriptionMail;

const english: SubscriptionMailMessages = {
  instalment: (protocol: string, number: number, count: number) =>
    count === 1
      ? `Subscription ${protocol}`
      : `Subscription ${protocol}, payment ${number} of ${count}`,
  protocol: 'Subscription',
  plan: 'Plan',
  total: 'Total price',
  payment: 'Payment',
  once: (amount: string, day: string) => `${amount}, by ${day}`,
  instalments: (count: number, amount: string, day: string) =>
    `${count} × ${amount}, the first by ${day}`,
  open: 'Open my subscription',
  pay: 'Pay',
  help: (phone: string) => `If anything is wrong, call ${phone}.`,
  file: 'contract',

  ordered: {
    subject: (protocol: string) => `Your lens subscription ${protocol}`,
    title: 'We received your subscription',
    text: 'The full contract comes with this email as a PDF. Please keep it.',
    sha256: 'Digital fingerprint of the file (SHA-256)',
    prescriptions: {
      'on-file': () => 'The clinic checks the prescription it has. Lenses are sent after that.',
      'to-send': (hasWhatsapp) =>
        `The prescription is missing: bring it to the clinic or send a photo ${hasWhatsapp ? 'on WhatsApp' : 'by email'}. Lenses are sent after that.`,
      'first-visit': () =>
        'The lens exam is missing. Book it with the link below. Lenses are sent after it.',
    },
    book: 'See times for the exam',
    withdraw: (day: string) =>
      `Changed your mind? Until ${day}, open your subscription and press “Change my mind”. We refund everything you paid.`,
  },
  again: {
    subject: (protocol: string) => `The link to your subscription ${protocol}`,
    title: 'The link to your subscription',
    text: 'The front desk sent this email at your request. The link opens your subscription: payments, deliveries and how to leave. The contract is attached as a PDF.',
  },
  active: {
    subject: (protocol: string) => `Prescription checked: subscription ${protocol}`,
    title: 'Your prescription has been checked',
    text: (starts: string, ends: string) =>
      `The plan’s year starts on ${starts} and runs until ${ends}. Lenses arrive month by month.`,
  },
  withdrawn: {
    subject: (protocol: string) => `You changed your mind about subscription ${protocol}`,
    title: 'We received your withdrawal',
    text: 'The contract is undone. We charge nothing more.',
    refund: (amount: string) =>
      `We refund ${amount}, everything you paid, within 10 days and by the same means.`,
    nothing: 'Nothing had been paid, so there is nothing to refund.',
    lenses:
      'If you already have lenses, the clinic arranges with you to collect the box at no cost.',
  },
  cancelled: {
    subject: (protocol: string) => `Subscription ${protocol} cancelled`,
    title: 'Your subscription has been cancelled',
    text: 'We charge nothing more, not even open payments.',
    counted: (pairs: number, amount: string) =>
      pairs === 1
        ? `1 pair was delivered, worth ${amount}.`
        : `${pairs} pairs were delivered, worth ${amount}.`,
    refund: (amount: string) => `We refund ${amount} within 10 days and by the same means.`,
    nothing: 'What you paid is not more than what was delivered, so there is nothing to refund.',
  },
  ending: {
    subject: (protocol: string) => `The year of subscription ${protocol} is ending`,
    title: 'Your plan’s year is ending',
    text: (day: string) =>
      `It ends on ${day} and does not renew by itself. You need not do anything.`,
    goOn: 'If you want to go on, sign up again on the website.',
    again: 'See the plans',
  },
  'new-price': {
    subject: 'New price for your lens plan',
    title: 'The price of your plan for new contracts',
    text: (day: string, amount: string) =>
      `From ${day}, new contracts cost ${amount}. The price of your contract does not change until it ends.`,
    back: (day: string, amount: string) =>
      `The price that we announced for ${day} will not apply: new contracts still cost ${amount} then. The price of your contract does not change.`,
    free: 'You need not do anything. The contract does not renew by itself, and you can cancel at any time.',
  },
  toClinic: {
    subjects: {
      ordered: (protocol: string) => `New subscription: ${protocol}`,
      withdrawn: (protocol: string) => `Withdrawal: ${protocol}`,
      cancelled: (protocol: string) => `Subscription cancelled: ${protocol}`,
    },
    open: 'Open in the staff area',
  },
};

export const subscriptionMailMessages: ByLocale<SubscriptionMailMessages> = {
  'pt-BR': subscriptionMail,
  'en-US': english,
};
