import { always, BY_HAND, type Message, may } from './message-shape.ts';

const INBOX = { label: 'Mensagens', href: '/equipe/mensagens' };
const PERSON = { group: 'person', to: 'writer', channel: 'mail' } as const;
const STAFF = { group: 'staff', to: 'clinic', channel: 'mail', isWithoutCopy: true } as const;
const ADDRESS = { label: 'E-mail da clínica', href: '/equipe/clinica/contatos' };

/** To who writes to the clinic, and to the clinic itself. */
export const STAFF_MESSAGES = {
  answer: {
    ...PERSON,
    event: 'a equipe responde a uma mensagem',
    what: 'a resposta',
    when: 'Quando a equipe manda',
    setting: INBOX,
    ...always(BY_HAND),
    job: { queue: 'inbox-answer' },
  },
  privacy: {
    ...PERSON,
    event: 'alguém faz um pedido sobre os seus dados',
    what: 'protocolo e prazo',
    setting: INBOX,
    ...always('a LGPD dá prazo ao pedido'),
    job: { queue: 'privacy-mail', audience: 'person' },
  },
  'own-code': {
    ...PERSON,
    to: 'patient',
    event: 'o paciente abre a página dos seus dados',
    what: 'código de acesso',
    ...always('sem o código ninguém entra'),
    isWithoutCopy: true,
    job: { queue: 'own-code' },
  },
  'again-code': {
    ...PERSON,
    to: 'patient',
    event: 'o paciente marca de novo pelo e-mail',
    what: 'código de acesso',
    ...always('sem o código ninguém entra'),
    isWithoutCopy: true,
    job: { queue: 'again-code' },
  },
  'clinic-created': {
    ...STAFF,
    event: 'alguém marca',
    what: 'aviso com nome e telefone',
    setting: ADDRESS,
    ...may('a consulta só aparece na agenda'),
    job: { queue: 'appointment-mail', kind: 'created', audience: 'clinic' },
  },
  'clinic-moved': {
    ...STAFF,
    event: 'o horário muda',
    what: 'aviso com nome e telefone',
    setting: ADDRESS,
    ...may('a mudança só aparece na agenda'),
    job: { queue: 'appointment-mail', kind: 'moved', audience: 'clinic' },
  },
  'clinic-cancelled': {
    ...STAFF,
    event: 'alguém cancela',
    what: 'aviso com nome e telefone',
    setting: ADDRESS,
    ...may('o horário livre só aparece na agenda'),
    job: { queue: 'appointment-mail', kind: 'cancelled', audience: 'clinic' },
  },
  'clinic-contact': {
    ...STAFF,
    event: 'alguém escreve pelo site',
    what: 'a mensagem',
    setting: INBOX,
    ...may('a mensagem só aparece em “Mensagens”'),
    job: { queue: 'contact-mail' },
  },
  'clinic-lead': {
    ...STAFF,
    event: 'alguém pede que liguem de volta',
    what: 'o pedido, com nome e telefone',
    setting: INBOX,
    ...may('o pedido só aparece em “Mensagens”'),
    job: { queue: 'lead-mail' },
  },
  'clinic-privacy': {
    ...STAFF,
    to: 'officer',
    event: 'alguém faz um pedido sobre os seus dados',
    what: 'aviso com o prazo, sem nome',
    setting: INBOX,
    ...always('a LGPD dá prazo ao pedido'),
    job: { queue: 'privacy-mail', audience: 'clinic' },
  },
  'clinic-ordered': {
    ...STAFF,
    event: 'alguém assina um plano',
    what: 'aviso sem nome',
    setting: { label: 'Assinaturas', href: '/equipe/assinaturas' },
    ...may('a assinatura só aparece em “Assinaturas”'),
    job: { queue: 'order-mail', kind: 'ordered', audience: 'clinic' },
  },
  'clinic-withdrawn': {
    ...STAFF,
    event: 'um cliente desiste no prazo',
    what: 'aviso sem nome',
    ...always('o prazo de devolver o dinheiro corre'),
    job: { queue: 'order-mail', kind: 'withdrawn', audience: 'clinic' },
  },
  'clinic-order-cancelled': {
    ...STAFF,
    event: 'uma assinatura é cancelada',
    what: 'aviso sem nome',
    ...always('há contas a acertar'),
    job: { queue: 'order-mail', kind: 'cancelled', audience: 'clinic' },
  },
} as const satisfies Record<string, Message>;
