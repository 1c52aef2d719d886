import type { ByLocale } from '#app/platform/locale.ts';

/** Texts of the patient's own page, beyond those of the appointment itself. */
export const ownPage = {
  where: 'Onde',
  confirm: {
    ask: 'Confirmar que vou',
    done: 'Você confirmou que vem. Até lá!',
  },

  checklist: {
    title: 'O que fazer',
    left: (count: number) =>
      count === 1
        ? 'Falta 1 item. Toque nele quando estiver feito.'
        : `Faltam ${count} itens. Toque em cada um quando estiver feito.`,
    ready: 'Tudo feito.',
    before: 'Antes de vir',
    bring: (day: string) => `Para trazer: ${day}`,
    done: 'Feito',
    open: 'Ainda não',
  },

  receipts: {
    title: 'Pagamentos e recibos',
    paid: (amount: string, on: string) => `${amount}, pago em ${on}.`,
    returned: (amount: string) => `Devolvido: ${amount}.`,
    open: (on: string) => `Ver o recibo de ${on}`,
  },

  channel: {
    title: 'Lembretes',
    change: 'Mudar como sou lembrado',
  },

  consents: {
    title: 'O que você autorizou',
    purposes: {
      booking: 'Usar os seus dados para este agendamento',
      whatsapp: 'Enviar mensagens automáticas pelo WhatsApp',
    },
    given: (on: string) => `Autorizado em ${on}.`,
    oldText: 'O texto mudou depois. A clínica guarda o registro do que foi aceito.',
    effect:
      'Você pode retirar quando quiser. O horário continua marcado: para desmarcar, use “Cancelar o agendamento”.',
    withdraw: 'Retirar a autorização',
    withdrawn: (on: string) => `Retirado em ${on}.`,
  },
};

export type OwnPageMessages = typeof ownPage;

const english: OwnPageMessages = {
  where: 'Where',
  confirm: {
    ask: 'Confirm that I am coming',
    done: 'You confirmed that you are coming. See you then!',
  },

  checklist: {
    title: 'What to do',
    left: (count) =>
      count === 1
        ? '1 item left. Tap it when it is done.'
        : `${count} items left. Tap each one when it is done.`,
    ready: 'All done.',
    before: 'Before you come',
    bring: (day) => `To bring on ${day}`,
    done: 'Done',
    open: 'Not yet',
  },

  receipts: {
    title: 'Payments and receipts',
    paid: (amount, on) => `${amount}, paid on ${on}.`,
    returned: (amount) => `Refunded: ${amount}.`,
    open: (on) => `View the receipt of ${on}`,
  },

  channel: {
    title: 'Reminders',
    change: 'Change how I am reminded',
  },

  consents: {
    title: 'What you agreed to',
    purposes: {
      booking: 'Using your data for this appointment',
      whatsapp: 'Sending automatic WhatsApp messages',
    },
    given: (on) => `Agreed on ${on}.`,
    oldText: 'The wording has changed since. The clinic keeps the record of what was agreed to.',
    effect:
      'You can withdraw this at any time. The appointment stays booked: to cancel it, use “Cancel the appointment”.',
    withdraw: 'Withdraw this consent',
    withdrawn: (on) => `Withdrawn on ${on}.`,
  },
};

/** Texts of the patient's own page, by language. */
export const ownPageMessages: ByLocale<OwnPageMessages> = { 'pt-BR': ownPage, 'en-US': english };
