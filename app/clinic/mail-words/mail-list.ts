import type { MailName } from './mail-names.ts';

/** What a mail to patients is called, when it goes out, and which names its texts may have. */
export type MailKind = {
  group: MailGroup;
  label: string;
  /** When it goes out, in one sentence. */
  when: string;
  /** In the subject, which is shown on locked screens: nothing about health, nothing that a stranger has typed. */
  subject: readonly MailName[];
  /** In the first sentences, which a locked screen shows too. */
  opening: readonly MailName[];
  /** Only in the last ones. */
  closing?: readonly MailName[];
  /** What nothing else in the mail says: first sentences without it are refused. */
  needs?: readonly MailName[];
  /** The first sentences come before the fixed ones, and replace none. */
  isAdded?: true;
};

export const MAIL_GROUPS = {
  appointment: 'Agendamento',
  reminder: 'Lembretes e preparo',
  waitlist: 'Lista de espera',
  return: 'Retornos e exames recomendados',
  money: 'Pagamentos e sinal',
  plan: 'Assinatura de lentes',
  message: 'Mensagens e pedidos',
  chat: 'WhatsApp que a equipe envia',
} as const;
export type MailGroup = keyof typeof MAIL_GROUPS;

const ALWAYS = ['clínica'] as const;
const TALK = ['nome', 'clínica', 'telefone'] as const;

const appointment = {
  group: 'appointment',
  subject: ['data', 'unidade', ...ALWAYS],
  opening: [
    ...['nome', 'paciente', 'profissional', 'data', 'protocolo', 'clínica', 'telefone'],
    ...['unidade', 'endereço'],
  ],
  closing: ['serviço'],
} as const satisfies Partial<MailKind>;
const reminder = {
  group: 'reminder',
  subject: ['data', 'unidade', ...ALWAYS],
  opening: ['nome', 'paciente', 'data', 'clínica', 'telefone', 'unidade', 'endereço'],
} as const;
const recommended = {
  group: 'return',
  subject: ALWAYS,
  opening: ['nome', 'paciente', 'profissional', 'data', 'clínica', 'telefone'],
  needs: ['paciente', 'data'],
} as const;
const money = { group: 'money', subject: ALWAYS, opening: [...TALK, 'valor'] } as const;
const due = {
  group: 'money',
  subject: ['vencimento', ...ALWAYS],
  opening: [...TALK, 'valor', 'vencimento'],
  needs: ['valor', 'vencimento'],
} as const;
const deposit = {
  ...money,
  opening: [...TALK, 'valor', 'data'],
  needs: ['valor', 'data'],
} as const;
const plan = {
  group: 'plan',
  subject: ['protocolo', ...ALWAYS],
  opening: [...TALK, 'protocolo', 'plano'],
  isAdded: true,
} as const;

