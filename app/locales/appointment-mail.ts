import type { ByLocale, Locale } from '#app/platform/locale.ts';

/** What the mails and the calendar file about an appointment say. */
export const appointmentMail = {
  locale: 'pt-BR' as const,
  patient: {
    subject: {
      created: (when: string) => `Agendamento confirmado: ${when}`,
      moved: (when: string) => `Horário alterado: ${when}`,
      updated: (when: string) => `Mudança na clínica: ${when}`,
      cancelled: (when: string) => `Agendamento cancelado: ${when}`,
    },
    title: {
      created: 'Agendamento confirmado',
      moved: 'Horário alterado',
      updated: 'Seu horário continua o mesmo',
      cancelled: 'Agendamento cancelado',
    },
    greeting: (name: string) => `Olá, ${name}.`,
    opening: {
      created: (when: string) => `Está tudo certo para ${when}.`,
      moved: (when: string) => `O novo horário é ${when}.`,
      updated: (when: string) =>
        `Algo mudou na clínica: confira abaixo o endereço, os contatos e o que trazer em ${when}.`,
      cancelled: (when: string) => `O horário de ${when} foi cancelado.`,
    },
    before: (when: string) => `O horário anterior (${when}) não vale mais.`,
    important: 'Importante',
    preparation: 'Como se preparar',
    bring: 'O que trazer',
    where: 'Onde é',
    map: 'Ver no mapa',
    talk: 'Falar com a clínica',
    manage: 'Ver, remarcar ou cancelar',
    manageIsPersonal: 'Esse link é só seu: com ele se remarca e se cancela. Não repasse.',
    bookAgain: 'Para fazer outro agendamento',
    call: (phone: string) => `Ligar para ${phone}`,
    whatsapp: 'Falar pelo WhatsApp',
    calendar: {
      created: 'O arquivo anexo adiciona o horário à sua agenda.',
      moved: 'O arquivo anexo atualiza o horário na sua agenda.',
      updated: 'O arquivo anexo atualiza a sua agenda.',
      cancelled: 'O arquivo anexo retira o horário da sua agenda.',
    },
    unexpected: 'Se você não esperava esta mensagem, avise a clínica pelo telefone acima.',
  },
  clinic: {
    subject: {
      created: (protocol: string, when: string) => `Novo agendamento ${protocol}: ${when}`,
      moved: (protocol: string, when: string) => `Agendamento remarcado ${protocol}: ${when}`,
      updated: (protocol: string, when: string) => `Paciente avisado ${protocol}: ${when}`,
      cancelled: (protocol: string, when: string) => `Agendamento cancelado ${protocol}: ${when}`,
    },
    title: {
      created: 'Novo agendamento',
      moved: 'Agendamento remarcado',
      updated: 'Paciente avisado',
      cancelled: 'Agendamento cancelado',
    },
    change: {
      created: (when: string) => `Foi feito para ${when}.`,
      moved: (when: string) => `Passou para ${when}.`,
      updated: (when: string) => `Continua em ${when}.`,
      cancelled: (when: string) => `O horário de ${when} ficou livre.`,
    },
    before: (when: string) => `Antes era ${when}; esse horário ficou livre.`,
  },
  warning: {
    companion: 'Venha com um acompanhante adulto.',
    fasting: (hours: number) =>
      `Fique ${hours} ${hours === 1 ? 'hora' : 'horas'} sem comer antes do horário marcado.`,
    dilation: 'Não volte dirigindo: o colírio pode embaçar a visão por 4 a 6 horas.',
    lensesOff: (hours: number) =>
      `Fique ${hours} ${hours === 1 ? 'hora' : 'horas'} sem lentes de contato antes do horário marcado.`,
  },
  label: {
    when: 'Data e hora',
    protocol: 'Protocolo',
    service: 'Serviço',
    practitioner: 'Profissional',
    patient: 'Paciente',
    payer: 'Pagamento',
    phone: 'Telefone',
  },
  calendar: {
    filename: 'agendamento.ics',
    summary: (clinic: string) => `Agendamento: ${clinic}`,
    protocol: (protocol: string) => `Protocolo: ${protocol}`,
    changes: (phone: string) =>
      `Para remarcar ou cancelar, use o link do agendamento ou ligue para ${phone}.`,
  },
};

/** The clinic's own copy is always in Portuguese. */
export type ClinicMailMessages = typeof appointmentMail;

export type AppointmentMailMessages = Omit<ClinicMailMessages, 'locale' | 'clinic'> & {
  locale: Locale;
};

const english: AppointmentMailMessages = {
  locale: 'en-US',
  patient: {
    subject: {
      created: (when) => `Appointment confirmed: ${when}`,
      moved: (when) => `New appointment time: ${when}`,
      updated: (when) => `A change at the clinic: ${when}`,
      cancelled: (when) => `Appointment canceled: ${when}`,
    },
    title: {
      created: 'Appointment confirmed',
      moved: 'New appointment time',
      updated: 'Your time stays the same',
      cancelled: 'Appointment canceled',
    },
    greeting: (name) => `Hello, ${name}.`,
    opening: {
      created: (when) => `You are all set for ${when}.`,
      moved: (when) => `Your new time is ${when}.`,
      updated: (when) =>
        `Something has changed at the clinic: below are the address, contacts and what to bring on ${when}.`,
      cancelled: (when) => `Your appointment on ${when} has been canceled.`,
    },
    before: (when) => `The earlier time (${when}) is no longer valid.`,
    important: 'Important',
    preparation: 'How to prepare',
    bring: 'What to bring',
    where: 'Location',
    map: 'View on map',
    talk: 'Contact the clinic',
    manage: 'View, reschedule or cancel',
    manageIsPersonal:
      'This link is for you only: anyone who has it can reschedule or cancel. Please do not share it.',
    bookAgain: 'To book another appointment',
    call: (phone) => `Call ${phone}`,
    whatsapp: 'Chat on WhatsApp',
    calendar: {
      created: 'The attached file adds the appointment to your calendar.',
      moved: 'The attached file updates the appointment in your calendar.',
      updated: 'The attached file updates your calendar.',
      cancelled: 'The attached file removes the appointment from your calendar.',
    },
    unexpected:
      'If you were not expecting this message, please call the clinic at the number above.',
  },
  warning: {
    companion: 'Bring an adult with you.',
    fasting: (hours) =>
      `Do not eat for ${hours} ${hours === 1 ? 'hour' : 'hours'} before the appointment.`,
    dilation: 'Do not drive home: the eye drops may blur your vision for 4 to 6 hours.',
    lensesOff: (hours) =>
      `Do not wear contact lenses for ${hours} ${hours === 1 ? 'hour' : 'hours'} before the appointment.`,
  },
  label: {
    when: 'Date and time',
    protocol: 'Confirmation number',
    service: 'Service',
    practitioner: 'Provider',
    patient: 'Patient',
    payer: 'Payment',
    phone: 'Phone',
  },
  calendar: {
    filename: 'appointment.ics',
    summary: (clinic) => `Appointment: ${clinic}`,
    protocol: (protocol) => `Confirmation number: ${protocol}`,
    changes: (phone) =>
      `To reschedule or cancel, use the link to the appointment or call ${phone}.`,
  },
};

/** What mails and calendar file say of an appointment, by language. */
export const appointmentMailMessages: ByLocale<AppointmentMailMessages> = {
  'pt-BR': appointmentMail,
  'en-US': english,
};
