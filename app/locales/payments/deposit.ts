import type { ByLocale } from '#app/platform/locale.ts';

type Rule = { amount: string; hours: number };

const backUntil = (hours: number) =>
  hours === 0
    ? 'Se você cancelar antes da hora marcada, ele volta inteiro.'
    : `Se você cancelar até ${hours} ${hours === 1 ? 'hora' : 'horas'} antes, ele volta inteiro. Depois disso, fica com a clínica.`;

/** Texts about the deposit ("sinal") of a booking, on all screens of patients. */
const portuguese = {
  description: 'Sinal de um agendamento',

  /** Before anything is typed. */
  notice: {
    title: 'Este horário pede um sinal',
    amount: ({ amount }: Rule) =>
      `O sinal é de ${amount}, pago por Pix antes de marcar. Ele é descontado do valor no dia.`,
    back: ({ hours }: Rule) => backUntil(hours),
    always:
      'Se a clínica cancelar, ele volta sempre. Ao remarcar, ele vai junto para o novo horário.',
    plans: 'Com convênio não há sinal.',
    more: 'Mais sobre o sinal',
  },

  check: {
    label: 'Sinal',
    confirm: 'Ir para o sinal',
    prompt: (minutes: number) =>
      `Na próxima página você recebe o código do Pix. O horário fica reservado por ${minutes} minutos e só é marcado quando o pagamento chega.`,
    byStatement: (hours: number) =>
      `Na próxima página você recebe o código do Pix. Quem confere o pagamento é a clínica, pelo extrato do banco. O horário fica reservado por até ${hours} horas e só é marcado depois dessa conferência.`,
    late: 'Se o Pix chegar depois do prazo e o horário já for de outra pessoa, você escolhe: outro horário ou o dinheiro de volta.',
  },

  screen: {
    title: 'Pague o sinal',
    notYet: 'O horário ainda não está marcado. Ele é marcado quando o sinal chega.',
    until: (moment: string, until: string) => `${moment} está reservado para você até ${until}.`,
    ifLate:
      'Se o sinal não chegar até lá, o horário fica livre para outras pessoas, e nada é cobrado.',
    service: 'Serviço',
    amount: 'Valor do sinal',
    preparing: 'Estamos pedindo o código ao banco. Costuma levar alguns segundos.',
    again: 'Ver se o código chegou',
    check: 'Já paguei: conferir',
    checking: 'Conferindo…',
    notFound:
      'O pagamento ainda não apareceu. Às vezes leva um minuto. Não pague de novo: confira outra vez daqui a pouco.',
    byStatement:
      'A clínica confere os pagamentos pelo extrato do banco. Assim que conferir, o horário é marcado e você recebe a confirmação. Você pode fechar esta página.',
    tooMany: (seconds: number) => `Aguarde ${seconds} segundos e confira de novo.`,
    partPaid: (rest: string) => `Recebemos uma parte. Faltam ${rest}.`,
    leave: 'Desistir deste horário',
  },

  expired: {
    title: 'O prazo do sinal acabou',
    lead: (moment: string) =>
      `O pagamento não chegou a tempo. ${moment} ficou livre para outras pessoas. Nada foi marcado nem cobrado.`,
    paid: 'Se você já pagou, não pague de novo. Assim que o pagamento aparecer, marcamos o horário se ele ainda estiver livre. Se não, você escolhe entre outro horário e o dinheiro de volta.',
    again: 'Escolher outro horário',
  },
  left: {
    title: 'Você desistiu deste horário',
    lead: 'Nada foi marcado. Se um pagamento ainda chegar, você escolhe aqui entre outro horário e o dinheiro de volta.',
  },

  offered: {
    title: 'Seu horário não estava mais livre',
    lead: (moment: string, amount: string) =>
      `Recebemos ${amount}, mas o horário de ${moment} não estava mais livre. Nada está marcado ainda. Escolha o que prefere:`,
    times: 'Outro horário, com o mesmo dinheiro',
    timesHint: 'Toque em um horário para marcar.',
    none: 'Não há horário livre pelo site nestes dias.',
    taken: 'Esse horário acabou de ser ocupado. Escolha outro.',
    money: 'O dinheiro de volta',
    moneyText: (amount: string) => `Devolvemos ${amount} por inteiro.`,
    moneyAction: 'Quero o dinheiro de volta',
    until: (until: string) => `Se você não escolher até ${until}, devolvemos tudo.`,
  },

  refund: {
    title: 'O sinal será devolvido',
    asked: (amount: string) => `Pedimos a devolução de ${amount}. O banco pode levar alguns dias.`,
    done: (amount: string) =>
      `Devolvemos ${amount}. O banco pode levar alguns dias para mostrar o valor.`,
  },
  kept: {
    title: 'O agendamento foi cancelado',
    lead: 'O cancelamento veio depois do prazo. Pela regra mostrada antes do pagamento, o sinal fica com a clínica.',
  },
  failed: {
    title: 'Não foi possível pedir o sinal',
    lead: 'O banco não aceitou o pedido. Nada foi marcado nem cobrado. Ligue para a clínica, que marca com você.',
  },
  erased: {
    title: 'Este sinal não vale mais',
    lead: 'Os dados deste horário foram apagados, e ele não será marcado. Não pague. Se um pagamento ainda chegar, devolvemos tudo.',
  },
  over: {
    title: 'Este sinal já foi usado',
    lead: 'Para ver ou mudar o agendamento, use o link do seu agendamento.',
  },
  call: (phone: string) => `Ligar para ${phone}`,

  cancel: {
    back: (amount: string) => `Se cancelar agora, o sinal de ${amount} volta inteiro para você.`,
    kept: (amount: string, until: string) =>
      `O prazo para ter o sinal de volta acabou em ${until}. Se cancelar agora, o sinal de ${amount} fica com a clínica. Ao remarcar, ele vai junto.`,
  },
  appointment: (amount: string) => `Sinal de ${amount} pago. Ele é descontado do valor no dia.`,
};
export type DepositMessages = typeof portuguese;

