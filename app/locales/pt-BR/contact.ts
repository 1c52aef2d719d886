import { contact as english } from '#app/locales/en-US/contact.ts';
import type { ByLocale } from '#app/platform/locale.ts';
import type { RefusalTexts } from '#app/platform/refused-form.ts';
import { personFields } from './person-fields.ts';

const fields = {
  ...personFields,
  'message-too-short': 'Mensagem muito curta (mín. 10 caracteres).',
  'message-too-long': 'Mensagem muito longa (máx. 4.000 caracteres).',
  'consent-missing': 'É necessário consentir com o tratamento dos dados.',
};

const refusals: RefusalTexts['refusals'] = {
  'check-failed': () => 'Falha na verificação de segurança. Tente novamente.',
  'check-missing': () => 'Verificação de segurança indisponível. Tente novamente.',
  'too-soon': () => 'Aguarde 30 segundos antes de enviar novamente.',
  'too-many': ({ minutes }) =>
    `Recebemos várias mensagens suas em pouco tempo. Envie a próxima em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
  'other-body': () =>
    'Sua mensagem anterior já foi recebida, e esta é diferente. Para enviar esta também, toque de novo em Enviar mensagem.',
  fault: () => 'Não foi possível enviar. Tente novamente mais tarde.',
};

/**
 * Texts of the contact form. `{phone}` in a refusal stands for an example number, digits only;
 * `{clinic}` and `{privacyEmail}` in the consent for the clinic's name and its data-protection officer.
 */
export const contact = {
  title: 'Escreva para a clínica',
  lead: 'Use o formulário para dúvidas que podem esperar. A recepção lê a mensagem no horário de atendimento e responde por e-mail ou telefone.',
  toSchedule: 'Para marcar, mudar ou cancelar uma visita, a agenda do site é mais rápida.',
  schedule: 'Ver horários livres',

  name: 'Nome completo',
  phone: 'Telefone com DDD',
  phoneHint: (example: string) => `Celular ou fixo. Exemplo: ${example}.`,
  email: 'E-mail',
  emailHint: 'É para este endereço que respondemos.',
  message: 'Mensagem',
  messageHint: 'Conte com o que podemos ajudar. Não escreva detalhes da sua saúde.',
  guard: 'Deixe este campo em branco',
  send: 'Enviar mensagem',
  sending: 'Enviando...',

  consent: {
    /** Whoever changes a word of the text gives it a new id. */
    id: 'contato-2026-11',
    text:
      'Concordo que a {clinic} use os dados que informei para ler e responder esta mensagem. Eles ficam ' +
      'guardados por 12 meses e depois são apagados. Posso pedir para ver, corrigir ou apagar os meus ' +
      'dados, ou mudar de ideia, escrevendo para {privacyEmail}.',
    linkText: 'Leia a política de privacidade',
    linkPath: '/privacy',
  },

  fields,

  /** Why a form that is filled in rightly is not taken, and what can be done. */
  refusals,
  waitTitle: 'Aguarde um momento',
  /** After a fault, which may have come between storing and answering. */
  faultNote: 'Pode enviar de novo sem receio: a mesma mensagem não é guardada duas vezes.',
  keptNote: (phone: string) =>
    `O que você escreveu continua no formulário. Se preferir, ligue para ${phone}.`,

  /** From a page that is not there. */
  problem: {
    link: 'Avisar a clínica que esta página faltou',
    message: (path: string) => `A página ${path} não abriu. O que eu procurava: `,
  },

  page: {
    title: (clinic: string) => `Escreva para a clínica – ${clinic}`,
    errorTitle: (title: string) => `Erro: ${title}`,
    others: 'Outras formas de contato',
  },

  sent: {
    pageTitle: (clinic: string) => `Mensagem recebida – ${clinic}`,
    title: 'Recebemos sua mensagem',
    at: (moment: string) => `Recebida em: ${moment}.`,
    next: 'O que acontece agora',
    answer:
      'A recepção lê a mensagem no horário de atendimento e responde pelo e-mail ou telefone que você informou. Não enviamos e-mail automático de confirmação.',
    urgent: (phone: string) => `Se não puder esperar, ligue para ${phone}.`,
    call: (phone: string) => `Ligar para ${phone}`,
    home: 'Voltar à página inicial',
  },

  mail: {
    subject: (moment: string) => `Mensagem pelo site: ${moment}`,
    title: 'Mensagem pelo formulário do site',
    note: 'Responda a este e-mail para escrever a quem enviou. O site não confere quem escreve: não abra endereços que você não conhece.',
    name: 'Nome',
    phone: 'Telefone',
    email: 'E-mail',
    language: 'Idioma da página',
    languages: { 'pt-BR': 'português', 'en-US': 'inglês' },
    message: 'Mensagem',
  },
};

export type ContactMessages = typeof contact;

/** Texts of the contact form, by language. */
export const contactMessages: ByLocale<ContactMessages> = { 'pt-BR': contact, 'en-US': english };
