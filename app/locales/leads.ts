import type { ByLocale } from '#app/platform/locale.ts';
import type { RefusalMessages } from '#app/platform/refused-form.ts';
import { contactMessages } from './contact.ts';
import { personFieldMessages } from './person-fields.ts';

const fields = {
  ...personFieldMessages['pt-BR'],
  'reason-missing': 'Escolha um motivo.',
  'urgent-first': 'Leia o que fazer em uma urgência e marque a caixa para continuar.',
  'payer-missing': 'Escolha como você vai pagar.',
  'consent-missing': 'É necessário consentir com o tratamento dos dados.',
};

const refusals: RefusalMessages['refusals'] = {
  ...contactMessages['pt-BR'].refusals,
  'too-many': ({ minutes }) =>
    `Recebemos vários pedidos seus em pouco tempo. Envie o próximo em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
  'other-body': () =>
    'Seu pedido anterior já foi recebido, e este é diferente. Para enviar este também, toque de novo em “Pedir horário”.',
};

/** Texts of the short request for a time. `{clinic}` and `{privacyEmail}` stand in the consent. */
export const lead = {
  ...contactMessages['pt-BR'],
  send: 'Pedir horário',
  sending: 'Enviando...',
  reason: 'O que você precisa?',
  reasonHint: 'Um motivo basta. Não precisa contar detalhes da sua saúde.',
  name: 'Seu nome completo',
  phone: 'Telefone com DDD',
  phoneHint: (example: string) => `É neste número que a recepção liga. Exemplo: ${example}.`,
  payer: 'Como você vai pagar?',
  next: 'Continuar',
  back: 'Voltar',
  progress: (step: number, of: number) => `Passo ${step} de ${of}`,
  notKept:
    'O navegador não guardou a sua resposta. Por isso, o pedido está todo nesta página: preencha e envie de uma vez.',
  formTitle: 'Peça um horário',
  errorTitle: (title: string) => `Erro: ${title}`,

  urgent: {
    title: 'Se for urgente, não espere resposta',
    call: (phone: string) => `Ligar agora: ${phone}`,
    text: 'Perda da visão de repente, dor forte, pancada ou produto químico no olho: vá agora a um pronto-socorro de olhos ou ligue 192 (SAMU).',
    read: 'Li o que fazer em uma urgência e quero deixar o pedido mesmo assim.',
  },

  /** For staff and for the clinic's mail. */
  reasons: {
    'first-visit': 'Primeira consulta',
    return: 'Retorno',
    glasses: 'Exame para óculos',
    'contact-lenses': 'Lentes de contato',
    surgery: 'Cirurgia',
    'dry-eye': 'Olho seco',
    glaucoma: 'Glaucoma',
    urgent: 'Urgência',
    other: 'Outro motivo',
  },

  consent: {
    /** Whoever changes a word of the text gives it a new id. */
    id: 'pedido-2026-11',
    text:
      'Concordo que a {clinic} use os dados deste pedido para me ligar e marcar um horário. O motivo fala da ' +
      'minha saúde. Os dados ficam guardados por 12 meses e depois são apagados. Posso pedir para ver, ' +
      'corrigir ou apagar tudo, ou mudar de ideia, escrevendo para {privacyEmail}.',
    linkText: 'Leia a política de privacidade',
    linkPath: '/privacy',
  },

  fields,
  refusals,

  sent: {
    pageTitle: (clinic: string) => `Pedido recebido – ${clinic}`,
    title: 'Recebemos o seu pedido',
    at: (moment: string) => `Recebido em: ${moment}.`,
    next: 'O que acontece agora',
    by: (moment: string) =>
      `A recepção liga para você até ${moment}, no horário de atendimento. Na ligação, vocês escolhem o dia e a hora.`,
    soon: 'A recepção liga para você no horário de atendimento. Na ligação, vocês escolhem o dia e a hora.',
    notBooked: 'Ainda não há horário marcado.',
    urgent: (phone: string) => `Se não puder esperar, ligue para ${phone}.`,
    call: (phone: string) => `Ligar para ${phone}`,
    book: 'Ver horários livres agora',
  },

  mail: {
    subject: (moment: string) => `Pedido de horário pelo site: ${moment}`,
    title: 'Pedido de horário pelo site',
    note: 'Ligue para a pessoa e marque por telefone. O pedido está em Mensagens, com o botão que já leva os dados.',
    urgent: 'A pessoa marcou urgência. Ligue primeiro para ela.',
    name: 'Nome',
    phone: 'Telefone',
    reason: 'Motivo',
    payer: 'Pagamento',
    language: 'Idioma da página',
    languages: { 'pt-BR': 'português', 'en-US': 'inglês' },
  },
};

export type LeadMessages = typeof lead;

/** The clinic's own mail stays in Portuguese. */
const english: LeadMessages = {
  ...contactMessages['en-US'],
  send: 'Request a time',
  sending: 'Sending...',
  reason: 'What do you need?',
  reasonHint: 'One reason is enough. You do not need to give details about your health.',
  name: 'Your full name',
  phone: 'Brazilian phone number with area code',
  phoneHint: (example) => `The front desk calls this number. Example: ${example}.`,
  payer: 'How will you pay?',
  next: 'Continue',
  back: 'Back',
  progress: (step, of) => `Step ${step} of ${of}`,
  notKept:
    'Your browser did not keep your answer, so the whole request is on this page: fill it in and send it in one go.',
  formTitle: 'Request a time',
  errorTitle: (title) => `Error: ${title}`,
  urgent: {
    title: 'If it is urgent, do not wait for an answer',
    call: (phone) => `Call now: ${phone}`,
    text: 'Sudden loss of vision, severe pain, a blow or a chemical in the eye: go to an eye emergency room now, or call 192 (ambulance).',
    read: 'I have read what to do in an emergency and still want to leave a request.',
  },
  reasons: lead.reasons,
  consent: {
    id: 'lead-2026-11',
    text:
      'I agree that {clinic} may use the data of this request to call me and book a time. The reason is ' +
      'about my health. The data are kept for 12 months and then deleted. I may ask to see, correct or ' +
      'delete them, or change my mind, by writing to {privacyEmail}.',
    linkText: 'Read the privacy policy',
    linkPath: '/privacy',
  },
  fields: {
    ...personFieldMessages['en-US'],
    'reason-missing': 'Choose a reason.',
    'urgent-first': 'Read what to do in an emergency and check the box to go on.',
    'payer-missing': 'Choose how you will pay.',
    'consent-missing': 'You must consent to the use of your data.',
  },
  refusals: {
    ...contactMessages['en-US'].refusals,
    'too-many': ({ minutes }) =>
      `We received several requests from you in a short time. Send the next one in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    'other-body': () =>
      'We already received your earlier request, and this one is different. To send this one too, select “Request a time” again.',
  },
  sent: {
    pageTitle: (clinic) => `Request received – ${clinic}`,
    title: 'We received your request',
    at: (moment) => `Received: ${moment}.`,
    next: 'What happens now',
    by: (moment) =>
      `The front desk calls you by ${moment}, during office hours. On the call, you choose the day and time together.`,
    soon: 'The front desk calls you during office hours. On the call, you choose the day and time together.',
    notBooked: 'No time is booked yet.',
    urgent: (phone) => `If you cannot wait, call ${phone}.`,
    call: (phone) => `Call ${phone}`,
    book: 'See available times now',
  },
  mail: lead.mail,
};

/** Texts of the short request for a time, by language. */
export const leadMessages: ByLocale<LeadMessages> = { 'pt-BR': lead, 'en-US': english };
