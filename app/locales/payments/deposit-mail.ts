import type { ByLocale } from '#app/platform/locale.ts';

type Facts = { moment: string; amount: string; until: string };

/** What the mails about a deposit say whose time was not booked. Subjects are shown on locked screens. */
const portuguese = {
  subject: {
    expired: 'O horário não foi marcado',
    offered: 'Recebemos seu sinal: falta escolher',
    returned: 'Seu sinal será devolvido',
  },
  title: {
    expired: 'O horário não foi marcado',
    offered: 'Seu horário não estava mais livre',
    returned: 'Vamos devolver seu sinal',
  },
  greeting: (name: string) => `Olá, ${name}.`,
  text: {
    expired: ({ moment, amount }: Facts) => [
      `O sinal de ${amount} não chegou no prazo, e o horário de ${moment} ficou livre para outras pessoas. Nada foi marcado nem cobrado.`,
      'Se você pagou depois do prazo, não precisa fazer nada: avisamos assim que o pagamento aparecer.',
    ],
    offered: ({ moment, amount, until }: Facts) => [
      `Recebemos ${amount}, mas o horário de ${moment} não estava mais livre. Nada está marcado ainda.`,
      `No link abaixo você escolhe: outro horário com o mesmo dinheiro, ou o dinheiro de volta. Se você não escolher até ${until}, devolvemos tudo.`,
    ],
    returned: ({ moment, amount }: Facts) => [
      `Você não escolheu outro horário no lugar de ${moment}. Por isso, vamos devolver os ${amount} do sinal por inteiro.`,
      'Mandamos outro e-mail quando a devolução estiver feita.',
    ],
  },
  page: {
    expired: 'Ver a situação do sinal',
    offered: 'Escolher agora',
    returned: 'Ver a situação do sinal',
  },
  talk: 'Falar com a clínica',
  call: (phone: string) => `Ligar para ${phone}`,
};

const english: typeof portuguese = {
  subject: {
    expired: 'Your time was not booked',
    offered: 'We received your deposit: please choose',
    returned: 'Your deposit will be refunded',
  },
  title: {
    expired: 'Your time was not booked',
    offered: 'Your time was no longer available',
    returned: 'We will refund your deposit',
  },
  greeting: (name) => `Hello ${name},`,
  text: {
    expired: ({ moment, amount }) => [
      `The deposit of ${amount} did not arrive in time, so ${moment} is open to other people again. Nothing was booked or charged.`,
      'If you paid after the deadline, there is nothing to do: we will write as soon as the payment shows up.',
    ],
    offered: ({ moment, amount, until }) => [
      `We received ${amount}, but ${moment} was no longer available. Nothing is booked yet.`,
      `Use the link below to choose: another time with the same money, or your money back. If you have not chosen by ${until}, we refund all of it.`,
    ],
    returned: ({ moment, amount }) => [
      `You did not choose another time in place of ${moment}, so we will refund your deposit of ${amount} in full.`,
      'We will send another email once the refund is done.',
    ],
  },
  page: {
    expired: 'See your deposit',
    offered: 'Choose now',
    returned: 'See your deposit',
  },
  talk: 'Talk to the clinic',
  call: (phone) => `Call ${phone}`,
};

export const depositMailMessages: ByLocale<typeof portuguese> = {
  'pt-BR': portuguese,
  'en-US': english,
};
