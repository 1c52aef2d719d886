import type { ByLocale, Locale } from '#app/platform/locale.ts';

/** What the mails and the calendar file about a visit say. */
export const appointmentMail = {
  locale: 'pt-BR' as const,
  patient: {
    subject: {
      created: (when: string) => `Visita agendada: ${when}`,
      moved: (when: string) => `Visita remarcada: ${when}`,
      cancelled: (when: string) => `Visita cancelada: ${when}`,
    },
    title: {
      created: 'Sua visita está agendada',
      moved: 'Sua visita foi remarcada',
      cancelled: 'Sua visita foi cancelada',
    },
    greeting: (name: string) => `Olá, ${name}.`,
    opening: {
      created: (patient: string, when: string) =>
        `A visita de ${patient} está marcada para ${when}.`,
      moved: (patient: string, when: string) => `A visita de ${patient} passou para ${when}.`,
      cancelled: (patient: string, when: string) =>
        `A visita de ${patient}, que seria ${when}, foi cancelada.`,
    },
    before: (when: string) => `O horário anterior (${when}) não vale mais.`,
    important: 'Importante',
    preparation: 'Como se preparar',
    bring: 'O que trazer',
    where: 'Onde é',
    map: 'Ver no mapa',
    change: 'Para remarcar ou cancelar',
    manage: 'Ver, remarcar ou cancelar a visita',
    manageIsPersonal: 'Esse link é só seu: quem abre pode mudar a visita. Não repasse.',
    orCall: 'Se preferir, fale com a clínica:',
    bookAgain: 'Para marcar outra visita',
    call: (phone: string) => `Ligar para ${phone}`,
    whatsapp: 'Falar pelo WhatsApp',
    calendar: {
      created: 'O arquivo anexo coloca a visita na sua agenda.',
      moved: 'O arquivo anexo atualiza a visita na sua agenda.',
      cancelled: 'O arquivo anexo retira a visita da sua agenda.',
    },
    unexpected: 'Se você não esperava esta mensagem, avise a clínica pelo telefone acima.',
  },
  clinic: {
    subject: {
      created: (protocol: string, when: string) => `Nova visita ${protocol}: ${when}`,
      moved: (protocol: string, when: string) => `Visita remarcada ${protocol}: ${when}`,
      cancelled: (protocol: string, when: string) => `Visita cancelada ${protocol}: ${when}`,
    },
    title: {
      created: 'Nova visita agendada',
      moved: 'Visita remarcada',
      cancelled: 'Visita cancelada',
    },
    change: {
      created: (when: string) => `Foi marcada para ${when}.`,
      moved: (when: string) => `Passou para ${when}.`,
      cancelled: (when: string) => `O horário de ${when} ficou livre.`,
    },
    before: (when: string) => `Antes era ${when}; esse horário ficou livre.`,
  },
  warning: {
    companion: 'Venha com um acompanhante adulto.',
    fasting: (hours: number) =>
      `Fique ${hours} ${hours === 1 ? 'hora' : 'horas'} sem comer antes da visita.`,
    dilation: 'Não volte dirigindo: o colírio pode embaçar a visão por 4 a 6 horas.',
    lensesOff: (hours: number) =>
      `Fique ${hours} ${hours === 1 ? 'hora' : 'horas'} sem lentes de contato antes da visita.`,
  },
  label: {
    when: 'Data e hora',
    protocol: 'Protocolo',
    service: 'Atendimento',
    practitioner: 'Profissional',
    patient: 'Paciente',
    payer: 'Pagamento',
    phone: 'Telefone',
  },
  calendar: {
    filename: 'visita.ics',
    summary: (clinic: string) => `Visita: ${clinic}`,
    protocol: (protocol: string) => `Protocolo: ${protocol}`,
    changes: (phone: string) =>
      `Para remarcar ou cancelar, use o link do e-mail ou ligue para ${phone}.`,
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
      created: (when) => `Visit booked: ${when}`,
      moved: (when) => `Visit moved: ${when}`,
      cancelled: (when) => `Visit canceled: ${when}`,
    },
    title: {
      created: 'Your visit is booked',
      moved: 'Your visit has been moved',
      cancelled: 'Your visit has been canceled',
    },
    greeting: (name) => `Hello, ${name}.`,
    opening: {
      created: (patient, when) => `The visit of ${patient} is booked for ${when}.`,
      moved: (patient, when) => `The visit of ${patient} has been moved to ${when}.`,
      cancelled: (patient, when) =>
        `The visit of ${patient}, which was booked for ${when}, has been canceled.`,
    },
    before: (when) => `The earlier time (${when}) is no longer valid.`,
    important: 'Important',
    preparation: 'How to prepare',
    bring: 'What to bring',
    where: 'Where it is',
    map: 'See on the map',
    change: 'To move or cancel',
    manage: 'See, move or cancel the visit',
    manageIsPersonal:
      'This link is yours alone: whoever opens it can change the visit. Do not pass it on.',
    orCall: 'If you prefer, talk to the clinic:',
    bookAgain: 'To book another visit',
    call: (phone) => `Call ${phone}`,
    whatsapp: 'Chat on WhatsApp',
    calendar: {
      created: 'The attached file adds the visit to your calendar.',
      moved: 'The attached file updates the visit in your calendar.',
      cancelled: 'The attached file removes the visit from your calendar.',
    },
    unexpected: 'If you did not expect this message, tell the clinic at the phone number above.',
  },
  warning: {
    companion: 'Come with an adult companion.',
    fasting: (hours) =>
      `Do not eat for ${hours} ${hours === 1 ? 'hour' : 'hours'} before the visit.`,
    dilation: 'Do not drive home: the eye drops may blur your sight for 4 to 6 hours.',
    lensesOff: (hours) =>
      `Do not wear contact lenses for ${hours} ${hours === 1 ? 'hour' : 'hours'} before the visit.`,
  },
  label: {
    when: 'Date and time',
    protocol: 'Booking number',
    service: 'Service',
    practitioner: 'Practitioner',
    patient: 'Patient',
    payer: 'Payment',
    phone: 'Phone',
  },
  calendar: {
    filename: 'visit.ics',
    summary: (clinic) => `Visit: ${clinic}`,
    protocol: (protocol) => `Booking number: ${protocol}`,
    changes: (phone) => `To move or cancel, use the link in the e-mail or call ${phone}.`,
  },
};

/** What mails and calendar file say of a visit, by language. */
export const appointmentMailMessages: ByLocale<AppointmentMailMessages> = {
  'pt-BR': appointmentMail,
  'en-US': english,
};
