import type { ByLocale } from '#app/platform/locale.ts';
import type { RefusalMessages } from '#app/platform/refused-form.ts';
import { personFieldMessages, personFields } from './person-fields.ts';

const fields = {
  ...personFields,
  'message-too-short': 'Mensagem muito curta (mín. 10 caracteres).',
  'message-too-long': 'Mensagem muito longa (máx. 4.000 caracteres).',
  'consent-missing': 'É necessário consentir com o tratamento dos dados.',
};

const refusals: RefusalMessages['refusals'] = {
  'check-failed': () => 'Falha na verificação de segurança. Tente novamente.',
  'check-missing': () => 'Verificação de segurança indisponível. Tente novamente.',
  'too-soon': () => 'Aguarde 30 segundos antes de enviar novamente.',
  'too-many': ({ minutes }) =>
    `Recebemos várias mensagens suas em pouco tempo. Envie a próxima em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
  'other-body': () =>
    'Sua mensagem anterior já foi recebida, e esta é diferente. Para enviar esta também, toque de novo em “Enviar mensagem”.',
  fault: () => 'Não foi possível enviar. Tente novamente mais tarde.',
};

/**
 * Texts of the contact form. `{phone}` in a refusal stands for an example number, digits only;
 * `{clinic}` and `{privacyEmail}` in the consent for the clinic's name and its data-protection officer.
 */
export const contact = {
  title: 'Escreva para a clínica',
  lead: 'Use o formulário para dúvidas que podem esperar. A recepção lê a mensagem no horário de atendimento e responde por e-mail ou telefone.',
  toSchedule: 'Para agendar, remarcar ou cancelar, o agendamento pelo site é mais rápido.',
  schedule: 'Ver horários livres',

  name: 'Nome completo',
  phone: 'Telefone com DDD',
  phoneHint: (example: string) => `Celular ou fixo. Exemplo: ${example}.`,
  email: 'E-mail',
  emailHint: 'Vamos responder neste e-mail.',
  message: 'Mensagem',
  messageHint: 'Conte como podemos ajudar. Não escreva detalhes da sua saúde.',
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
    link: 'Avisar que este link não funciona',
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
    note: 'Responda a este e-mail para escrever a quem enviou. O site não confere quem escreve: não abra links que você não conhece.',
    name: 'Nome',
    phone: 'Telefone',
    email: 'E-mail',
    language: 'Idioma da página',
    languages: { 'pt-BR': 'português', 'en-US': 'inglês' },
    message: 'Mensagem',
  },
};

export type ContactMessages = typeof contact;

/** Texts of the contact form; the clinic's own mail stays in Portuguese. */
const english: ContactMessages = {
  title: 'Send us a message',
  lead: 'Use the form for questions that can wait. The front desk reads messages during office hours and replies by email or phone.',
  toSchedule: 'Online booking is the faster way to book, reschedule or cancel an appointment.',
  schedule: 'See available times',

  name: 'Full name',
  phone: 'Brazilian phone number with area code',
  phoneHint: (example) => `Mobile or landline. Example: ${example}.`,
  email: 'Email',
  emailHint: 'We will reply to this address.',
  message: 'Message',
  messageHint: 'Tell us how we can help. Please leave out health details.',
  guard: 'Leave this field empty',
  send: 'Send message',
  sending: 'Sending...',

  consent: {
    id: 'contact-2026-11',
    text:
      'I agree that {clinic} may use the data I have given to read and answer this message. They are kept ' +
      'for 12 months and then deleted. I may ask to see, correct or delete my data, or change my mind, by ' +
      'writing to {privacyEmail}.',
    linkText: 'Read the privacy policy',
    linkPath: '/privacy',
  },

  fields: {
    ...personFieldMessages['en-US'],
    'message-too-short': 'Message too short (at least 10 characters).',
    'message-too-long': 'Message too long (at most 4,000 characters).',
    'consent-missing': 'You must consent to the use of your data.',
  },

  refusals: {
    'check-failed': () => 'The security check failed. Try again.',
    'check-missing': () => 'The security check is unavailable. Try again.',
    'too-soon': () => 'Wait 30 seconds before sending again.',
    'too-many': ({ minutes }) =>
      `We have received several messages from you in a short time. Send the next one in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    'other-body': () =>
      'We have already received your earlier message, and this one is different. To send this one too, tap “Send message” again.',
    fault: () => 'Your message could not be sent. Try again later.',
  },
  waitTitle: 'One moment, please',
  faultNote: 'It is safe to send it again: the same message is not stored twice.',
  keptNote: (phone) => `What you wrote is still in the form. If you prefer, call ${phone}.`,

  problem: {
    link: 'Report that this link does not work',
    message: (path) => `The page ${path} did not open. I was looking for: `,
  },

  page: {
    title: (clinic) => `Send us a message – ${clinic}`,
    errorTitle: (title) => `Error: ${title}`,
    others: 'Other ways to reach us',
  },

  sent: {
    pageTitle: (clinic) => `Message received – ${clinic}`,
    title: 'We have received your message',
    at: (moment) => `Received: ${moment}.`,
    next: 'What happens now',
    answer:
      'The front desk reads messages during office hours and replies to the email or phone number you gave. We do not send automatic confirmation emails.',
    urgent: (phone) => `If it cannot wait, call ${phone}.`,
    call: (phone) => `Call ${phone}`,
    home: 'Back to the home page',
  },

  mail: {
    subject: (moment) => `Message from the website: ${moment}`,
    title: 'Message from the website form',
    note: 'Reply to this email to write to the sender. The website does not verify who writes: do not open links you do not recognize.',
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    language: 'Language of the page',
    languages: { 'pt-BR': 'Portuguese', 'en-US': 'English' },
    message: 'Message',
  },
};

/** Texts of the contact form, by language. */
export const contactMessages: ByLocale<ContactMessages> = { 'pt-BR': contact, 'en-US': english };
