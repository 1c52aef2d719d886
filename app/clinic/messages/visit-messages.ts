import { always, BY_HAND, jobOf, type Message, may, NEEDED } from './message-shape.ts';

const REMINDERS = { label: 'Plano dos lembretes', href: '/equipe/agenda/lembretes' };
const LIST = { label: 'Lista de espera', href: '/equipe/agenda/antes' };
const RETURNS = { label: 'Retornos', href: '/equipe/agenda/voltas' };
const APPOINTMENT = { group: 'appointment', to: 'patient', channel: 'mail' } as const;
const REMINDER = {
  group: 'reminder',
  to: 'patient',
  setting: REMINDERS,
  rule: { kind: 'elsewhere', by: 'reminder-plan' },
} as const;
const SERVER = {
  ...REMINDER,
  rule: { kind: 'elsewhere', by: 'server' },
  isWithoutCopy: true,
} as const;
const WAITING = { group: 'waitlist', to: 'waiter', channel: 'mail', setting: LIST } as const;
const RETURN = { group: 'return', to: 'patient', channel: 'mail', setting: RETURNS } as const;
const appointmentJob = (kind: string) =>
  ({ queue: 'appointment-mail', kind, audience: 'patient' }) as const;

/** About appointments, what comes before them and what follows. */
export const VISIT_MESSAGES = {
  booked: {
    ...APPOINTMENT,
    event: 'alguém marca',
    what: 'confirmação com data, lugar e preparo',
    ...always(NEEDED),
    job: appointmentJob('created'),
  },
  moved: {
    ...APPOINTMENT,
    event: 'o horário muda',
    what: 'aviso do novo horário',
    ...always(NEEDED),
    job: appointmentJob('moved'),
  },
  cancelled: {
    ...APPOINTMENT,
    event: 'o paciente ou a clínica cancela',
    what: 'aviso do cancelamento',
    ...always(NEEDED),
    job: appointmentJob('cancelled'),
  },
  updated: {
    ...APPOINTMENT,
    event: 'a equipe avisa de uma mudança na clínica',
    what: 'aviso do que mudou',
    when: 'Quando a equipe manda',
    ...always(BY_HAND),
    job: { ...appointmentJob('updated'), news: 'other' },
  },
  displaced: {
    ...APPOINTMENT,
    event: 'a equipe avisa que o horário não pode ficar',
    what: 'pedido para escolher outro horário',
    when: 'Quando a equipe manda',
    ...always(BY_HAND),
    job: { ...appointmentJob('updated'), news: 'displaced' },
  },
  uncovered: {
    ...APPOINTMENT,
    event: 'a equipe avisa que um convênio saiu',
    what: 'pedido para falar com a clínica',
    when: 'Quando a equipe manda',
    ...always(BY_HAND),
    job: { ...appointmentJob('updated'), news: 'uncovered' },
  },
  'reminder-days': {
    ...REMINDER,
    channel: 'mail',
    event: 'faltam dias para a consulta',
    what: 'pergunta “você vem?”',
    job: jobOf('reminder-mail', 'days'),
  },
  'reminder-hours': {
    ...REMINDER,
    channel: 'mail',
    event: 'faltam horas para a consulta',
    what: 'lembrete do dia',
    job: jobOf('reminder-mail', 'hours'),
  },
  'reminder-lenses': {
    ...REMINDER,
    channel: 'mail',
    event: 'chega a hora de tirar as lentes',
    what: 'aviso do preparo',
    job: jobOf('reminder-mail', 'lenses'),
  },
  'reminder-fasting': {
    ...REMINDER,
    channel: 'mail',
    event: 'chega a véspera do jejum',
    what: 'aviso do preparo',
    job: jobOf('reminder-mail', 'fasting'),
  },
  'reminder-whatsapp': {
    ...SERVER,
    channel: 'whatsapp',
    label: 'Lembrete por WhatsApp',
    event: 'sai um lembrete e o paciente aceitou WhatsApp',
    what: 'o mesmo lembrete',
    when: 'Junto com o lembrete',
    job: { queue: 'reminder-whatsapp' },
  },
  'reminder-sms': {
    ...SERVER,
    channel: 'sms',
    label: 'Lembrete por SMS',
    event: 'sai um lembrete e não há e-mail nem WhatsApp',
    what: 'o mesmo lembrete',
    when: 'Junto com o lembrete',
    job: { queue: 'reminder-sms' },
  },
  'whatsapp-reply': {
    ...SERVER,
    channel: 'whatsapp',
    label: 'Resposta no WhatsApp',
    event: 'o paciente responde a um lembrete',
    what: 'resposta curta ao que ele escolheu',
    job: { queue: 'whatsapp-reply' },
  },
  'waitlist-joined': {
    ...WAITING,
    event: 'alguém entra na lista',
    what: 'confirmação, com o link para sair dela',
    ...always('leva o link para sair da lista'),
    job: jobOf('waitlist-mail', 'joined'),
  },
  'waitlist-offer': {
    ...WAITING,
    event: 'vaga um horário que serve',
    what: 'oferta do horário, com prazo',
    when: 'Logo, fora da madrugada',
    ...always('sem ele a oferta vence sem resposta'),
    job: jobOf('waitlist-mail', 'offer'),
  },
  'waitlist-withdrawn': {
    ...WAITING,
    event: 'um horário oferecido deixa de existir',
    what: 'aviso de que ele caiu',
    ...always('quem recebeu a oferta conta com ela'),
    job: jobOf('waitlist-mail', 'withdrawn'),
  },
  'waitlist-launch': {
    ...WAITING,
    event: 'os planos começam',
    what: 'aviso, uma vez, para quem pediu',
    when: 'Uma vez, de dia',
    ...may('quem pediu fica na lista até ligar de novo'),
    job: jobOf('waitlist-mail', 'launch'),
  },
  return: {
    ...RETURN,
    event: 'chega a data do retorno recomendado',
    what: 'lembrete com os horários livres',
    when: 'Perto da data, de dia',
    ...may('a equipe liga, pela lista “Retornos”'),
    job: jobOf('reminder-return', 'return'),
  },
  referral: {
    ...RETURN,
    event: 'chega a data do exame recomendado',
    what: 'lembrete com os horários livres',
    when: 'Perto da data, de dia',
    ...may('a equipe liga, pela lista “Retornos”'),
    job: jobOf('reminder-return', 'referral'),
  },
} as const satisfies Record<string, Message>;
