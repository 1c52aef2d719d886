import type { ByLocale } from '#app/platform/locale.ts';
import { asSentence, callWords, englishCallWords, type Reach } from './clinic/reach.ts';

/** What the words below may name: how to reach the clinic, and the rules of its agenda. */
export type RefusalFacts = Reach & {
  noticeMinutes: number;
  horizonDays: number;
  cancelNoticeHours: number;
  maxFutureAppointmentsPerPhone: number;
};

/** Why something on the agenda cannot be done, and what can be done instead. */
const refused = {
  'unknown-service': () => 'Não encontramos esse serviço. Escolha um dos serviços da lista.',
  'not-online': (reach) => `Esse serviço não é marcado pelo site. ${asSentence(callWords(reach))}.`,
  'unknown-payer': () => 'Escolha particular ou um dos convênios atendidos.',
  'guardian-required': () =>
    'O paciente tem menos de 18 anos. Informe o nome do responsável e o parentesco.',
  'too-many-visits': ({ maxFutureAppointmentsPerPhone: most, ...reach }) =>
    `Cada telefone pode ter até ${plural(most, 'agendamento', 'agendamentos')}. Para marcar mais, ${callWords(reach)}.`,
  'coupon-unknown': () => 'Não conhecemos este código de campanha. Confira ou apague o código.',
  'coupon-not-begun': () => 'Este código de campanha ainda não vale. Apague o código.',
  'coupon-ended': () => 'Este código de campanha não vale mais. Apague o código.',
  'coupon-other-service': () => 'Este código de campanha não vale para este serviço.',
  'deposit-first': ({ phone }) =>
    `Esse horário é marcado com um sinal, pago antes por Pix. Marque pelo site ou ligue para ${phone}.`,
  'lenses-too-soon': ({ phone }) =>
    `Para este horário, as lentes de contato já deveriam estar fora. Escolha um horário depois. Se o paciente já está sem elas, ligue para ${phone}.`,
  'lenses-unanswered': () =>
    'Diga se o paciente usa lentes de contato e de que tipo. Este horário pode ser cedo demais para elas.',
  'too-soon': ({ noticeMinutes, phone }) =>
    `Esse horário já passou ou está muito próximo. Pelo site é preciso marcar com ${formatMinutes(noticeMinutes)} de antecedência. Para hoje, ligue para ${phone}.`,
  'beyond-horizon': ({ horizonDays }) =>
    `A agenda está aberta para os próximos ${plural(horizonDays, 'dia', 'dias')}. Escolha uma data mais próxima.`,
  'off-grid': () => 'Esse horário não existe na agenda. Escolha um dos horários da lista.',
  'outside-opening-hours': () =>
    'A clínica não atende nesse horário. Escolha um dos horários da lista.',
  'slot-taken': () => 'Esse horário acabou de ser ocupado. Escolha outro.',
  'not-together': ({ phone }) =>
    `Estes exames não podem ser marcados juntos. Marque um de cada vez ou ligue para ${phone}.`,
  'not-covered': (reach) =>
    `O convênio não cobre este serviço nesse horário. Escolha outro horário ou particular. Se preferir, ${callWords(reach)}.`,
  'payer-quota-full': (reach) =>
    `As vagas do convênio para esse dia acabaram. Escolha outro dia ou particular. Se preferir, ${callWords(reach)}.`,
  'not-held': ({ phone }) =>
    `Há muitos pedidos agora. Por isso, este horário não fica reservado enquanto você preenche. Se ainda estiver livre, ele será seu ao confirmar. Se preferir, ligue para ${phone}.`,
  'hold-expired': () => 'O tempo para usar o horário escolhido acabou. Escolha o horário de novo.',
  'fully-extended': () =>
    'O tempo da reserva não pode mais ser estendido. Termine ou escolha o horário de novo.',
  'not-found': () => 'Não encontramos esse agendamento. Ele pode ter sido cancelado.',
  'too-late': ({ cancelNoticeHours, ...reach }) =>
    `Faltam menos de ${plural(cancelNoticeHours, 'hora', 'horas')} para o horário marcado. Para remarcar ou cancelar, ${callWords(reach)}.`,
  changed: () =>
    'O agendamento mudou depois que esta página foi aberta. Confira como ele está agora.',
  // A form whose unseen field was filled in.
  'not-human': () => 'Falha na verificação de segurança. Tente novamente.',
} satisfies Record<string, (facts: RefusalFacts) => string>;

/** Too many attempts; the wait is said in the unit that a person would use. */
function tooManyAttempts(seconds: number): string {
  const wait =
    seconds < 120
      ? plural(seconds, 'segundo', 'segundos')
      : plural(Math.ceil(seconds / 60), 'minuto', 'minutos');
  return `Aguarde um momento. Houve muitas tentativas: tente de novo em ${wait}.`;
}