const englishBack = (hours: number) =>
  hours === 0
    ? 'If you cancel before your appointment, you get all of it back.'
    : `If you cancel at least ${hours} ${hours === 1 ? 'hour' : 'hours'} ahead, you get all of it back. After that, the clinic keeps it.`;

const english: DepositMessages = {
  description: 'Deposit for an appointment',
  notice: {
    title: 'This time asks for a deposit',
    amount: ({ amount }) =>
      `The deposit is ${amount}, paid by Pix before booking. It counts toward the price on the day.`,
    back: ({ hours }) => englishBack(hours),
    always:
      'If the clinic cancels, you always get it back. If you reschedule, it moves to the new time.',
    plans: 'With a health plan there is no deposit.',
    more: 'More about the deposit',
  },
  check: {
    label: 'Deposit',
    confirm: 'Go to the deposit',
    prompt: (minutes) =>
      `The next page gives you the Pix code. Your time is held for ${minutes} minutes and is booked only when the payment arrives.`,
    byStatement: (hours) =>
      `The next page gives you the Pix code. The clinic checks payments by hand, on its bank statement. Your time is held for up to ${hours} hours and is booked only after that check.`,
    late: 'If the payment arrives too late and someone else has the time, you choose: another time or your money back.',
  },
  screen: {
    title: 'Pay the deposit',
    notYet: 'Your time is not booked yet. It will be once the deposit arrives.',
    until: (moment, until) => `${moment} is held for you until ${until}.`,
    ifLate:
      'If the deposit does not arrive by then, the time opens to other people, and you owe nothing.',
    service: 'Service',
    amount: 'Deposit',
    preparing: 'We are asking the bank for the code. It usually takes a few seconds.',
    again: 'See if the code is here',
    check: 'I have paid: check',
    checking: 'Checking…',
    notFound:
      'We do not see the payment yet. It can take a minute. Do not pay again: check again shortly.',
    byStatement:
      'The clinic checks payments by hand, on its bank statement. Once it has, your time is booked and you get a confirmation. You can close this page.',
    tooMany: (seconds) => `Wait ${seconds} seconds and check again.`,
    partPaid: (rest) => `We received part of it. ${rest} is still to be paid.`,
    leave: 'Give up this time',
  },
  expired: {
    title: 'The time to pay is over',
    lead: (moment) =>
      `The payment did not arrive in time. ${moment} is open to other people again. Nothing was booked or charged.`,
    paid: 'If you have paid, do not pay again. Once the payment shows up, we book your time if it is still available. If not, you choose between another time and your money back.',
    again: 'Choose another time',
  },
  left: {
    title: 'You gave up this time',
    lead: 'Nothing was booked. If a payment still arrives, you choose here between another time and your money back.',
  },
  offered: {
    title: 'Your time was no longer available',
    lead: (moment, amount) =>
      `We received ${amount}, but ${moment} was no longer available. Nothing is booked yet. Choose what you prefer:`,
    times: 'Another time, with the same money',
    timesHint: 'Press a time to book it.',
    none: 'No times are available online on these days.',
    taken: 'That time was just taken. Choose another.',
    money: 'Your money back',
    moneyText: (amount) => `We refund ${amount} in full.`,
    moneyAction: 'I want my money back',
    until: (until) => `If you have not chosen by ${until}, we refund all of it.`,
  },
  refund: {
    title: 'Your deposit will be refunded',
    asked: (amount) => `We have asked for a refund of ${amount}. Your bank may take a few days.`,
    done: (amount) => `We refunded ${amount}. Your bank may take a few days to show it.`,
  },
  kept: {
    title: 'The appointment was canceled',
    lead: 'It was canceled after the deadline. By the rule shown before you paid, the clinic keeps the deposit.',
  },
  failed: {
    title: 'We could not ask for the deposit',
    lead: 'The bank did not accept the request. Nothing was booked or charged. Call the clinic, and we will book it with you.',
  },
  erased: {
    title: 'This deposit is no longer valid',
    lead: 'The details for this time were deleted, and it will not be booked. Do not pay. If a payment still arrives, we refund all of it.',
  },
  over: {
    title: 'This deposit has been used',
    lead: 'To view or change the appointment, use the link to your appointment.',
  },
  call: (phone) => `Call ${phone}`,
  cancel: {
    back: (amount) => `If you cancel now, you get all of your ${amount} deposit back.`,
    kept: (amount, until) =>
      `The deadline to get your deposit back was ${until}. If you cancel now, the clinic keeps the ${amount}. If you reschedule, it moves with you.`,
  },
  appointment: (amount) => `Deposit of ${amount} paid. It counts toward the price on the day.`,
};

export const depositMessages: ByLocale<DepositMessages> = {
  'pt-BR': portuguese,
  'en-US': english,
};
