import type { ByLocale } from '#app/platform/locale.ts';

/** Texts of the pages on which a patient sees, moves and cancels a visit. */
export const manage = {
  contact: 'Falar com a clínica',
  toAppointment: 'Voltar para a visita',
  /** The session has passed to another visit, opened in another window. */
  otherAppointment:
    'Outra visita foi aberta neste navegador depois desta página. Para não mexer na visita errada, não fizemos nada. Abra de novo o link da visita certa.',

  appointment: {
    title: 'Sua visita',
    of: (patient: string) => `Visita de ${patient}`,
    move: 'Mudar dia ou hora',
    cancel: 'Cancelar a visita',
    voucher: 'Comprovante com letra grande',
    calendar: 'Pôr no calendário',
    details: 'Os dados da visita',
    important: 'Importante',
    preparation: 'Como se preparar',
    bring: 'O que trazer',
  },

  label: {
    protocol: 'Protocolo',
    service: 'O quê',
    practitioner: 'Com quem',
    patient: 'Quem vem',
    payer: 'Pagamento',
    address: 'Onde',
    when: 'Dia e hora',
    phone: 'Telefone',
  },

  late: {
    title: 'Para mudar ou cancelar, fale com a clínica',
    text: (hours: number) =>
      `Pelo site, isso é possível até ${hours === 1 ? '1 hora' : `${hours} horas`} antes da visita. Agora falta menos que isso: ligue ou escreva, e resolvemos com você.`,
    pastTitle: 'O horário desta visita já passou',
    past: 'Para falar sobre ela ou marcar outra, ligue ou escreva para a clínica.',
  },

  moved: {
    title: 'Horário mudado',
    text: (moment: string) => `Agora a visita é ${moment}. O protocolo e o link são os mesmos.`,
    mailed: 'Enviamos um e-mail com o novo horário. Ele também acerta o seu calendário.',
    calendar: 'Se a visita está no seu calendário, ponha de novo: o horário antigo será trocado.',
  },

  move: {
    pageTitle: 'Mudar a visita',
    title: 'Escolha o novo dia e a hora',
    now: (moment: string) => `A visita está marcada para ${moment}.`,
    hint: (city: string) =>
      `Horários de ${city}. A visita só muda depois que você confirmar na próxima tela.`,
    checkTitle: 'Mudar para este horário?',
    from: 'De',
    to: 'Para',
    confirm: 'Mudar a visita',
    sending: 'Mudando…',
    otherBody: 'O horário mudou depois do primeiro envio. Confira e confirme de novo.',
    other: 'Escolher outro horário',
    keep: 'Deixar como está',
  },

  cancel: {
    title: 'Cancelar esta visita?',
    lead: 'O horário fica livre para outra pessoa, e não dá para desfazer. Se o dia não serve, você também pode mudar.',
    confirm: 'Sim, cancelar a visita',
    sending: 'Cancelando…',
    move: 'Mudar dia ou hora',
    keep: 'Não, manter a visita',
  },

  cancelled: {
    title: 'Visita cancelada',
    lead: 'Obrigado por avisar: outra pessoa poderá usar o horário.',
    link: 'O link da visita deixou de funcionar.',
    /** Somebody asks to change what another window, or the clinic, has cancelled. */
    before: {
      title: 'O agendamento já está cancelado',
      lead: 'Você não precisa fazer mais nada: o horário já ficou livre para outra pessoa.',
    },
    again: 'Marcar outra visita',
    home: 'Ir para a página inicial',
  },

  voucher: {
    title: 'Comprovante da visita',
    print: 'Imprimir',
    printHint: 'Sai só o comprovante, em preto sobre branco.',
    clinic: (name: string) => `${name} – comprovante de visita`,
  },

  gone: {
    title: 'Não encontramos a visita',
    text: 'O link pode ter vencido, ou a visita pode ter sido cancelada. Por segurança, esta página também se fecha depois de 30 minutos: abra de novo o link que você recebeu ou guardou.',
    help: 'Se não der certo, ligue ou escreva. Com o seu nome e o telefone, encontramos a visita.',
  },

  tooMany: 'Muitas tentativas',

  failure: {
    title: 'Serviço indisponível',
    text: 'Se você estava mudando ou cancelando a visita, abra o link dela de novo para ver como ela ficou.',
  },
};

