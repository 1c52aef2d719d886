import type { ByLocale } from '#app/platform/locale.ts';

/** Texts of the pages on which a patient sees, moves and cancels an appointment. */
export const manage = {
  contact: 'Falar com a clínica',
  toAppointment: 'Voltar ao agendamento',
  toHome: 'Página inicial',
  /** The session has passed to another appointment, opened in another window. */
  otherAppointment:
    'Outro agendamento foi aberto neste navegador depois desta página. Para não mexer no agendamento errado, não fizemos nada. Abra de novo o link do agendamento certo.',

  /** The first message of a WhatsApp chat with the clinic. */
  whatsapp: {
    about: (protocol: string) => `Olá! Escrevo sobre o agendamento ${protocol}.`,
    move: (protocol: string) => `Quero remarcar o agendamento ${protocol}.`,
    cancel: (protocol: string) => `Quero cancelar o agendamento ${protocol}.`,
  },

  appointment: {
    title: 'Seu agendamento',
    of: (patient: string) => `Agendamento de ${patient}`,
    move: 'Remarcar',
    cancel: 'Cancelar o agendamento',
    voucher: 'Comprovante com letra grande',
    calendar: 'Adicionar à agenda',
    again: 'Marcar de novo',
    details: 'Dados do agendamento',
    important: 'Importante',
    preparation: 'Como se preparar',
    bring: 'O que trazer',
    map: 'Ver no mapa',
  },

  label: {
    protocol: 'Protocolo',
    service: 'Serviço',
    practitioner: 'Profissional',
    patient: 'Paciente',
    payer: 'Pagamento',
    address: 'Onde',
    when: 'Dia e hora',
    phone: 'Telefone',
  },

  late: {
    title: 'Para remarcar ou cancelar, fale com a clínica',
    text: (hours: number, hasWhatsapp: boolean) =>
      `Pelo site, isso é possível até ${hours === 1 ? '1 hora' : `${hours} horas`} antes do horário marcado. Agora falta menos que isso: ligue${hasWhatsapp ? ' ou escreva' : ''}, e resolvemos com você.`,
    move: 'Remarcar pelo WhatsApp',
    cancel: 'Cancelar pelo WhatsApp',
    pastTitle: 'O horário deste agendamento já passou',
    past: (hasWhatsapp: boolean) =>
      `Para falar sobre ele, ligue${hasWhatsapp ? ' ou escreva' : ''} para a clínica.`,
  },

  moved: {
    title: 'Horário alterado',
    text: (moment: string) => `Agora é ${moment}. O protocolo e o link são os mesmos.`,
    mailed: 'Enviamos um e-mail com o novo horário. Ele também atualiza a sua agenda.',
    calendar:
      'Se o agendamento já está na sua agenda, adicione de novo: o novo horário substitui o antigo.',
  },

  move: {
    pageTitle: 'Remarcar',
    title: 'Escolha o novo dia e horário',
    now: (moment: string) => `Seu horário atual: ${moment}.`,
    hint: 'Horário local da clínica. Nada muda até você confirmar na próxima tela.',
    checkTitle: 'Remarcar para este horário?',
    from: 'De',
    to: 'Para',
    confirm: 'Remarcar',
    sending: 'Salvando…',
    otherBody: 'O horário mudou depois do primeiro envio. Confira e confirme de novo.',
    other: 'Escolher outro horário',
    keep: 'Deixar como está',
    /** Of a time inside the notice that changes need; before the phone, and after it. */
    late: (hours: number) =>
      `${hours === 1 ? 'Falta menos de 1 hora' : `Faltam menos de ${hours} horas`} para este horário. Depois de confirmar, ele não muda nem se cancela mais pelo site: se precisar, ligue para`,
  },

  cancel: {
    title: 'Cancelar este agendamento?',
    lead: 'O horário fica livre para outra pessoa, e não dá para desfazer. Se o dia não serve, você também pode remarcar.',
    confirm: 'Sim, cancelar o agendamento',
    sending: 'Cancelando…',
    move: 'Remarcar',
    keep: 'Não, manter o agendamento',
  },

  cancelled: {
    title: 'Agendamento cancelado',
    lead: 'Obrigado por avisar: outra pessoa poderá usar o horário.',
    link: 'O link do agendamento deixou de funcionar.',
    /** Somebody asks to change what another window, or the clinic, has cancelled. */
    before: {
      title: 'O agendamento já está cancelado',
      lead: 'Você não precisa fazer mais nada: o horário já ficou livre para outra pessoa.',
    },
    again: 'Fazer outro agendamento',
  },

  voucher: {
    title: 'Comprovante do agendamento',
    print: 'Imprimir',
    printHint: 'Imprime só o comprovante, em preto sobre branco.',
    clinic: (name: string) => `${name} – comprovante de agendamento`,
  },

  /** The thank-you page, beside the texts of the journey. */
  done: {
    when: 'Quando',
    /** A small form: the clinic's staff see the wish in the agenda. */
  },

  /** Booking again with the data of an earlier appointment. */
  again: {
    title: 'Marcar de novo',
    lead: 'Usamos os dados deste agendamento. Você escolhe o novo horário e confere tudo antes de confirmar.',
    choose: 'Escolher o horário',
    proof: 'Usamos os dados do seu último agendamento. Antes, enviamos um código ao seu e-mail.',
    email: 'E-mail que você informou ao agendar',
    send: 'Enviar o código',
    fromScratch: 'Começar sem esses dados',
    codeTitle: 'Digite o código',
    sent: 'Se esse e-mail estiver em um agendamento nosso, o código chega em instantes. Ele vale por 10 minutos.',
    code: 'Código de 6 números',
    check: 'Continuar',
    wrong: 'O código não confere ou já venceu. Confira o e-mail ou peça outro código.',
    mail: {
      subject: 'Código para marcar de novo',
      title: 'Seu código',
      text: 'Digite este código na página em que você o pediu.',
      code: 'Código',
      ends: (minutes: number) => `Ele vale por ${minutes} minutos.`,
      unexpected: 'Se você não pediu o código, ignore esta mensagem. Não o diga a ninguém.',
    },
  },

  /** The page without an open appointment. It says the same to everybody. */
  find: {
    title: 'Seu agendamento',
    lead: 'Veja, remarque ou cancele pelo link do seu agendamento.',
    linkTitle: 'Abra o seu link',
    link: 'Ele está no e-mail de confirmação, ou na mensagem em que você o guardou.',
    closes:
      'Por segurança, a página aberta pelo link expira depois de 30 minutos. É só abrir o link de novo.',
    noLinkTitle: 'Não achou o link?',
    noLink:
      'Fale com a recepção. Diga o protocolo, se tiver, e o telefone que você informou ao agendar.',
    againTitle: 'Quer marcar de novo?',
    again: 'Se você já fez um agendamento pelo site, não precisa preencher tudo outra vez.',
  },

  gone: {
    title: 'Não encontramos o agendamento',
    text: 'O link pode ter vencido, ou o agendamento pode ter sido cancelado. Por segurança, esta página expira depois de 30 minutos: abra de novo o link que você recebeu ou guardou.',
    help: 'Se não der certo, ligue ou escreva. Com o seu nome e o telefone, encontramos o agendamento.',
  },

  tooMany: 'Muitas tentativas',

  failure: {
    title: 'Serviço indisponível',
    text: 'Se você estava remarcando ou cancelando, abra de novo o link do agendamento para ver como ele ficou.',
  },
};

