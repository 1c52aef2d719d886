import { privacyRequest as english } from '#app/locales/en-US/privacy-request.ts';
import type { ByLocale } from '#app/platform/locale.ts';
import type { RefusalTexts } from '#app/platform/refused-form.ts';
import { personFields } from './person-fields.ts';

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
    label: 'Saber com quem vocês dividem os meus dados',
    hint: 'Dizemos os nomes e para quê.',
  },
  other: { label: 'Outro assunto de privacidade', hint: 'Conte no campo no fim da página.' },
};

const fields = {
  ...personFields,
  'right-missing': 'Escolha o que você quer pedir.',
  'reach-missing': 'Informe um e-mail ou um telefone para a resposta.',
  'words-missing': 'Conte do que se trata.',
  'words-too-long': 'Texto muito longo (máx. 4.000 caracteres).',
};

const refusals: RefusalTexts['refusals'] = {
  'check-failed': () => 'Falha na verificação de segurança. Tente novamente.',
  'check-missing': () => 'Verificação de segurança indisponível. Tente novamente mais tarde.',
  'too-soon': () => 'Aguarde 30 segundos antes de enviar novamente.',
  'too-many': ({ minutes }) =>
    `Recebemos vários pedidos seus em pouco tempo. Envie o próximo em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
  'other-body': () =>
    'Seu pedido anterior já foi recebido, e este é diferente. Para enviar este também, toque de novo em Enviar pedido.',
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
    `Quem cuida do seu pedido na ${clinic} é ${officer}. Usamos o que você escrever aqui só para responder, porque a lei nos obriga, e guardamos por 5 anos, para poder provar a resposta.`,
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
    'Por exemplo, o protocolo da visita ou o dado que está errado. Não escreva detalhes da sua saúde. Pode deixar em branco.',
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
    steps: [
      'Se você deixou um e-mail, o protocolo vai para lá também.',
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
      `Este é o comprovante de um pedido sobre dados pessoais feito no site da ${clinic}.`,
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

/** Texts of the form for requests about one's own data, by language. */
export const privacyRequestMessages: ByLocale<PrivacyRequestMessages> = {
  'pt-BR': privacyRequest,
  'en-US': english,
};
