import type { ByLocale } from '#app/platform/locale.ts';
import type { RefusalMessages } from '#app/platform/refused-form.ts';
import { withArticle } from '#app/platform/text/clinic-article.ts';
import { personFieldMessages, personFields } from './person-fields.ts';

type PrivacyRight =
  | 'access'
  | 'confirmation'
  | 'correction'
  | 'deletion'
  | 'revocation'
  | 'portability'
  | 'sharing'
  | 'other';

const rights: Record<PrivacyRight, { label: string; hint: string }> = {
  access: { label: 'Ver os meus dados', hint: 'Você recebe uma cópia do que guardamos.' },
  confirmation: {
    label: 'Saber se vocês têm dados meus',
    hint: 'Respondemos só se temos ou não.',
  },
  correction: { label: 'Corrigir os meus dados', hint: 'Nome, telefone, e-mail ou nascimento.' },
  deletion: {
    label: 'Apagar os meus dados',
    hint: 'Fica só o que a lei manda ou permite guardar.',
  },
  revocation: {
    label: 'Retirar o meu consentimento',
    hint: 'O que foi feito antes continua válido.',
  },
  portability: {
    label: 'Levar os meus dados para outro serviço',
    hint: 'Você recebe um arquivo que outros programas leem.',
  },
  sharing: {
    label: 'Saber com quem vocês compartilham os meus dados',
    hint: 'Dizemos os nomes e para quê.',
  },
  other: { label: 'Outro assunto de privacidade', hint: 'Conte no campo no fim da página.' },
};

const fields = {
  ...personFields,
  'right-missing': 'Escolha o que você quer pedir.',
  'contact-missing': 'Informe um e-mail ou um telefone para a resposta.',
  'words-missing': 'Conte do que se trata.',
  'words-too-long': 'Texto muito longo (máx. 4.000 caracteres).',
};

