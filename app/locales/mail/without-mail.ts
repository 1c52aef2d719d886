import type { ByLocale } from '#app/platform/locale.ts';
import { withArticle } from '#app/platform/text/clinic-article.ts';

/** What pages say where the installation sends no mail, in the place of the sentences that promise one. */
const portuguese = {
  booking: {
    emailHint: 'Só para a clínica falar com você, se precisar.',
    done: 'Este site não manda e-mail. Guarde o link abaixo ou anote o protocolo.',
  },
  find: {
    link: 'Ele apareceu na tela ao confirmar o agendamento. Procure onde você o guardou, como numa mensagem do celular.',
  },
  again: {
    lead: 'Para usar os dados de antes, abra o link do seu agendamento e toque em “Marcar de novo”. Sem o link, comece por aqui ou fale com a clínica.',
  },
  own: {
    byDesk: 'Ligue para a clínica: a recepção confere quem você é e diz o código.',
  },
  reminders: {
    lead: (clinic: string) =>
      `Escolha se ${withArticle('a', clinic)} pode lembrar você dos seus horários.`,
    options: { all: 'Sim, por mensagem no celular', none: 'Não quero lembretes' },
    yes: 'Você aceita lembretes por mensagem no celular. Anote também o dia e a hora: por e-mail não mandamos.',
    mailAlone:
      'Você escolheu só e-mail, e por e-mail não mandamos lembretes agora. Anote o dia e a hora.',
  },
  waitlist: {
    emailHint: 'Só para a clínica falar com você, se precisar.',
    told: 'Avisamos só em dias em que a clínica abre: a recepção escreve ou liga, no horário de atendimento.',
    launch: 'A recepção avisa uma vez quando der para assinar pelo site.',
    sent: 'Quando vagar um horário, a recepção escreve ou liga para você.',
  },
  privacy: 'Guarde o protocolo: ele não é mandado por e-mail.',
  order: {
    emailHint: 'Ele vai no contrato.',
    done: 'Baixe o contrato aqui, em PDF, e guarde. Este site não manda e-mail.',
    gone: 'Esta página fica aberta por meia hora. Para ver a sua assinatura, fale com a recepção.',
    lost: {
      title: 'Sua assinatura',
      text: 'A página da assinatura fica aberta por meia hora. Para ver a sua, fale com a recepção.',
    },
    closed: {
      withdrawn: 'Recebemos a sua desistência. Esta página é a confirmação.',
      cancelled: 'A assinatura foi cancelada. Esta página é a confirmação.',
    },
  },
};

export type WithoutMailMessages = typeof portuguese;

const english: WithoutMailMessages = {
  booking: {
    emailHint: 'Only so that the clinic can reach you, if needed.',
    done: 'This website does not send email. Save the link below or write down the confirmation number.',
  },
  find: {
    link: 'It appeared on the screen when you confirmed the appointment. Look where you saved it, for example in a message on your phone.',
  },
  again: {
    lead: 'To use your earlier details, open the link to your appointment and choose “Book again”. If you do not have the link, start here or talk to the clinic.',
  },
  own: {
    byDesk: 'Call the clinic: the front desk checks who you are and tells you the code.',
  },
  reminders: {
    lead: (clinic) => `Choose whether ${clinic} may remind you of your appointments.`,
    options: { all: 'Yes, by a message to my phone', none: 'No reminders' },
    yes: 'You accept reminders by a message to your phone. Write down the day and time too: we do not send emails.',
    mailAlone:
      'You chose email only, and we are not sending reminders by email now. Write down the day and time.',
  },
  waitlist: {
    emailHint: 'Only so that the clinic can reach you, if needed.',
    told: 'We only tell you on days when the clinic is open: the front desk writes or calls during office hours.',
    launch: 'The front desk will tell you once, when you can subscribe on the website.',
    sent: 'When a time opens up, the front desk writes to you or calls.',
  },
  privacy: 'Keep the reference number: it is not sent by email.',
  order: {
    emailHint: 'It goes into the contract.',
    done: 'Download the contract here, as a PDF, and keep it. This website does not send email.',
    gone: 'This page stays open for half an hour. To see your subscription, talk to the front desk.',
    lost: {
      title: 'Your subscription',
      text: 'The page of a subscription stays open for half an hour. To see yours, talk to the front desk.',
    },
    closed: {
      withdrawn: 'We received your withdrawal. This page is the confirmation.',
      cancelled: 'The subscription has been cancelled. This page is the confirmation.',
    },
  },
};

/** By language. */
export const withoutMailMessages: ByLocale<WithoutMailMessages> = {
  'pt-BR': portuguese,
  'en-US': english,
};
