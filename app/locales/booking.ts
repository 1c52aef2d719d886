import { asSentence, callWords, englishCallWords, type Reach } from '#app/locales/clinic/reach.ts';
import type { ByLocale } from '#app/platform/locale.ts';
import { withArticle } from '#app/platform/text/clinic-article.ts';

/** Texts of the booking journey, screen by screen. */
export const booking = {
  documentTitle: (title: string, clinic: string) => `${title} – ${clinic}`,
  description: (clinic: string) =>
    `Agende uma consulta ou um exame ${withArticle('na', clinic)} em poucos minutos, sem criar conta.`,
  continue: 'Continuar',
  back: 'Voltar',
  chosen: 'Você escolheu',
  changeService: 'trocar',
  changeServiceOf: (service: string) => `trocar o serviço ${service}`,
  changeTime: 'trocar horário',
  /** More than one where practitioners, or days, take different times. */
  minutes: (least: number, most: number) =>
    least === most ? `${least} minutos` : `${least} a ${most} minutos`,
  /** Where even the clinic is not known. */
  unavailableNow: 'Serviço indisponível.',
  unavailable: (reach: Reach) => `Serviço indisponível. ${asSentence(callWords(reach))}`,
  nothingLost:
    'Não sabemos se o pedido chegou. Tente de novo sem receio: não agendamos duas vezes, e o que você já preencheu continua guardado.',
  tryAgain: 'Tentar de novo',
  call: (phone: string) => `Ligar para ${phone}`,
  whatsapp: 'Conversar pelo WhatsApp',
  guard: 'Deixe este campo em branco',

  service: {
    title: 'O que você precisa?',
    lead: 'Agendar leva poucos minutos.',
    groups: {
      consultation: 'Consulta',
      glasses: 'Óculos e lentes',
      exam: (isWoman: boolean) => `Exame que ${isWoman ? 'a médica' : 'o médico'} pediu`,
      child: 'Criança',
      other: 'Outros serviços',
    },
    notes: {
      consultation: 'Na dúvida, comece por aqui.',
      glasses: 'Medir o grau ou adaptar lentes.',
      /** Of several: the only one is named. */
      exam: (count: number) => `${count} exames`,
      child: 'Do bebê ao adolescente.',
    },
    urgent: {
      title: 'É urgente?',
      action: 'Vá agora a um pronto-socorro de olhos ou ligue 192.',
      signs: 'Sinais de alerta',
      list: [
        'A visão sumiu ou piorou de repente.',
        'Dor forte no olho.',
        'Pancada ou corte no olho.',
        'Produto químico no olho: lave com água limpa por 15 minutos e vá em seguida.',
        'Luzes piscando e uma sombra na visão.',
      ],
    },
  },

  time: {
    title: 'Quando?',
    hint: 'Horário local da clínica.',
    missing: 'Escolha um horário.',
    unknown: 'Escolha primeiro o serviço.',
    soonest: 'Primeiros horários livres',
    days: 'Ou escolha o dia',
    daysOnly: 'Escolha o dia',
    free: (count: number) => (count === 1 ? '1 horário livre' : `${count} horários livres`),
    morning: 'Manhã',
    afternoon: 'Tarde',
    more: 'Mais horários',
    moreOf: (half: string) => `Mais horários: ${half.toLowerCase()}`,
    picked: (moment: string) => `Você escolheu: ${moment}.`,
    yours: 'sua reserva',
    none: (phone: string) =>
      `Não há horário livre pelo site nestes dias. Veja outros dias ou ligue para ${phone}: procuramos um com você.`,
    later: 'Mais dias',
    earlier: 'Dias antes',
    nearest: 'Horários livres mais próximos',
  },

  details: {
    title: 'Quem é o paciente?',
    forWhom: 'Quem vai ser atendido?',
    forWhomHint: 'Menores de 18 anos precisam de um responsável.',
    patientName: 'Nome completo do paciente',
    yourName: 'Seu nome completo',
    birth: 'Data de nascimento do paciente',
    birthOwn: 'Sua data de nascimento',
    birthOwnOptional: 'Sua data de nascimento (se quiser)',
    birthHint: 'Por exemplo, 27/3/1958 ou 27031958.',
    birthHintOptional: 'Por exemplo, 27/3/1958.',
    adult: 'O paciente tem 18 anos ou mais',
    contactName: 'Seu nome completo',
    contactHint: 'É com você que falamos sobre o agendamento.',
    relation: 'Qual é o seu parentesco com o paciente?',
    relationHint: 'Por exemplo, mãe, avô ou tutor.',
    phone: 'Telefone com DDD',
    phoneHint: (example: string) => `Por exemplo, ${example}.`,
    email: 'E-mail (se tiver)',
    emailNeeded: 'E-mail',
    emailHint: 'Para receber a confirmação.',
    payer: 'Como você vai pagar?',
    payerHint: 'Os documentos mudam conforme o convênio.',
    payerMissing: 'Escolha como você vai pagar.',
    privacy: 'Usamos seus dados só no agendamento.',
  },

  forWhom: {
    self: 'Eu',
    other: 'Outro adulto',
    child: 'Criança ou adolescente',
    missing: 'Diga quem vai ser atendido.',
  },

  check: {
    title: 'Confira e confirme',
    service: 'Serviço',
    when: 'Quando',
    payer: 'Pagamento',
    patient: 'Paciente',
    born: (day: string) => `nascimento em ${day}`,
    contact: 'Contato',
    noEmail: 'sem e-mail',
    /** Read after 'Alterar'. */
    changes: {
      service: 'o serviço',
      when: 'o horário',
      patient: 'os dados do paciente',
      contact: 'o contato',
      payer: 'a forma de pagamento',
    },
    preparation: 'Como se preparar',
    bring: 'Traga',
    confirm: 'Confirmar agendamento',
    confirming: 'Confirmando…',
    consentMissing: 'É necessário consentir com o tratamento dos dados.',
  },

  hold: {
    /** The end is of today, or of tomorrow, whatever day the time is on. @param until.time 'HH:MM' */
    kept: (moment: string, until: { time: string; clock: string; isToday: boolean }) => {
      const clock = `${/^0[01]/.test(until.time) ? 'a' : 'as'} ${until.clock}`;
      return `${moment}: reservado para você até ${clock} de ${until.isToday ? 'hoje' : 'amanhã'}.`;
    },
    left: (minutes: string) => `Faltam ${minutes} minutos.`,
    lastMinute: 'Falta menos de 1 minuto.',
    extend: 'Preciso de mais tempo',
    gone: 'O tempo da reserva acabou. Se o horário ainda estiver livre, ele será seu ao confirmar.',
  },

  done: {
    title: 'Agendamento confirmado',
    calendar: 'Adicionar à agenda',
    voucher: 'Comprovante com letra grande',
    change: 'Para remarcar ou cancelar',
    changeText: 'Guarde este link. Quem tem o link pode mudar o agendamento.',
    manage: 'Remarcar ou cancelar',
    keep: 'Enviar este link para o meu WhatsApp',
    mailed: (email: string) => `Enviamos a confirmação para ${email}.`,
    notMailed: 'Como você não informou e-mail, guarde o link ou anote o protocolo.',
    weCall: 'Se algo mudar do nosso lado, ligamos para você.',
    goneTitle: 'Esta página expirou',
    gone: 'Por segurança, ela fica aberta só por 30 minutos. Para ver ou mudar o agendamento, use o link do seu agendamento.',
  },
};