/** Every mail to patients whose words a clinic may change, in the order in which staff read them. */
export const MAILS = {
  booked: { ...appointment, label: 'Agendamento confirmado', when: 'Logo que alguém marca.' },
  moved: { ...appointment, label: 'Horário alterado', when: 'Quando o horário muda.' },
  cancelled: {
    ...appointment,
    label: 'Agendamento cancelado',
    when: 'Quando o paciente ou a clínica cancela.',
  },
  updated: {
    ...appointment,
    label: 'Mudança na clínica',
    when: 'Quando a equipe avisa que mudou o endereço, o telefone, o WhatsApp, o nome do convênio ou o que ele pede, o profissional ou o serviço, e o horário fica.',
  },
  displaced: {
    ...appointment,
    label: 'Precisamos mudar o seu horário',
    // Of a house that has closed nobody needs the address.
    opening: appointment.opening.filter((name) => name !== 'endereço'),
    when: 'Quando a equipe avisa que o horário não pode ficar: quem atenderia não atende nesse dia ou nesse horário, a clínica não atende mais nesse horário ou a unidade fechou. O motivo entra sozinho.',
    isAdded: true,
  },
  uncovered: {
    ...appointment,
    label: 'A clínica não atende mais o convênio',
    opening: appointment.opening.filter((name) => name !== 'endereço'),
    when: 'Quando a equipe avisa que um convênio saiu, a quem tem horário por ele. O nome do convênio entra sozinho.',
    isAdded: true,
  },
  'reminder-days': {
    ...reminder,
    label: 'Confirmação: você vem?',
    when: 'Dias antes, com o botão para confirmar, remarcar ou cancelar.',
  },
  'reminder-hours': { ...reminder, label: 'Lembrete do dia', when: 'Horas antes do horário.' },
  'reminder-lenses': {
    ...reminder,
    label: 'Preparo: tirar as lentes',
    when: 'Na hora de tirar as lentes de contato.',
  },
  'reminder-fasting': {
    ...reminder,
    label: 'Preparo: jejum',
    when: 'Na hora de começar o jejum.',
  },
  'waitlist-joined': {
    group: 'waitlist',
    label: 'Entrou na lista',
    when: 'Logo que alguém entra na lista de espera por um horário.',
    subject: ALWAYS,
    opening: TALK,
  },
  'waitlist-offer': {
    group: 'waitlist',
    label: 'Vagou um horário',
    when: 'Quando um horário é oferecido.',
    subject: ['data', 'unidade', ...ALWAYS],
    opening: [...TALK, 'data', 'prazo', 'unidade', 'endereço'],
    isAdded: true,
  },
  'waitlist-withdrawn': {
    group: 'waitlist',
    label: 'O horário oferecido caiu',
    when: 'Quando um horário oferecido deixa de existir.',
    subject: ALWAYS,
    opening: [...TALK, 'data', 'unidade'],
    needs: ['data'],
  },
  'waitlist-launch': {
    group: 'waitlist',
    label: 'A assinatura começou',
    when: 'Uma vez, para quem pediu para saber.',
    subject: ALWAYS,
    opening: TALK,
  },
  return: {
    ...recommended,
    label: 'Hora do retorno',
    when: 'Quando chega a data que o profissional recomendou.',
  },
  referral: {
    ...recommended,
    label: 'Hora do exame',
    when: 'Quando chega a data de um exame recomendado.',
  },
  'charge-due-soon': { ...due, label: 'Pagamento a vencer', when: 'Dias antes do vencimento.' },
  'charge-overdue': { ...due, label: 'Pagamento vencido', when: 'Depois do vencimento.' },
  'charge-part-paid': {
    ...money,
    opening: [...TALK, 'valor', 'falta'],
    needs: ['valor', 'falta'],
    label: 'Parte do pagamento',
    when: 'Quando chega uma parte e o resto se paga pelo link.',
  },
  'charge-paid': { ...money, label: 'Recibo', when: 'Quando o pagamento chega.' },
  'charge-refunded': { ...money, label: 'Devolução feita', when: 'Quando o dinheiro volta.' },
  'deposit-expired': {
    ...deposit,
    label: 'O sinal não chegou',
    when: 'Quando o prazo do sinal passa e o horário fica livre.',
  },
  'deposit-offered': {
    ...deposit,
    label: 'Sinal pago, horário ocupado',
    when: 'Quando o paciente precisa escolher outro horário ou o dinheiro.',
  },
  'deposit-returned': {
    ...deposit,
    label: 'O sinal vai ser devolvido',
    when: 'Quando o paciente não escolheu outro horário.',
  },
  'order-ordered': { ...plan, label: 'Assinatura feita', when: 'Logo depois do contrato.' },
  'order-again': { ...plan, label: 'Link da assinatura', when: 'Quando a recepção manda o link.' },
  'order-active': { ...plan, label: 'Receita conferida', when: 'Quando o ano do plano começa.' },
  'order-withdrawn': { ...plan, label: 'Desistência', when: 'Quando o cliente desiste no prazo.' },
  'order-cancelled': { ...plan, label: 'Assinatura cancelada', when: 'Quando ela é cancelada.' },
  'order-ending': { ...plan, label: 'Fim do ano do plano', when: 'Perto do fim do contrato.' },
  'order-new-price': { ...plan, label: 'Preço novo', when: 'Quando o preço do plano muda.' },
  answer: {
    group: 'message',
    label: 'Resposta a uma mensagem',
    when: 'Quando a equipe responde. O que ela escreve fica no meio.',
    subject: ['data', ...ALWAYS],
    opening: ['clínica', 'telefone'],
    isAdded: true,
  },
  privacy: {
    group: 'message',
    label: 'Pedido sobre dados pessoais',
    when: 'Logo que alguém faz o pedido.',
    subject: ['protocolo', ...ALWAYS],
    opening: ['clínica', 'telefone', 'protocolo'],
    isAdded: true,
  },
} as const satisfies Record<string, MailKind>;

export type MailId = keyof typeof MAILS;

export const MAIL_IDS: readonly MailId[] = Object.keys(MAILS).filter(isMailId);

export function isMailId(name: string): name is MailId {
  return Object.hasOwn(MAILS, name);
}

export function mailKindOf(id: MailId): MailKind {
  return MAILS[id];
}
