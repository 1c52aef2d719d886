import { callWords, englishCallWords, type Reach } from '#app/locales/clinic/reach.ts';
import type { ByLocale } from '#app/platform/locale.ts';

/** What the booking, its mails and its pages say of insurance plans. */
export const insurance = {
  /** On the first screen, beside the other services: the plans unfold as links. */
  useMine: 'Usar convênio',
  using: (payer: string) => `Você escolheu ${payer}.`,
  withoutIt: 'Ver tudo, sem convênio',
  notCoveredTitle: (payer: string) => `${payer} não cobre aqui`,
  notCoveredText: (reach: Reach) =>
    `Você pode marcar particular. Se tiver dúvida, ${callWords(reach)}.`,
  /** On the screen of the times. */
  timesOf: (payer: string) => `Só os horários que ${payer} cobre.`,
  allTimes: 'Ver horários para particular',
  noTimes: (payer: string) =>
    `${payer} não tem horários para este serviço agora. Veja os horários para particular, ou escolha outro serviço.`,
  full: (payer: string, day: string) => `${payer}: sem vagas em ${day}.`,
  fullPrivate: (time: string) => `Particular a partir das ${time}`,
  /** At the field, when the payer is chosen after the time. */
  gaps: {
    service: (payer: string) =>
      `${payer} não cobre este serviço. Escolha particular ou outro convênio.`,
    'not-active': (payer: string) =>
      `Não atendemos ${payer} nesta data. Escolha outro horário, particular ou outro convênio.`,
    day: (payer: string) =>
      `Não atendemos ${payer} neste horário. Escolha outro horário, particular ou outro convênio.`,
    practitioner: (payer: string) =>
      `${payer} cobre este serviço com outra pessoa da equipe. Escolha outro horário, particular ou outro convênio.`,
    quota: (payer: string) =>
      `As vagas de ${payer} neste dia acabaram. Escolha outro dia, particular ou outro convênio.`,
  },
  otherServices: (payer: string) => `Ver o que ${payer} cobre`,
  otherTimes: (payer: string) => `Ver os horários com ${payer}`,
  orCall: (reach: Reach) => `Se preferir, ${callWords(reach)}.`,
  card: {
    legend: 'Carteirinha do convênio',
    later: 'Se não estiver com ela agora, deixe vazio e traga no dia.',
    number: 'Número da carteirinha',
    numberHint: 'Como está nela, com ou sem pontos.',
    validUntil: 'Validade',
    validHint: 'Mês e ano. Por exemplo, 03/2027.',
    missing: 'Escreva o número da carteirinha.',
    wrongNumber: 'Confira o número: são de 5 a 20 letras e números.',
    wrongUntil: 'Escreva o mês e o ano. Por exemplo, 03/2027.',
    numberFirst: 'Escreva o número, ou apague a validade.',
    over: (day: string) =>
      `Esta carteirinha vence em ${day}, antes do dia marcado. Escreva a validade da nova, ou deixe vazio e traga no dia.`,
    shown: (number: string) => `carteirinha ${number}`,
    until: (day: string) => `vale até ${day}`,
  },
  /** On the appointment's own page. */
  sentence: (card: string) => `Anotamos a ${card}.`,
  /** On the appointment's own page: the plan, with how its approval stands. */
  plan: (payer: string) => `Convênio: ${payer}.`,
  /** After the name of the plan, wherever an appointment is told. */
  approval: {
    'to-ask': 'a clínica pede a guia ao convênio',
    asked: 'a clínica já pediu a guia ao convênio',
    granted: 'guia autorizada',
    denied: 'o convênio negou a guia: fale com a clínica sobre outra data ou particular',
    expired: 'a guia venceu: a clínica pede outra',
  },
  withApproval: (payer: string, approval: string) => `${payer} (${approval})`,
  /** Where the plan may take longer than there is time. */
  mayComeLate: (days: number) =>
    `o convênio leva até ${days === 1 ? '1 dia' : `${days} dias`} para autorizar; se a guia não vier a tempo, a clínica avisa`,
};

export type InsuranceMessages = typeof insurance;

const english: InsuranceMessages = {
  useMine: 'Use a health plan',
  using: (payer) => `You chose ${payer}.`,
  withoutIt: 'See everything, without a plan',
  notCoveredTitle: (payer) => `Not covered by ${payer} here`,
  notCoveredText: (reach) =>
    `You can book and pay yourself. If you have questions, ${englishCallWords(reach)}.`,
  timesOf: (payer) => `Only the times that ${payer} covers.`,
  allTimes: 'See self-pay times',
  noTimes: (payer) =>
    `${payer} has no times for this service right now. See the self-pay times, or choose another service.`,
  full: (payer, day) => `${payer}: no places left on ${day}.`,
  fullPrivate: (time) => `Self-pay from ${time}`,
  gaps: {
    service: (payer) =>
      `${payer} does not cover this service. Choose self-pay or another health plan.`,
    'not-active': (payer) =>
      `We do not take ${payer} on this date. Choose another time, self-pay or another health plan.`,
    day: (payer) =>
      `We do not take ${payer} at this time. Choose another time, self-pay or another health plan.`,
    practitioner: (payer) =>
      `${payer} covers this service with someone else on our team. Choose another time, self-pay or another health plan.`,
    quota: (payer) =>
      `${payer} has no places left on this day. Choose another day, self-pay or another health plan.`,
  },
  otherServices: (payer) => `See what ${payer} covers`,
  otherTimes: (payer) => `See the times with ${payer}`,
  orCall: (reach) => `If you prefer, ${englishCallWords(reach)}.`,
  card: {
    legend: 'Health plan card',
    later: 'If you do not have it with you, leave this blank and bring it with you.',
    number: 'Card number',
    numberHint: 'As printed on it, with or without dots.',
    validUntil: 'Valid until',
    validHint: 'Month and year. For example, 03/2027.',
    missing: 'Enter the card number.',
    wrongNumber: 'Check the number: it has 5 to 20 letters and digits.',
    wrongUntil: 'Enter the month and the year. For example, 03/2027.',
    numberFirst: 'Enter the number, or clear the date.',
    over: (day) =>
      `This card is only valid until ${day}, before your appointment. Enter the new one, or leave it blank and bring it with you.`,
    shown: (number) => `card ${number}`,
    until: (day) => `valid until ${day}`,
  },
  sentence: (card) => `We have noted the ${card}.`,
  plan: (payer) => `Insurance: ${payer}.`,
  approval: {
    'to-ask': 'the clinic will ask the plan for authorization',
    asked: 'the clinic has asked the plan for authorization',
    granted: 'authorized by the plan',
    denied: 'the plan denied authorization: talk to the clinic about another date or self-pay',
    expired: 'the authorization expired: the clinic will ask for another',
  },
  withApproval: (payer, approval) => `${payer} (${approval})`,
  mayComeLate: (days) =>
    `the plan takes up to ${days === 1 ? '1 day' : `${days} days`} to authorize; if it does not come in time, the clinic will tell you`,
};

export const insuranceMessages: ByLocale<InsuranceMessages> = {
  'pt-BR': insurance,
  'en-US': english,
};