export type BookingMessages = typeof booking;

const english: BookingMessages = {
  documentTitle: (title, clinic) => `${title} – ${clinic}`,
  description: (clinic) =>
    `Book a consultation or an exam at ${clinic} in a few minutes, without creating an account.`,
  continue: 'Continue',
  back: 'Back',
  chosen: 'You chose',
  changeService: 'change',
  changeServiceOf: (service) => `change service: ${service}`,
  changeTime: 'change time',
  minutes: (least, most) => (least === most ? `${least} minutes` : `${least} to ${most} minutes`),
  unavailableNow: 'Service unavailable.',
  unavailable: (reach) => `Service unavailable. ${asSentence(englishCallWords(reach))}`,
  nothingLost:
    'We are not sure your request went through. It is safe to try again: you will not be booked twice, and what you have filled in is saved.',
  tryAgain: 'Try again',
  call: (phone) => `Call ${phone}`,
  whatsapp: 'Chat on WhatsApp',
  guard: 'Leave this field empty',

  service: {
    title: 'What do you need?',
    lead: 'Booking takes a few minutes.',
    groups: {
      consultation: 'Eye exam with the doctor',
      glasses: 'Glasses and contact lenses',
      exam: () => 'Test your doctor ordered',
      child: 'Child',
      other: 'Other services',
    },
    notes: {
      consultation: 'Not sure? Start here.',
      glasses: 'Get a prescription or fit lenses.',
      exam: (count) => `${count} tests`,
      child: 'From babies to teenagers.',
    },
    urgent: {
      title: 'Is it urgent?',
      action: 'Go to an eye emergency room now or call 192.',
      signs: 'Warning signs',
      list: [
        'Vision that suddenly went away or got worse.',
        'Severe eye pain.',
        'A blow or cut to the eye.',
        'A chemical in the eye: rinse with clean water for 15 minutes, then go.',
        'Flashing lights and a shadow in your vision.',
      ],
    },
  },

  time: {
    title: 'When?',
    hint: 'Times are local to the clinic.',
    missing: 'Choose a time.',
    unknown: 'Choose the service first.',
    soonest: 'First available times',
    days: 'Or choose a day',
    daysOnly: 'Choose a day',
    free: (count) => (count === 1 ? '1 time available' : `${count} times available`),
    morning: 'Morning',
    afternoon: 'Afternoon',
    more: 'More times',
    moreOf: (half) => `More times: ${half.toLowerCase()}`,
    picked: (moment) => `You chose: ${moment}.`,
    yours: 'held for you',
    none: (phone) =>
      `No times are available online on these days. Check other days or call ${phone}, and we will help you find one.`,
    later: 'More days',
    earlier: 'Earlier days',
    nearest: 'Nearest available times',
  },

  details: {
    title: 'Who is the patient?',
    forWhom: 'Who is the appointment for?',
    forWhomHint: 'Patients under 18 need a parent or guardian.',
    patientName: 'Patient’s full name',
    yourName: 'Your full name',
    birth: 'Patient’s date of birth',
    birthOwn: 'Your date of birth',
    birthOwnOptional: 'Your date of birth (if you like)',
    birthHint: 'Day, month, year: for example, 27/3/1958 or 27031958.',
    birthHintOptional: 'For example, 27/3/1958.',
    adult: 'The patient is 18 or older',
    contactName: 'Your full name',
    contactHint: 'We will contact you about the appointment.',
    relation: 'Your relationship to the patient',
    relationHint: 'For example, mother, grandfather or guardian.',
    phone: 'Brazilian phone number with area code',
    phoneHint: (example) => `For example, ${example}.`,
    email: 'Email (if you have one)',
    emailNeeded: 'Email',
    emailHint: 'For your confirmation.',
    payer: 'How will you pay?',
    payerHint: 'What to bring depends on your insurance.',
    payerMissing: 'Choose how you will pay.',
    privacy: 'We use your information only for this appointment.',
  },

  forWhom: {
    self: 'Me',
    other: 'Another adult',
    child: 'A child or teenager',
    missing: 'Tell us who the appointment is for.',
  },

  check: {
    title: 'Check and confirm',
    service: 'Service',
    when: 'When',
    payer: 'Payment',
    patient: 'Patient',
    born: (day) => `born ${day}`,
    contact: 'Contact',
    noEmail: 'no email',
    changes: {
      service: 'the service',
      when: 'the time',
      patient: 'the patient’s details',
      contact: 'the contact details',
      payer: 'how you pay',
    },
    preparation: 'How to prepare',
    bring: 'Bring',
    confirm: 'Confirm appointment',
    confirming: 'Confirming…',
    consentMissing: 'You must consent to the use of your data.',
  },

  hold: {
    kept: (moment, { clock, isToday }) =>
      `${moment}: reserved for you until ${clock} ${isToday ? 'today' : 'tomorrow'}.`,
    left: (minutes) => `${minutes} minutes left.`,
    lastMinute: 'Less than 1 minute left.',
    extend: 'I need more time',
    gone: 'Your hold on this time has ended. If it is still available when you confirm, it will be yours.',
  },

  done: {
    title: 'Appointment confirmed',
    calendar: 'Add to calendar',
    voucher: 'Confirmation in large print',
    change: 'To reschedule or cancel',
    changeText: 'Save this link. Anyone who has it can change the appointment.',
    manage: 'Reschedule or cancel',
    keep: 'Send this link to my WhatsApp',
    mailed: (email) => `We sent the confirmation to ${email}.`,
    notMailed:
      'You did not give us an email, so save the link or write down the confirmation number.',
    weCall: 'If something changes on our side, we will call you.',
    goneTitle: 'This page has expired',
    gone: 'For your security, it stays open for only 30 minutes. To view or change the appointment, use the link to your appointment.',
  },
};

/** Texts of the booking journey, by language. */
export const bookingMessages: ByLocale<BookingMessages> = { 'pt-BR': booking, 'en-US': english };
