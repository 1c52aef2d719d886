import type { ByLocale } from '#app/platform/locale.ts';

/** Texts for who was recommended a return or an exam. */
export const recommended = {
  page: {
    title: { return: 'Hora de marcar o retorno', referral: 'Hora de marcar o exame' },
    lead: (service: string, patient: string) => `${service}, para ${patient}.`,
    by: (practitioner: string, due: string) => `${practitioner} recomendou para perto de ${due}.`,
    isFree: (until: string) => `Até ${until}, o retorno não tem custo.`,
    consentTitle: 'Antes, autorize o uso dos dados',
    consentMissing: 'Marque a autorização para continuar.',
    times: 'Toque no horário que serve',
    house: (name: string) => `Os horários são em ${name}.`,
    book: (moment: string) => `Marcar ${moment}`,
    other: 'Escolher outro dia',
    none: 'Não achamos horário livre. Fale com a clínica, e marcamos com você.',
    otherWay: 'Este horário se marca pelo site em mais passos, ou com a clínica.',
    taken: 'Esse horário acabou de ser ocupado. Escolha outro.',
    lenses: 'Para esse horário, as lentes já deveriam estar fora. Escolha um mais tarde.',
    notNow: 'Não foi possível marcar esse horário. Escolha outro ou fale com a clínica.',
    again: 'O formulário venceu. Toque de novo no horário.',
    gone: {
      title: 'Não há nada para marcar aqui',
      text: 'Talvez já esteja marcado, ou o link não vale mais. Se precisar, fale com a clínica ou agende pelo site.',
      start: 'Agendar pelo site',
    },
    booked: {
      title: 'Horário marcado',
      text: (moment: string) => `Esperamos você ${moment}.`,
    },
  },
  mail: {
    subject: (clinic: string) => `Já pode marcar: ${clinic}`,
    title: { return: 'Hora de marcar o retorno', referral: 'Hora de marcar o exame' },
    greeting: (name: string) => `Olá, ${name}.`,
    text: {
      return: (practitioner: string, patient: string, due: string) =>
        `${practitioner} recomendou um retorno de ${patient} para perto de ${due}.`,
      referral: (practitioner: string, patient: string, due: string) =>
        `${practitioner} recomendou um exame de ${patient} para perto de ${due}.`,
    },
    how: 'Toque no botão, escolha um dos horários, e está marcado. Usamos os dados que a clínica já tem.',
    button: 'Ver os horários',
    personal: 'O link é só seu: não o passe a outras pessoas.',
    call: (phone: string) => `Ligar para ${phone}`,
    stop: 'Não quero mais lembretes por e-mail',
  },
};

export type RecommendedMessages = typeof recommended;

const english: RecommendedMessages = {
  page: {
    title: { return: 'Time to book the follow-up', referral: 'Time to book the exam' },
    lead: (service, patient) => `${service}, for ${patient}.`,
    by: (practitioner, due) => `${practitioner} recommended it for around ${due}.`,
    isFree: (until) => `Until ${until}, the follow-up is free of charge.`,
    consentTitle: 'First, allow us to use the data',
    consentMissing: 'Check the box to continue.',
    times: 'Tap the time that works',
    house: (name) => `These times are at ${name}.`,
    book: (moment) => `Book ${moment}`,
    other: 'Choose another day',
    none: 'We found no open time. Contact the clinic, and we will book it with you.',
    otherWay: 'This one takes a few more steps on the site, or a call to the clinic.',
    taken: 'That time was just taken. Choose another.',
    lenses: 'For that time the lenses should already be out. Choose a later one.',
    notNow: 'That time could not be booked. Choose another or contact the clinic.',
    again: 'The form has expired. Tap the time again.',
    gone: {
      title: 'There is nothing to book here',
      text: 'It may be booked already, or the link is no longer valid. If you need to, contact the clinic or book on the site.',
      start: 'Book on the site',
    },
    booked: {
      title: 'Appointment booked',
      text: (moment) => `We look forward to seeing you on ${moment}.`,
    },
  },
  mail: {
    subject: (clinic) => `You can book now: ${clinic}`,
    title: { return: 'Time to book the follow-up', referral: 'Time to book the exam' },
    greeting: (name) => `Hello, ${name}.`,
    text: {
      return: (practitioner, patient, due) =>
        `${practitioner} recommended a follow-up for ${patient} around ${due}.`,
      referral: (practitioner, patient, due) =>
        `${practitioner} recommended an exam for ${patient} around ${due}.`,
    },
    how: 'Press the button, choose one of the times, and it is booked. We use the data that the clinic already has.',
    button: 'See the times',
    personal: 'The link is yours alone: do not pass it on.',
    call: (phone) => `Call ${phone}`,
    stop: 'No more reminders by email',
  },
};

/** Texts for who was recommended something, by language. */
export const recommendedMessages: ByLocale<RecommendedMessages> = {
  'pt-BR': recommended,
  'en-US': english,
};