const refusals: RefusalMessages['refusals'] = {
  'check-failed': () => 'Falha na verificação de segurança. Tente novamente.',
  'check-missing': () => 'Verificação de segurança indisponível. Tente novamente mais tarde.',
  'too-soon': () => 'Aguarde 30 segundos antes de enviar novamente.',
  'too-many': ({ minutes }) =>
    `Recebemos vários pedidos seus em pouco tempo. Envie o próximo em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
  'other-body': () =>
    'Seu pedido anterior já foi recebido, e este é diferente. Para enviar este também, toque de novo em “Enviar pedido”.',
  fault: () => 'Não foi possível enviar. Tente novamente mais tarde.',
};

/** Texts of the form with which people ask about their own data. `{phone}` stands for an example number. */
export const privacyRequest = {
  title: 'Pedido sobre os seus dados',
  pageTitle: (clinic: string) => `Pedido sobre os seus dados – ${clinic}`,
  errorTitle: (title: string) => `Erro: ${title}`,
  lead: 'A lei dá a você direitos sobre os seus dados. Faça o pedido por aqui: é de graça, e a resposta completa chega em até 15 dias.',
  back: 'Política de privacidade',
  /** On the privacy policy. */
  link: {
    title: 'Faça o seu pedido',
    text: 'Ver, corrigir ou apagar os seus dados, de graça. Você recebe um protocolo na hora.',
    button: 'Fazer um pedido',
  },
  notice: (clinic: string, officer: string) =>
    `Quem cuida do seu pedido ${withArticle('na', clinic)} é ${officer}. A lei nos obriga a responder, e só para isso usamos o que você escrever aqui. Guardamos por 5 anos, para poder provar a resposta.`,
  identity:
    'Antes de entregar ou apagar qualquer coisa, conferimos se é mesmo você. Não envie documentos por aqui.',

  right: 'O que você quer pedir?',
  rights,
  name: 'Nome completo',
  nameHint: 'De quem são os dados. Se você pede por uma criança, conte isso no fim.',
  email: 'E-mail',
  emailHint: 'Para onde vai a resposta. Pode deixar em branco se informar um telefone.',
  phone: 'Telefone com DDD',
  phoneHint: (example: string) =>
    `O mesmo que você deu à clínica ajuda a achar os dados. Exemplo: ${example}.`,
  words: 'Algo mais que ajude?',
  wordsHint:
    'Por exemplo, o protocolo do agendamento ou o dado que está errado. Não escreva detalhes da sua saúde. Pode deixar em branco.',
  guard: 'Deixe este campo em branco',
  send: 'Enviar pedido',
  sending: 'Enviando...',

  fields,
  refusals,
  waitTitle: 'Aguarde um momento',
  faultNote: 'Pode enviar de novo sem receio: o mesmo pedido não é guardado duas vezes.',
  keptNote: (phone: string) =>
    `O que você escreveu continua no formulário. Se preferir, ligue para ${phone}.`,

  sent: {
    pageTitle: (clinic: string) => `Pedido recebido – ${clinic}`,
    title: 'Recebemos o seu pedido',
    protocol: 'Protocolo',
    keep: 'Anote este número: com ele você acompanha o pedido.',
    next: 'O que acontece agora',
    mailed: 'Se você deixou um e-mail, o protocolo vai para lá também.',
    steps: [
      'Conferimos se é mesmo você, por telefone ou na clínica.',
      'A resposta completa chega em até 15 dias.',
    ],
    questions: (officer: string, email: string) =>
      `Alguma dúvida? Escreva para ${officer}, em ${email}.`,
    home: 'Voltar à página inicial',
  },

  mail: {
    subject: (protocol: string) => `Recebemos o seu pedido ${protocol}`,
    title: 'Recebemos o seu pedido',
    received: (clinic: string) =>
      `Este é o comprovante de um pedido sobre dados pessoais feito no site ${withArticle('da', clinic)}.`,
    protocol: 'Protocolo',
    right: 'Pedido',
    due: 'Resposta completa até',
    identity:
      'Antes de responder, vamos conferir se é mesmo você quem pede. Nunca pedimos senha nem número de cartão.',
    notYou: (officer: string, email: string, phone: string) =>
      `Se não foi você quem pediu, ou se tiver dúvidas, fale com ${officer} em ${email} ou pelo telefone ${phone}.`,
    toClinic: {
      subject: (protocol: string) => `Pedido de privacidade ${protocol}`,
      title: 'Chegou um pedido de privacidade',
      open: 'Abrir na área da equipe',
    },
  },
};

export type PrivacyRequestMessages = typeof privacyRequest;

const english: PrivacyRequestMessages = {
  title: 'Request about your data',
  pageTitle: (clinic) => `Request about your data – ${clinic}`,
  errorTitle: (title) => `Error: ${title}`,
  lead: 'The law gives you rights over your data. Make your request here: it is free, and you get a full answer within 15 days.',
  back: 'Privacy policy',
  link: {
    title: 'Make your request',
    text: 'See, correct or delete your data, free of charge. You get a reference number right away.',
    button: 'Make a request',
  },
  notice: (clinic, officer) =>
    `At ${clinic}, ${officer} handles your request. The law requires us to answer, and we use what you write here only for that. We keep it for 5 years, so that we can prove we answered.`,
  identity:
    'Before we release or delete anything, we check that it is really you. Please do not send documents here.',

  right: 'What would you like to ask for?',
  rights: {
    access: { label: 'See my data', hint: 'You get a copy of what we keep.' },
    confirmation: {
      label: 'Find out whether you have data about me',
      hint: 'We only say whether we do or not.',
    },
    correction: { label: 'Correct my data', hint: 'Name, phone, email or date of birth.' },
    deletion: {
      label: 'Delete my data',
      hint: 'We keep only what the law requires or allows.',
    },
    revocation: { label: 'Withdraw my consent', hint: 'What was done before remains valid.' },
    portability: {
      label: 'Take my data to another service',
      hint: 'You get a file that other programs can read.',
    },
    sharing: {
      label: 'Find out who you share my data with',
      hint: 'We tell you who and why.',
    },
    other: { label: 'Another privacy matter', hint: 'Tell us in the box at the end of the page.' },
  },
  name: 'Full name',
  nameHint:
    'The person the data is about. If you are asking on behalf of a child, tell us at the end.',
  email: 'Email',
  emailHint: 'Where the answer goes. You may leave it blank if you give a phone number.',
  phone: 'Brazilian phone number with area code',
  phoneHint: (example) =>
    `The one you gave the clinic helps us find the data. Example: ${example}.`,
  words: 'Anything else that would help?',
  wordsHint:
    'For example, your appointment’s confirmation number or what is wrong. Please leave out health details. You may leave it blank.',
  guard: 'Leave this field blank',
  send: 'Send request',
  sending: 'Sending...',

  fields: {
    'right-missing': 'Choose what you would like to ask for.',
    ...personFieldMessages['en-US'],
    'contact-missing': 'Give an email or a phone number where we can answer you.',
    'words-missing': 'Tell us what it is about.',
    'words-too-long': 'Text too long (at most 4,000 characters).',
  },
  refusals: {
    'check-failed': () => 'The security check failed. Please try again.',
    'check-missing': () => 'The security check is unavailable. Please try again later.',
    'too-soon': () => 'Please wait 30 seconds before sending again.',
    'too-many': ({ minutes }) =>
      `We have received several requests from you in a short time. Send the next one in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    'other-body': () =>
      'We have already received your last request, and this one is different. To send this one too, tap “Send request” again.',
    fault: () => 'We could not send it. Please try again later.',
  },
  waitTitle: 'Please wait a moment',
  faultNote: 'It is safe to send it again: the same request is not stored twice.',
  keptNote: (phone) => `What you wrote is still in the form. If you prefer, call ${phone}.`,

  sent: {
    pageTitle: (clinic) => `Request received – ${clinic}`,
    title: 'We have received your request',
    protocol: 'Reference number',
    keep: 'Write this number down: you can use it to follow your request.',
    next: 'What happens next',
    mailed: 'If you gave an email, we send the reference number there too.',
    steps: [
      'We check that it is really you, by phone or at the clinic.',
      'The full answer comes within 15 days.',
    ],
    questions: (officer, email) => `Any questions? Write to ${officer} at ${email}.`,
    home: 'Back to the home page',
  },

  mail: {
    subject: (protocol) => `We have received your request ${protocol}`,
    title: 'We have received your request',
    received: (clinic) =>
      `This confirms a request about personal data made on the ${clinic} website.`,
    protocol: 'Reference number',
    right: 'Request',
    due: 'Full answer by',
    identity:
      'Before we answer, we will check that the request really came from you. We never ask for passwords or card numbers.',
    notYou: (officer, email, phone) =>
      `If you did not make this request, or if you have questions, contact ${officer} at ${email} or by phone at ${phone}.`,
    toClinic: {
      subject: (protocol) => `Privacy request ${protocol}`,
      title: 'A privacy request has come in',
      open: 'Open it in the staff area',
    },
  },
};

/** Texts of the form for requests about one's own data, by language. */
export const privacyRequestMessages: ByLocale<PrivacyRequestMessages> = {
  'pt-BR': privacyRequest,
  'en-US': english,
};