export type ManageMessages = typeof manage;

const english: ManageMessages = {
  contact: 'Talk to the clinic',
  toAppointment: 'Back to the visit',
  otherAppointment:
    'Another visit was opened in this browser after this page. We did nothing, so as not to touch the wrong visit. Open the link of the right visit again.',

  appointment: {
    title: 'Your visit',
    of: (patient) => `Visit of ${patient}`,
    move: 'Change day or time',
    cancel: 'Cancel the visit',
    voucher: 'Confirmation in large letters',
    calendar: 'Add to calendar',
    details: 'About the visit',
    important: 'Important',
    preparation: 'How to prepare',
    bring: 'What to bring',
  },

  label: {
    protocol: 'Booking number',
    service: 'Service',
    practitioner: 'With whom',
    patient: 'Who is coming',
    payer: 'Payment',
    address: 'Where',
    when: 'Day and time',
    phone: 'Phone',
  },

  late: {
    title: 'To move or cancel, talk to the clinic',
    text: (hours) =>
      `On the website this is possible up to ${hours === 1 ? '1 hour' : `${hours} hours`} before the visit. There is less than that left: call or write, and we will sort it out with you.`,
    pastTitle: 'The time of this visit has passed',
    past: 'To talk about it or book another, call or write to the clinic.',
  },

  moved: {
    title: 'Time changed',
    text: (moment) =>
      `The visit is now on ${moment}. The booking number and the link are the same.`,
    mailed: 'We have sent an e-mail with the new time. It also updates your calendar.',
    calendar: 'If the visit is in your calendar, add it again: the old time will be replaced.',
  },

  move: {
    pageTitle: 'Move the visit',
    title: 'Choose the new day and time',
    now: (moment) => `The visit is currently booked for ${moment}.`,
    hint: (city) =>
      `Times are those of ${city}. The visit moves only after you confirm on the next screen.`,
    checkTitle: 'Move to this time?',
    from: 'From',
    to: 'To',
    confirm: 'Move the visit',
    sending: 'Moving…',
    otherBody: 'The time changed after you first sent it. Check and confirm again.',
    other: 'Choose another time',
    keep: 'Leave it as it is',
  },

  cancel: {
    title: 'Cancel this visit?',
    lead: 'The time becomes free for someone else, and this cannot be undone. If the day does not suit you, you can also move the visit.',
    confirm: 'Yes, cancel the visit',
    sending: 'Canceling…',
    move: 'Change day or time',
    keep: 'No, keep the visit',
  },

  cancelled: {
    title: 'Visit canceled',
    lead: 'Thank you for letting us know: someone else can use the time.',
    link: 'The link of the visit no longer works.',
    before: {
      title: 'The appointment is already canceled',
      lead: 'You need not do anything else: the time is already free for someone else.',
    },
    again: 'Book another visit',
    home: 'Go to the home page',
  },

  voucher: {
    title: 'Visit confirmation',
    print: 'Print',
    printHint: 'Only the confirmation is printed, in black on white.',
    clinic: (name) => `${name} – visit confirmation`,
  },

  gone: {
    title: 'We could not find the visit',
    text: 'The link may have expired, or the visit may have been canceled. For safety, this page also closes after 30 minutes: open again the link you received or kept.',
    help: 'If that does not work, call or write. With your name and phone number we will find the visit.',
  },

  tooMany: 'Too many attempts',

  failure: {
    title: 'Service unavailable',
    text: 'If you were moving or canceling the visit, open its link again to see how it stands.',
  },
};

/** Texts of a visit's own pages, by language. */
export const manageMessages: ByLocale<ManageMessages> = { 'pt-BR': manage, 'en-US': english };
