import { booking as english } from '#app/locales/en-US/booking.ts';
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
    changed: 'Os dados mudaram depois do primeiro envio. Confira e confirme de novo.',
    consentMissing: 'É necessário consentir com o tratamento dos dados.',
  },

  hold: {
    kept: (moment: string, until: string) => `Guardamos para você: ${moment}, até ${until}.`,
    left: (minutes: number) =>
      minutes <= 1 ? 'Falta menos de 1 minuto.' : `Faltam ${minutes} minutos.`,
    extend: 'Preciso de mais tempo',
    extended: 'O tempo já foi estendido uma vez.',
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

/** Texts of the booking journey, by language. */
export const bookingMessages: ByLocale<BookingMessages> = { 'pt-BR': booking, 'en-US': english };
