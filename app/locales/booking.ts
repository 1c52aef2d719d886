import type { ByLocale } from '#app/platform/locale.ts';

/** Texts of the booking journey, screen by screen. */
export const booking = {
  documentTitle: (title: string, clinic: string) => `${title} – ${clinic}`,
  description: (clinic: string) =>
    `Agende uma consulta ou um exame na ${clinic} em poucos minutos, sem criar conta.`,
  continue: 'Continuar',
  back: 'Voltar',
  startOver: 'Começar de novo',
  chosen: 'Até agora',
  minutes: (minutes: number) => `${minutes} minutos`,
  unavailable: (phone: string) => `Serviço indisponível. Use WhatsApp ou ligue para ${phone}`,
  nothingLost:
    'Não sabemos se o pedido chegou. Tente de novo sem receio: não agendamos duas vezes, e o que você já preencheu continua guardado.',
  tryAgain: 'Tentar de novo',
  call: (phone: string) => `Ligar para ${phone}`,
  whatsapp: 'Conversar pelo WhatsApp',
  guard: 'Deixe este campo em branco',

  service: {
    title: 'O que você quer agendar?',
    hint: 'Não sabe qual escolher? Comece pela consulta.',
    missing: 'Escolha o que você quer agendar.',
    urgentTitle: 'É urgente?',
    urgent:
      'Perda súbita da visão, dor forte no olho, pancada, produto químico ou luzes piscando com uma sombra não podem esperar. Procure agora um pronto-socorro ou ligue para o SAMU, 192. Se foi produto químico, lave o olho com água limpa por 15 minutos e vá em seguida.',
    byPhone: 'Estes são marcados por telefone',
  },

  forWhom: {
    title: 'Para quem é a visita?',
    hint: 'Perguntamos porque, para menores de 18 anos, um responsável precisa assinar por eles.',
    self: 'Para mim',
    other: 'Para outro adulto',
    otherHint: 'Por exemplo, sua mãe, seu marido ou alguém de quem você cuida.',
    child: 'Para uma criança ou adolescente',
    childHint: 'Menos de 18 anos. Você será o responsável.',
    missing: 'Diga para quem é a visita.',
  },

  payer: {
    title: 'Como você vai pagar?',
    hint: 'O convênio decide o que você precisa trazer. Nenhum pagamento é feito por este site.',
    missing: 'Escolha como você vai pagar.',
    bring: (items: readonly string[]) => `Trazer: ${listOf(items)}.`,
  },

  time: {
    title: 'Escolha o dia e a hora',
    hint: (city: string) =>
      `Horários de ${city}. Depois de escolher, guardamos o horário por alguns minutos.`,
    missing: 'Escolha um horário.',
    free: (count: number) => (count === 1 ? '1 horário livre' : `${count} horários livres`),
    morning: 'Manhã',
    afternoon: 'Tarde',
    yours: 'sua reserva',
    none: (phone: string) =>
      `Não há horário livre pelo site nestes dias. Veja outros dias ou ligue para ${phone}: procuramos um com você.`,
    later: 'Ver dias seguintes',
    earlier: 'Ver dias anteriores',
    nearest: 'Horários livres mais próximos',
  },

  details: {
    title: 'Dados de quem vem e contato',
    titleSelf: 'Seus dados',
    patientName: 'Nome completo de quem vem',
    yourName: 'Seu nome completo',
    birth: 'Data de nascimento',
    birthOwn: 'Sua data de nascimento',
    birthHint: 'Por exemplo, 27 3 1958. Usamos para encontrar a ficha certa.',
    contactName: 'Seu nome completo',
    contactHint: 'É com você que falamos sobre a visita.',
    relation: 'O que você é de quem vem?',
    relationHint: 'Por exemplo, mãe, avô ou tutor.',
    phone: 'Telefone com DDD',
    phoneHint: (example: string) =>
      `Ligamos ou escrevemos só sobre a visita. Por exemplo, ${example}.`,
    email: 'E-mail (se tiver)',
    emailHint: 'Para receber a confirmação e o arquivo do calendário. Pode deixar em branco.',
    contactSection: 'Contato',
    privacy: 'Usamos estes dados só para marcar e cuidar da sua visita.',
  },

  check: {
    title: 'Confira antes de confirmar',
    service: 'O quê',
    forWhom: 'Para quem',
    when: 'Quando',
    payer: 'Pagamento',
    patient: 'Quem vem',
    birth: 'Nascimento',
    contact: 'Contato',
    relation: 'Responsável',
    phone: 'Telefone',
    email: 'E-mail',
    noEmail: 'Não informado',
    preparation: 'Como se preparar',
    bring: 'O que trazer',
    confirm: 'Confirmar agendamento',
    confirming: 'Confirmando…',
    consentMissing: 'É necessário consentir com o tratamento dos dados.',
  },

  hold: {
    kept: (moment: string, until: string) => `Guardamos para você: ${moment}, até ${until}.`,
    left: (minutes: number) =>
      minutes <= 1 ? 'Falta menos de 1 minuto.' : `Faltam ${minutes} minutos.`,
    extend: 'Preciso de mais tempo',
    extended: 'O tempo não pode mais ser estendido.',
    gone: 'O tempo da reserva acabou. Se o horário ainda estiver livre, ele será seu ao confirmar.',
  },

  done: {
    title: 'Visita agendada',
    protocol: 'Número do protocolo',
    protocolHint: 'Anote. Ele vale até o dia da visita, mesmo se você mudar o horário.',
    when: 'Dia e hora',
    address: 'Onde',
    who: 'Quem vem',
    what: 'O quê',
    practitioner: 'Com quem',
    calendar: 'Pôr no calendário',
    voucher: 'Comprovante com letra grande',
    change: 'Para mudar ou cancelar',
    changeText: 'Abra este endereço quando quiser. Guarde: quem o tiver pode mudar a visita.',
    manage: 'Mudar ou cancelar a visita',
    keep: 'Enviar o endereço para o meu WhatsApp',
    mailed: (email: string) => `Enviamos a confirmação para ${email}.`,
    notMailed: 'Como você não informou e-mail, guarde o endereço abaixo ou anote o protocolo.',
    next: 'O que acontece agora',
    arrive: 'Chegue 10 minutos antes. Se algo mudar do nosso lado, ligamos para você.',
    goneTitle: 'Esta página já se fechou',
    gone: 'Por segurança, ela fica aberta só por 30 minutos. Para ver ou mudar a visita, use o endereço que você guardou ou o do e-mail de confirmação.',
  },
};