export const bookingRefusals = {
  refused,
  tooManyAttempts,
  orCall: (reach: Reach) => `Se preferir, ${callWords(reach)}.`,
  /** When the agenda cannot be reached. */
  unavailable: (reach: Reach) => `Serviço indisponível. ${asSentence(callWords(reach))}`,
};

export type BookingRefusalMessages = typeof bookingRefusals;

function formatMinutes(minutes: number): string {
  return minutes % 60 === 0
    ? plural(minutes / 60, 'hora', 'horas')
    : plural(minutes, 'minuto', 'minutos');
}

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

const englishRefused: BookingRefusalMessages['refused'] = {
  'unknown-service': () => 'We could not find that service. Choose one from the list.',
  'not-online': (reach) =>
    `This service cannot be booked online. ${asSentence(englishCallWords(reach))}.`,
  'unknown-payer': () => 'Choose self-pay or one of the health plans we accept.',
  'guardian-required': () =>
    'The patient is under 18. Give the guardian’s name and relationship to the patient.',
  'too-many-visits': ({ maxFutureAppointmentsPerPhone: most, ...reach }) =>
    `Each phone number can have up to ${plural(most, 'appointment', 'appointments')}. To book more, ${englishCallWords(reach)}.`,
  'coupon-unknown': () => 'We do not know this campaign code. Check it or clear it.',
  'coupon-not-begun': () => 'This campaign code is not valid yet. Clear the code.',
  'coupon-ended': () => 'This campaign code is no longer valid. Clear the code.',
  'coupon-other-service': () => 'This campaign code is not valid for this service.',
  'deposit-first': ({ phone }) =>
    `This time is booked with a deposit, paid first by Pix. Book it on our site or call ${phone}.`,
  'lenses-too-soon': ({ phone }) =>
    `For this time the contact lenses should already be out. Choose a later time. If they are out already, call ${phone}.`,
  'lenses-unanswered': () =>
    'Tell us whether the patient wears contact lenses, and which kind. This time may be too soon for them.',
  'too-soon': ({ noticeMinutes, phone }) =>
    `This time has passed or is too close. Online, you must book at least ${englishMinutes(noticeMinutes)} ahead. For today, call ${phone}.`,
  'beyond-horizon': ({ horizonDays }) =>
    `The schedule is open for the next ${plural(horizonDays, 'day', 'days')}. Choose a closer date.`,
  'off-grid': () => 'That time is not on the schedule. Choose one from the list.',
  'outside-opening-hours': () =>
    'The clinic does not see patients at that time. Choose one from the list.',
  'slot-taken': () => 'That time was just taken. Choose another.',
  'not-together': ({ phone }) =>
    `These exams cannot be booked together. Book them one by one or call ${phone}.`,
  'not-covered': (reach) =>
    `The health plan does not cover this service at that time. Choose another time, or self-pay. If you prefer, ${englishCallWords(reach)}.`,
  'payer-quota-full': (reach) =>
    `The health plan has no places left on that day. Choose another day, or self-pay. If you prefer, ${englishCallWords(reach)}.`,
  'not-held': ({ phone }) =>
    `We are getting many requests right now, so we cannot hold this time while you fill in the rest. If it is still available when you confirm, it will be yours. If you prefer, call ${phone}.`,
  'hold-expired': () => 'Your hold on this time has ended. Choose a time again.',
  'fully-extended': () =>
    'We cannot hold this time any longer. Finish booking, or choose a time again.',
  'not-found': () => 'We could not find this appointment. It may have been canceled.',
  'too-late': ({ cancelNoticeHours, ...reach }) =>
    `Your appointment is less than ${plural(cancelNoticeHours, 'hour', 'hours')} away. To reschedule or cancel it, ${englishCallWords(reach)}.`,
  changed: () => 'The appointment has changed since you opened this page. Check it as it is now.',
  'not-human': () => 'The security check failed. Try again.',
};

const english: BookingRefusalMessages = {
  refused: englishRefused,
  tooManyAttempts: (seconds) => {
    const wait =
      seconds < 120
        ? plural(seconds, 'second', 'seconds')
        : plural(Math.ceil(seconds / 60), 'minute', 'minutes');
    return `One moment, please. There were too many attempts: try again in ${wait}.`;
  },
  orCall: (reach) => `If you prefer, ${englishCallWords(reach)}.`,
  unavailable: (reach) => `Service unavailable. ${asSentence(englishCallWords(reach))}`,
};

function englishMinutes(minutes: number): string {
  return minutes % 60 === 0
    ? plural(minutes / 60, 'hour', 'hours')
    : plural(minutes, 'minute', 'minutes');
}

/** What is said when the agenda refuses, by language. */
export const bookingRefusalMessages: ByLocale<BookingRefusalMessages> = {
  'pt-BR': bookingRefusals,
  'en-US': english,
};
