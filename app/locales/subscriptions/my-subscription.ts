import type { ByLocale } from '#app/platform/locale.ts';

/** Texts of the pages of a lens subscription that was taken: thanks, what is due, leaving it. */
export const mySubscription = {
  done: {
    title: 'Assinatura feita',
    lead: (protocol: string) => `O número dela é ${protocol}. Guarde este número.`,
    mailed: (email: string) =>
      `Mandamos para ${email} o contrato e o link da sua assinatura. Se não chegar, olhe no lixo eletrônico ou fale com a recepção.`,
    pay: 'Pagar agora',
    payFirst: 'Pagar a primeira parcela',
    dueOn: (day: string) => `Pague até ${day}.`,
    next: 'O que acontece agora',
    prescriptions: {
      'on-file': () => 'A clínica confere a receita que já tem e avisa se faltar algo.',
      'to-send': (hasWhatsapp: boolean) =>
        `Leve a receita à clínica ou mande uma foto ${hasWhatsapp ? 'pelo WhatsApp' : 'por e-mail'}. As lentes só saem depois disso.`,
      'first-visit': () => 'Marque o exame de lentes. As lentes só saem depois dele.',
    },
    book: 'Ver horários do exame',
    manage: 'Ver a minha assinatura',
    contract: 'Baixar o contrato (PDF)',
    gone: 'Esta página fica aberta por meia hora. O link da sua assinatura está no seu e-mail.',
  },

  title: (protocol: string) => `Assinatura ${protocol}`,
  documentTitle: 'Sua assinatura',
  plan: (name: string) => `Plano ${name}`,
  back: 'Voltar à assinatura',
  gone: {
    title: 'Abra o link do seu e-mail',
    text: 'Para ver a sua assinatura, abra o link que está no e-mail do contrato. A página fica aberta por meia hora.',
  },
  tooMany: (seconds: number) =>
    `São muitas tentativas. Espere ${Math.ceil(seconds / 60)} min e tente de novo.`,

  states: {
    'awaiting-prescription': 'Esperando a receita',
    active: 'Valendo',
    withdrawn: 'Desfeita: você desistiu',
    cancelled: 'Cancelada',
    ended: 'Terminada',
  },
  payments: {
    paid: 'Tudo pago',
    'on-time': 'Em dia',
    overdue: 'Há parcela atrasada',
    refunded: 'Dinheiro devolvido ou a caminho',
    stopped: 'Nada mais é cobrado',
  },
  facts: {
    state: 'Situação',
    payment: 'Pagamento',
    year: 'Ano do plano',
    years: (starts: string, ends: string) => `de ${starts} a ${ends}`,
    address: 'Entrega',
  },
  changeAddress: 'o endereço',
  changed: 'O endereço foi mudado.',

  schedule: {
    title: 'Pagamentos',
    caption: 'O que já foi pago e o que falta',
    columns: ['Parcela', 'Pagar até', 'Valor', 'Situação'],
    part: 'Parcela',
    until: 'até',
    states: {
      paid: 'Paga',
      due: 'A pagar',
      late: 'Atrasada',
      part: (amount: string) => `Faltam ${amount}`,
      returned: (amount: string) => `${amount} de volta`,
      stopped: 'Não é mais cobrada',
    },
    pay: 'Pagar',
    payOf: (number: number) => `Pagar a parcela ${number}`,
  },
  tasks: {
    title: 'Entregas e revisões',
    pairs: (count: number) => (count === 1 ? '1 par de lentes' : `${count} pares de lentes`),
    review: 'Consulta de revisão',
    book: 'Marcar a revisão',
    done: (day: string) => `Feita em ${day}`,
    delivered: (day: string) => `Enviada em ${day}`,
    due: (day: string) => `Prevista para ${day}`,
    none: 'As datas aparecem aqui quando a clínica conferir a sua receita.',
  },
  papers: { title: 'Contrato', pdf: 'Baixar o contrato (PDF)', sha256: 'Resumo digital (SHA-256)' },

  leave: {
    title: 'Sair do plano',
    withdraw: 'Desistir',
    withdrawText: (day: string) =>
      `Até ${day}, você pode desistir sem dizer o motivo. Devolvemos tudo o que pagou.`,
    cancel: 'Cancelar',
    cancelText: 'Você pode cancelar quando quiser, sem multa. Antes, mostramos a conta.',
  },
  withdraw: {
    title: 'Desistir da assinatura?',
    lead: 'O contrato é desfeito e nada mais é cobrado. Você não precisa dizer o motivo.',
    refund: (amount: string) => `Devolvemos ${amount}, tudo o que você pagou, em até 10 dias.`,
    nothing: 'Você ainda não pagou nada, então não há nada a devolver.',
    confirm: 'Desistir',
    keep: 'Ficar com a assinatura',
    late: 'O prazo para desistir já passou. Você ainda pode cancelar.',
  },
  cancel: {
    title: 'Cancelar a assinatura?',
    lead: 'Nada mais é cobrado, nem as parcelas em aberto. Não há multa.',
    paid: 'Você pagou',
    delivered: (pairs: number) => {
      if (pairs === 0) return 'Nada foi entregue ainda';
      return pairs === 1 ? 'Vale o par já entregue' : `Valem os ${pairs} pares já entregues`;
    },
    refund: 'Devolvemos',
    rule: (pairs: number) =>
      `Cada par vale o preço total dividido pelos ${pairs} pares do ano. Devolvemos o que você pagou a mais.`,
    confirm: 'Cancelar a assinatura',
    keep: 'Ficar com a assinatura',
    changed: 'A conta mudou desde que você abriu esta página. Confira e confirme de novo.',
  },
  address: {
    title: 'Mudar o endereço de entrega',
    lead: 'Vale para as próximas entregas.',
    save: 'Salvar o endereço',
    changed: 'A assinatura mudou em outra janela. Confira e salve de novo.',
  },
  closed: {
    withdrawn: 'Recebemos a sua desistência. Mandamos a confirmação por e-mail.',
    cancelled: 'A assinatura foi cancelada. Mandamos a confirmação por e-mail.',
    ended: 'O ano do plano terminou. Nada mais é cobrado.',
    goOn: 'Para continuar, escolha um plano de novo.',
    again: 'Ver os planos',
  },
};