export type BookingMessages = typeof booking;

/** 'documento, carteirinha e óculos' from separate items. */
function listOf(items: readonly string[]): string {
  const lower = items.map((item) => item.charAt(0).toLowerCase() + item.slice(1));
  if (lower.length < 2) return lower.join('');
  return `${lower.slice(0, -1).join('; ')}; ${lower.at(-1)}`;
}

const english: BookingMessages = {
  documentTitle: (title, clinic) => `${title} – ${clinic}`,
  description: (clinic) =>
    `Book a consultation or an exam at ${clinic} in a few minutes, without creating an account.`,
  continue: 'Continue',
  back: 'Back',
  startOver: 'Start over',
  chosen: 'So far',
  minutes: (minutes) => `${minutes} minutes`,
  unavailable: (phone) => `Service unavailable. Use WhatsApp or call ${phone}`,
  nothingLost:
    'We do not know whether your request arrived. You can safely try again: we do not book twice, and what you have already filled in is kept.',
  tryAgain: 'Try again',
  call: (phone) => `Call ${phone}`,
  whatsapp: 'Chat on WhatsApp',
  guard: 'Leave this field empty',

  service: {
    title: 'What would you like to book?',
    hint: 'Not sure which to choose? Start with the consultation.',
    missing: 'Choose what you would like to book.',
    urgentTitle: 'Is it urgent?',
    urgent:
      'Sudden loss of sight, strong pain in the eye, a blow, a chemical, or flashing lights with a shadow cannot wait. Go to an emergency room now or call the ambulance service (SAMU), 192. If it was a chemical, rinse the eye with clean water for 15 minutes and then go.',
    byPhone: 'These are booked by phone',
  },

  forWhom: {
    title: 'Who is the visit for?',
    hint: 'We ask because someone must sign for patients under 18.',
    self: 'For me',
    other: 'For another adult',
    otherHint: 'For example, your mother, your husband or someone you take care of.',
    child: 'For a child or teenager',
    childHint: 'Under 18. You will be the person responsible.',
    missing: 'Tell us who the visit is for.',
  },

  payer: {
    title: 'How will you pay?',
    hint: 'Your health plan decides what you need to bring. Nothing is paid on this website.',
    missing: 'Choose how you will pay.',
    bring: (items) => `Bring: ${items.join(' · ')}`,
  },

  time: {
    title: 'Choose the day and the time',
    hint: (city) =>
      `Times are those of ${city}. Once you have chosen, we keep the time for you for a few minutes.`,
    missing: 'Choose a time.',
    free: (count) => (count === 1 ? '1 free time' : `${count} free times`),
    morning: 'Morning',
    afternoon: 'Afternoon',
    yours: 'kept for you',
    none: (phone) =>
      `There is no free time on the website on these days. See other days or call ${phone}: we will look for one with you.`,
    later: 'See later days',
    earlier: 'See earlier days',
    nearest: 'Nearest free times',
  },

  details: {
    title: 'Who is coming and how to reach you',
    titleSelf: 'Your details',
    patientName: 'Full name of the person coming',
    yourName: 'Your full name',
    birth: 'Date of birth',
    birthOwn: 'Your date of birth',
    birthHint: 'Day, month and year. For example, 27 3 1958. We use it to find the right record.',
    contactName: 'Your full name',
    contactHint: 'You are the person we will talk to about the visit.',
    relation: 'What are you to the person coming?',
    relationHint: 'For example, mother, grandfather or guardian.',
    phone: 'Brazilian phone number with area code',
    phoneHint: (example) => `We call or write only about the visit. For example, ${example}.`,
    email: 'E-mail (if you have one)',
    emailHint: 'To receive the confirmation and the calendar file. You can leave it empty.',
    contactSection: 'Contact',
    privacy: 'We use these details only to book and look after your visit.',
  },

  check: {
    title: 'Check before you confirm',
    service: 'Service',
    forWhom: 'For whom',
    when: 'When',
    payer: 'Payment',
    patient: 'Who is coming',
    birth: 'Date of birth',
    contact: 'Contact',
    relation: 'Person responsible',
    phone: 'Phone',
    email: 'E-mail',
    noEmail: 'Not given',
    preparation: 'How to prepare',
    bring: 'What to bring',
    confirm: 'Confirm booking',
    confirming: 'Confirming…',
    consentMissing: 'You must consent to the use of your data.',
  },

  hold: {
    kept: (moment, until) => `We are keeping this for you: ${moment}, until ${until}.`,
    left: (minutes) => (minutes <= 1 ? 'Less than 1 minute left.' : `${minutes} minutes left.`),
    extend: 'I need more time',
    extended: 'The time cannot be extended any further.',
    gone: 'We are no longer keeping the time. If it is still free when you confirm, it will be yours.',
  },

  done: {
    title: 'Visit booked',
    protocol: 'Booking number',
    protocolHint:
      'Write it down. It is valid until the day of the visit, even if you change the time.',
    when: 'Day and time',
    address: 'Where',
    who: 'Who is coming',
    what: 'Service',
    practitioner: 'With whom',
    calendar: 'Add to calendar',
    voucher: 'Confirmation in large letters',
    change: 'To move or cancel',
    changeText:
      'Open this address whenever you like. Keep it safe: whoever has it can change the visit.',
    manage: 'Move or cancel the visit',
    keep: 'Send the address to my WhatsApp',
    mailed: (email) => `We have sent the confirmation to ${email}.`,
    notMailed: 'You gave no e-mail, so keep the address below or write down the booking number.',
    next: 'What happens now',
    arrive: 'Please arrive 10 minutes early. If something changes on our side, we will call you.',
    goneTitle: 'This page has closed',
    gone: 'For safety, it stays open for only 30 minutes. To see or change the visit, use the address you kept or the one in the confirmation e-mail.',
  },
};

/** Texts of the booking journey, by language. */
export const bookingMessages: ByLocale<BookingMessages> = { 'pt-BR': booking, 'en-US': english };