export type ManageMessages = typeof manage;

const english: ManageMessages = {
  contact: 'Contact the clinic',
  toAppointment: 'Back to the appointment',
  toHome: 'Home page',
  otherAppointment:
    'Another appointment was opened in this browser after this page. To avoid changing the wrong one, we did nothing. Open the link to the right appointment again.',

  whatsapp: {
    about: (protocol) => `Hello! I am writing about appointment ${protocol}.`,
    move: (protocol) => `I would like to reschedule appointment ${protocol}.`,
    cancel: (protocol) => `I would like to cancel appointment ${protocol}.`,
  },

  appointment: {
    title: 'Your appointment',
    of: (patient) => `Appointment for ${patient}`,
    move: 'Reschedule',
    cancel: 'Cancel the appointment',
    voucher: 'Confirmation in large print',
    calendar: 'Add to calendar',
    again: 'Book again',
    details: 'Appointment details',
    important: 'Important',
    preparation: 'How to prepare',
    bring: 'What to bring',
    map: 'View on map',
  },

  label: {
    protocol: 'Confirmation number',
    service: 'Service',
    practitioner: 'Provider',
    patient: 'Patient',
    payer: 'Payment',
    address: 'Where',
    when: 'Date and time',
    phone: 'Phone',
  },

  late: {
    title: 'To reschedule or cancel, contact the clinic',
    text: (hours, hasWhatsapp) =>
      `You can do this online up to ${hours === 1 ? '1 hour' : `${hours} hours`} before your appointment. There is less time than that now: call${hasWhatsapp ? ' or message' : ''} us, and we will help you.`,
    move: 'Reschedule on WhatsApp',
    cancel: 'Cancel on WhatsApp',
    pastTitle: 'The time for this appointment has passed',
    past: (hasWhatsapp) => `To talk about it, call${hasWhatsapp ? ' or message' : ''} the clinic.`,
  },

  moved: {
    title: 'Appointment rescheduled',
    text: (moment) => `It is now ${moment}. The confirmation number and the link stay the same.`,
    mailed: 'We sent you an email with the new time. It also updates your calendar.',
    calendar:
      'If the appointment is already in your calendar, add it again: the new time replaces the old one.',
  },

  move: {
    pageTitle: 'Reschedule',
    title: 'Choose the new day and time',
    now: (moment) => `Your current time: ${moment}.`,
    hint: 'Times are local to the clinic. Nothing changes until you confirm on the next screen.',
    checkTitle: 'Reschedule to this time?',
    from: 'From',
    to: 'To',
    confirm: 'Reschedule',
    sending: 'Saving…',
    otherBody: 'The time changed after you first sent it. Check and confirm again.',
    other: 'Choose another time',
    keep: 'Leave it as it is',
    late: (hours) =>
      `This time is less than ${hours === 1 ? 'an hour' : `${hours} hours`} away. Once you confirm, it can no longer be changed or canceled online: if you need to, call`,
  },

  cancel: {
    title: 'Cancel this appointment?',
    lead: 'Your time will open up for someone else, and this cannot be undone. If the day does not work for you, you can reschedule instead.',
    confirm: 'Yes, cancel the appointment',
    sending: 'Canceling…',
    move: 'Reschedule',
    keep: 'No, keep the appointment',
  },

  cancelled: {
    title: 'Appointment canceled',
    lead: 'Thank you for letting us know: someone else can use the time.',
    link: 'The link to the appointment no longer works.',
    before: {
      title: 'The appointment is already canceled',
      lead: 'There is nothing more you need to do: the time is already open for someone else.',
    },
    again: 'Book another appointment',
  },

  voucher: {
    title: 'Appointment confirmation',
    print: 'Print',
    printHint: 'Only the confirmation is printed, in black on white.',
    clinic: (name) => `${name} – appointment confirmation`,
  },

  done: {
    when: 'When',
  },

  again: {
    title: 'Book again',
    lead: 'We will use the details from this appointment. You choose the new time and check everything before you confirm.',
    choose: 'Choose a time',
    proof:
      'We will use the details from your last appointment. First, we will send a code to your email.',
    email: 'Email you used when you booked',
    send: 'Send the code',
    fromScratch: 'Start without these details',
    codeTitle: 'Enter the code',
    sent: 'If this email is on one of our appointments, the code will arrive in a moment. It is valid for 10 minutes.',
    code: '6-digit code',
    check: 'Continue',
    wrong: 'The code does not match or has expired. Check your email or ask for another code.',
    mail: {
      subject: 'Code for booking again',
      title: 'Your code',
      text: 'Enter this code on the page where you asked for it.',
      code: 'Code',
      ends: (minutes) => `It is valid for ${minutes} minutes.`,
      unexpected:
        'If you did not ask for the code, ignore this message. Do not share it with anyone.',
    },
  },

  find: {
    title: 'Your appointment',
    lead: 'Use the link to your appointment to view, reschedule or cancel it.',
    linkTitle: 'Open your link',
    link: 'It is in the confirmation email, or in the message where you saved it.',
    closes:
      'For your security, the page the link opens expires after 30 minutes. Just open the link again.',
    noLinkTitle: 'Can’t find the link?',
    noLink:
      'Contact the front desk. Give your confirmation number, if you have it, and the phone number you booked with.',
    againTitle: 'Would you like to book again?',
    again: 'If you have booked on this site before, you do not have to fill everything in again.',
  },

  gone: {
    title: 'We could not find the appointment',
    text: 'The link may have expired, or the appointment may have been canceled. For your security, this page expires after 30 minutes: open again the link you received or saved.',
    help: 'If that does not work, call or message us. We can find the appointment with your name and phone number.',
  },

  tooMany: 'Too many attempts',

  failure: {
    title: 'Service unavailable',
    text: 'If you were rescheduling or canceling, open the link to your appointment again to see where it stands.',
  },
};

/** Texts of an appointment's own pages, by language. */
export const manageMessages: ByLocale<ManageMessages> = { 'pt-BR': manage, 'en-US': english };