export type MySubscriptionMessages = typeof mySubscription;

const english: MySubscriptionMessages = {
  done: {
    title: 'You are signed up',
    lead: (protocol: string) => `Your subscription number is ${protocol}. Please keep it.`,
    mailed: (email: string) =>
      `We sent the contract and the link to your subscription to ${email}. If it does not arrive, check your spam folder or talk to the front desk.`,
    pay: 'Pay now',
    payFirst: 'Make the first payment',
    dueOn: (day: string) => `Pay by ${day}.`,
    next: 'What happens now',
    prescriptions: {
      'on-file': () =>
        'The clinic checks the prescription it has and tells you if anything is missing.',
      'to-send': (hasWhatsapp) =>
        `Bring the prescription to the clinic or send a photo ${hasWhatsapp ? 'on WhatsApp' : 'by email'}. Lenses are only sent after that.`,
      'first-visit': () => 'Book the lens exam. Lenses are only sent after it.',
    },
    book: 'See times for the exam',
    manage: 'See my subscription',
    contract: 'Download the contract (PDF)',
    gone: 'This page stays open for half an hour. The link to your subscription is in your email.',
  },

  title: (protocol: string) => `Subscription ${protocol}`,
  documentTitle: 'Your subscription',
  plan: (name: string) => `${name} plan`,
  back: 'Back to the subscription',
  gone: {
    title: 'Open the link in your email',
    text: 'To see your subscription, open the link in the email with the contract. The page stays open for half an hour.',
  },
  tooMany: (seconds: number) =>
    `Too many attempts. Wait ${Math.ceil(seconds / 60)} min and try again.`,

  states: {
    'awaiting-prescription': 'Waiting for the prescription',
    active: 'Active',
    withdrawn: 'Undone: you changed your mind',
    cancelled: 'Cancelled',
    ended: 'Ended',
  },
  payments: {
    paid: 'All paid',
    'on-time': 'On time',
    overdue: 'A payment is late',
    refunded: 'Money refunded or on its way',
    stopped: 'Nothing more is charged',
  },
  facts: {
    state: 'Status',
    payment: 'Payment',
    year: 'The plan’s year',
    years: (starts: string, ends: string) => `from ${starts} to ${ends}`,
    address: 'Delivery',
  },
  changeAddress: 'the address',
  changed: 'The address has been changed.',

  schedule: {
    title: 'Payments',
    caption: 'What has been paid and what is left',
    columns: ['Payment', 'Pay by', 'Amount', 'Status'],
    part: 'Payment',
    until: 'by',
    states: {
      paid: 'Paid',
      due: 'To pay',
      late: 'Late',
      part: (amount: string) => `${amount} left`,
      returned: (amount: string) => `${amount} refunded`,
      stopped: 'No longer charged',
    },
    pay: 'Pay',
    payOf: (number: number) => `Pay payment ${number}`,
  },
  tasks: {
    title: 'Deliveries and checkups',
    pairs: (count: number) => (count === 1 ? '1 pair of lenses' : `${count} pairs of lenses`),
    review: 'Checkup with the doctor',
    book: 'Book the checkup',
    done: (day: string) => `Done on ${day}`,
    delivered: (day: string) => `Sent on ${day}`,
    due: (day: string) => `Planned for ${day}`,
    none: 'The dates appear here once the clinic has checked your prescription.',
  },
  papers: {
    title: 'Contract',
    pdf: 'Download the contract (PDF)',
    sha256: 'Digital fingerprint (SHA-256)',
  },

  leave: {
    title: 'Leave the plan',
    withdraw: 'Change my mind',
    withdrawText: (day: string) =>
      `Until ${day}, you can change your mind without giving a reason. We refund everything you paid.`,
    cancel: 'Cancel',
    cancelText: 'You can cancel at any time, with no fee. We show you the amounts first.',
  },
  withdraw: {
    title: 'Undo the subscription?',
    lead: 'The contract is undone and nothing more is charged. You need not give a reason.',
    refund: (amount: string) => `We refund ${amount}, everything you paid, within 10 days.`,
    nothing: 'You have not paid anything yet, so there is nothing to refund.',
    confirm: 'Change my mind',
    keep: 'Keep the subscription',
    late: 'The time to change your mind is over. You can still cancel.',
  },
  cancel: {
    title: 'Cancel the subscription?',
    lead: 'Nothing more is charged, not even open payments. There is no fee.',
    paid: 'You paid',
    delivered: (pairs: number) => {
      if (pairs === 0) return 'Nothing has been delivered yet';
      return pairs === 1 ? 'Worth of the pair delivered' : `Worth of the ${pairs} pairs delivered`;
    },
    refund: 'We refund',
    rule: (pairs: number) =>
      `Each pair is worth the total price divided by the ${pairs} pairs of the year. We refund what you paid beyond that.`,
    confirm: 'Cancel the subscription',
    keep: 'Keep the subscription',
    changed: 'The amounts have changed since you opened this page. Please check and confirm again.',
  },
  address: {
    title: 'Change the delivery address',
    lead: 'It applies to the next deliveries.',
    save: 'Save the address',
    changed: 'The subscription changed in another window. Please check and save again.',
  },
  closed: {
    withdrawn: 'We received your withdrawal. We sent the confirmation by email.',
    cancelled: 'The subscription has been cancelled. We sent the confirmation by email.',
    ended: 'The plan’s year is over. Nothing more is charged.',
    goOn: 'To go on, choose a plan again.',
    again: 'See the plans',
  },
};

/** Texts of the pages of a lens subscription, by language. */
export const mySubscriptionMessages: ByLocale<MySubscriptionMessages> = {
  'pt-BR': mySubscription,
  'en-US': english,
};
