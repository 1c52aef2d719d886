import type { ByLocale } from '#app/platform/locale.ts';
import type { RefusalMessages } from '#app/platform/refused-form.ts';
import { contactMessages } from './contact.ts';
import { personFieldMessages } from './person-fields.ts';

const refusals: RefusalMessages['refusals'] = {
  ...contactMessages['pt-BR'].refusals,
  'too-many': ({ minutes }) =>
    `Recebemos vários pedidos seus em pouco tempo. Envie o próximo em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
  'other-body': () =>
    'Seu pedido anterior já foi recebido, e este é diferente. Para enviar este também, toque de novo em “Entrar na lista”.',
};

const hours = (count: number) => `${count} ${count === 1 ? 'hora' : 'horas'}`;

/** Texts of the form of the waiting list. `{clinic}` and `{privacyEmail}` stand in the consent. */
const portuguese = {
  ...contactMessages['pt-BR'],
  send: 'Entrar na lista',
  sending: 'Enviando...',
  formTitle: 'Entre na lista',
  errorTitle: (title: string) => `Erro: ${title}`,
  off: 'A lista de espera está fechada no momento. Veja os horários livres ou fale com a clínica.',
  free: 'Ver os horários livres',
  minutes: (count: number) => (count % 60 === 0 ? hours(count / 60) : `${count} minutos`),
  haveAppointment:
    'Já tem um agendamento e quer vir antes? Abra o link do seu agendamento: lá você pede em um toque e não preenche nada.',
  rules: {
    title: 'Como a lista funciona',
    list: (minutes: string, told: string) => [
      'Quem chegou primeiro recebe primeiro, entre as pessoas a quem o horário serve.',
      `O horário fica guardado para você por ${minutes}. Só depois passa para a próxima pessoa.`,
      'Se você disser não, ou não responder a tempo, continua no seu lugar para outros horários. Aquele mesmo não volta.',
      told,
      'Um horário livre que você já podia marcar pelo site não é oferecido: marque quando quiser.',
      'Quem tem agendamento e disse que usa lentes de contato não recebe um horário para o qual elas já deveriam estar fora.',
      'Você pausa ou sai quando quiser. Ninguém passa na sua frente por outro motivo.',
    ],
    told: 'Avisamos só de dia e em dias em que a clínica abre. Quem deixa só o telefone é avisado pela recepção, no horário de atendimento.',
    notBooked: 'Entrar na lista não marca horário e não garante vaga.',
  },
  kind: {
    legend: 'O que você espera?',
    open: 'Um horário',
    launch: 'O começo da assinatura de lentes',
  },
  services: 'Para qual serviço?',
  servicesHint: 'Pode marcar mais de um.',
  weekdays: 'Em que dias você pode vir?',
  weekdayNames: ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'],
  period: 'Em que período?',
  periods: { any: 'Qualquer um', morning: 'De manhã', afternoon: 'À tarde' },
  notice: 'Com que aviso você consegue vir?',
  notices: {
    'two-hours': 'Posso vir com 2 horas de aviso',
    'same-day': 'No mesmo dia, com 4 horas de aviso',
    day: 'De um dia para o outro',
    'two-days': 'Com 2 dias de aviso',
  },
  firstOn: 'A partir de que dia?',
  firstOnHint: 'Deixe vazio se puder vir logo.',
  house: 'Em qual unidade?',
  anyHouse: 'Tanto faz',
  practitioner: 'Com quem?',
  anyPractitioner: 'Tanto faz',
  practitionerOf: (name: string, services: string) => `${name} (só ${services})`,
  name: 'Seu nome completo',
  phone: 'Telefone com DDD',
  phoneHint: (example: string) => `Exemplo: ${example}.`,
  email: 'E-mail (opcional)',
  emailNeeded: 'E-mail',
  emailNeededHint: 'Você recebe o horário na hora e responde por um link.',
  emailHint:
    'Com e-mail você recebe o horário na hora e responde por um link. Sem e-mail, a recepção escreve ou liga.',
  consent: {
    /** Whoever changes a word of the text gives it a new id. */
    id: 'espera-2026-11',
    text:
      'Concordo que a {clinic} use os dados deste pedido para me oferecer um horário ou avisar do começo da ' +
      'assinatura. O serviço que escolhi fala da minha saúde. Os dados ficam guardados por 6 meses e depois são ' +
      'apagados. Posso sair da lista quando quiser, ou pedir para ver, corrigir ou apagar tudo, escrevendo para ' +
      '{privacyEmail}.',
    linkText: 'Leia a política de privacidade',
    linkPath: '/privacy',
  },
  /** Where there are no lenses to subscribe to. */
  timeConsent: {
    id: 'espera-horario-2026-11',
    text:
      'Concordo que a {clinic} use os dados deste pedido para me oferecer um horário. O serviço que escolhi fala da ' +
      'minha saúde. Os dados ficam guardados por 6 meses e depois são apagados. Posso sair da lista quando quiser, ou ' +
      'pedir para ver, corrigir ou apagar tudo, escrevendo para {privacyEmail}.',
  },
  fields: {
    ...personFieldMessages['pt-BR'],
    'services-missing': 'Escolha pelo menos um serviço.',
    'weekdays-missing': 'Escolha pelo menos um dia.',
    'practitioner-elsewhere':
      'Essa pessoa não atende o que você escolheu. Escolha outra ou “Tanto faz”.',
    'first-on-unreal': 'Escolha um dia de hoje em diante, nos próximos seis meses.',
    'consent-missing': 'É necessário consentir com o tratamento dos dados.',
  },
  refusals,

  sent: {
    pageTitle: (clinic: string) => `Pedido recebido – ${clinic}`,
    title: 'Recebemos o seu pedido',
    at: (moment: string) => `Recebido em: ${moment}.`,
    next: 'O que acontece agora',
    kept: 'Seu lugar na lista está guardado. Se você já estava nela, o lugar é o mesmo de antes.',
    mailed: [
      'Quem deixou e-mail recebe agora o link da própria página.',
      'Ali você vê o seu lugar e os horários oferecidos, pausa ou sai.',
    ],
    notBooked: 'Ainda não há horário marcado.',
    urgent: (phone: string) => `Se não puder esperar, ligue para ${phone}.`,
    call: (phone: string) => `Ligar para ${phone}`,
  },

  page: {
    documentTitle: (title: string, clinic: string) => `${title} – ${clinic}`,
    title: 'Sua espera',
    gone: {
      title: 'Este link não abre mais nada',
      text: 'O lugar na lista acabou, ou o endereço está incompleto. Se ainda quiser um horário, veja os horários livres ou entre de novo na lista.',
    },
    offer: {
      title: (moment: string) => `Há um horário para você: ${moment}`,
      with: (service: string, practitioner: string) => `${service}, com ${practitioner}.`,
      until: (moment: string) =>
        `Está guardado para você até ${moment}. Depois passa para a próxima pessoa.`,
      moves: (moment: string) =>
        `Se aceitar, o seu agendamento de ${moment} muda para este horário. O protocolo e o link continuam os mesmos.`,
      books:
        'Se aceitar, faltam só os seus dados. O horário continua guardado enquanto você preenche.',
      asks: 'Para este horário:',
      tooSoon: {
        any: 'Quem usa lentes de contato já deveria estar sem elas. Se for o seu caso, recuse: o seu lugar na lista continua.',
        soft: 'Quem usa lentes gelatinosas já deveria estar sem elas. Se for o seu caso, recuse: o seu lugar na lista continua.',
        rigid:
          'Quem usa lentes rígidas já deveria estar sem elas. Se for o seu caso, recuse: o seu lugar na lista continua.',
      },
      accept: 'Aceitar este horário',
      decline: 'Não posso neste horário',
    },
    news: {
      recusado: 'Tudo bem. O horário vai para a próxima pessoa, e o seu lugar na lista continua.',
      passou: 'Este horário já não está guardado para você. O seu lugar na lista continua.',
      fechado:
        'Este horário já não serve: a clínica mudou a agenda ou o preparo. Pedimos desculpas. O seu lugar na lista continua.',
      pausado: 'Sua espera está em pausa. Nada será oferecido até você voltar.',
      voltou: 'Você voltou a esperar, no mesmo lugar.',
      mudou: 'Guardamos o que serve para você. O lugar é o mesmo.',
      saiu: 'Você saiu da lista.',
    },
    place: {
      title: 'Seu lugar',
      position: (place: number) =>
        place === 1
          ? 'Você é a primeira pessoa da lista para este serviço.'
          : `Seu lugar na lista para este serviço: ${place}º.`,
      since: (moment: string) => `Na lista desde ${moment}.`,
      paused: 'Em pausa.',
      launch: 'Avisaremos uma vez, por e-mail, quando der para assinar pelo site.',
      chances: (facts: { times: number; accepted: number; service: string }) =>
        `Nas últimas 8 semanas, ${facts.times} ${facts.times === 1 ? 'horário' : 'horários'} de ${facts.service} ${facts.times === 1 ? 'foi oferecido' : 'foram oferecidos'} pela lista; ${facts.accepted} ${facts.accepted === 1 ? 'foi aceito' : 'foram aceitos'}.`,
      noChances: 'Ainda não dá para dizer com que frequência aparecem horários.',
      until: (moment: string) => `Se nada aparecer, seu lugar vale até ${moment}.`,
    },
    wishes: { title: 'O que serve para você', save: 'Guardar' },
    pause: 'Pausar',
    resume: 'Voltar a esperar',
    leave: 'Sair da lista',
    toAppointment: 'Ver o meu agendamento',
    other: 'Outras opções',
    ended: {
      booked: 'Você já tem um horário. Por isso saiu da lista.',
      other: 'Você não está mais na lista.',
    },
    again: 'Ver os horários livres',
    errorTitle: 'Confira os campos',
  },

  earlier: {
    title: 'Quer vir antes?',
    text: 'Se vagar um horário em um dia anterior, oferecemos a você pela ordem da lista de espera. Seu agendamento só muda se você aceitar.',
    submit: 'Avise-me se abrir antes',
    wished:
      'Anotado. Se um horário antes do seu ficar livre, oferecemos a você pela ordem da lista de espera.',
    several:
      'São vários exames juntos, por isso o site não oferece sozinho. Se você pedir, a recepção procura um dia em que todos caibam.',
    offered: 'Há um horário guardado para você. Abra para ver e responder.',
    page: 'Ver meu lugar na lista',
    withdraw: 'Não quero mais o aviso',
  },

  mail: {
    greeting: (name: string) => `Olá, ${name}.`,
    subject: {
      joined: 'Seu lugar na lista de espera',
      offer: (moment: string) => `Vagou um horário para você: ${moment}`,
      withdrawn: 'O horário oferecido não está mais livre',
      launch: 'A assinatura de lentes começou',
    },
    joined: {
      title: 'Você está na lista de espera',
      text: [
        'Quando vagar um horário que sirva para você, avisamos por este e-mail. Você responde por um link.',
        'Na sua página você vê o seu lugar na lista, pausa ou sai quando quiser.',
      ],
      launch: [
        'Quando der para assinar pelo site, avisamos uma vez por este e-mail. Depois apagamos os seus dados.',
      ],
      button: 'Abrir a minha página',
    },
    offer: {
      title: (moment: string) => `Vagou: ${moment}`,
      text: (facts: { until: string; before: string | null }) => [
        `O horário está guardado para você até ${facts.until}. Depois passa para a próxima pessoa da lista.`,
        facts.before
          ? `Se aceitar, o seu agendamento de ${facts.before} muda para este horário. Se não, fica tudo como está.`
          : 'Se aceitar, faltam só os seus dados para marcar.',
      ],
      button: 'Ver e responder',
    },
    withdrawn: {
      title: 'O horário não está mais livre',
      text: (moment: string) => [
        `O horário de ${moment}, que oferecemos a você, não está mais na agenda. Pedimos desculpas.`,
        'O seu lugar na lista continua o mesmo.',
      ],
      button: 'Abrir a minha página',
    },
    launch: {
      title: 'Já dá para assinar',
      text: [
        'Você pediu para saber quando começasse a assinatura de lentes. Começou.',
        'Este é o único aviso: seus dados saem agora da lista.',
      ],
      button: 'Ver os planos',
    },
    talk: 'Prefere falar com a gente?',
    call: (phone: string) => `Ligue: ${phone}`,
  },
};

export type WaitlistMessages = typeof portuguese;

const english: WaitlistMessages = {
  ...contactMessages['en-US'],
  send: 'Join the waitlist',
  sending: 'Sending...',
  formTitle: 'Join the waitlist',
  errorTitle: (title) => `Error: ${title}`,
  off: 'The waitlist is closed at the moment. See the open times or talk to the clinic.',
  free: 'See open times',
  minutes: (count) =>
    count % 60 === 0 ? `${count / 60} ${count === 60 ? 'hour' : 'hours'}` : `${count} minutes`,
  haveAppointment:
    'Already have an appointment and want to come sooner? Open the link of your appointment: one tap there is enough.',
  rules: {
    title: 'How the waitlist works',
    list: (minutes, told) => [
      'First come, first offered, among the people the time works for.',
      `The time is kept for you for ${minutes}. Only then does it go to the next person.`,
      'If you say no, or do not answer in time, you keep your place for other times. That same time does not come back.',
      told,
      'An open time that you could already book on the website is not offered: book it whenever you like.',
      'If you have an appointment and told us that you wear contact lenses, you are not offered a time for which they should already be out.',
      'Pause or leave whenever you want. Nobody gets ahead of you for any other reason.',
    ],
    told: 'We only write during the day, on days the clinic is open. If you leave only a phone number, the front desk contacts you during opening hours.',
    notBooked: 'Joining the waitlist does not book a time and does not guarantee one.',
  },
  kind: {
    legend: 'What are you waiting for?',
    open: 'An appointment',
    launch: 'The start of the lens subscription',
  },
  services: 'Which service?',
  servicesHint: 'You can choose more than one.',
  weekdays: 'Which days work for you?',
  weekdayNames: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  period: 'What time of day?',
  periods: { any: 'Any', morning: 'Morning', afternoon: 'Afternoon' },
  notice: 'How much notice do you need?',
  notices: {
    'two-hours': '2 hours is enough',
    'same-day': 'The same day, with 4 hours’ notice',
    day: 'One day',
    'two-days': '2 days',
  },
  firstOn: 'From which day on?',
  firstOnHint: 'Leave it empty if you can come right away.',
  house: 'At which location?',
  anyHouse: 'Any of them',
  practitioner: 'With whom?',
  anyPractitioner: 'Anyone',
  practitionerOf: (name, services) => `${name} (${services} only)`,
  name: 'Your full name',
  phone: 'Brazilian phone number with area code',
  phoneHint: (example) => `Example: ${example}.`,
  email: 'Email (optional)',
  emailNeeded: 'Email',
  emailNeededHint: 'You get the time at once and answer by a link.',
  emailHint:
    'With an email address you get the time at once and answer by a link. Without it, the front desk writes or calls.',
  consent: {
    id: 'waitlist-2026-11-en',
    text:
      'I agree that {clinic} may use the data of this request to offer me a time or to tell me when the subscription ' +
      'starts. The service I chose says something about my health. The data is kept for 6 months and then deleted. ' +
      'I may leave the list at any time, or ask to see, correct or delete everything, by writing to {privacyEmail}.',
    linkText: 'Read the privacy policy',
    linkPath: '/privacy',
  },
  timeConsent: {
    id: 'waitlist-time-2026-11-en',
    text:
      'I agree that {clinic} may use the data of this request to offer me a time. The service I chose says something ' +
      'about my health. The data is kept for 6 months and then deleted. I may leave the list at any time, or ask to ' +
      'see, correct or delete everything, by writing to {privacyEmail}.',
  },
  fields: {
    ...personFieldMessages['en-US'],
    'services-missing': 'Choose at least one service.',
    'weekdays-missing': 'Choose at least one day.',
    'practitioner-elsewhere':
      'This person does not see patients for what you chose. Choose another or “Anyone”.',
    'first-on-unreal': 'Choose a day from today on, within the next six months.',
    'consent-missing': 'Your consent to the use of the data is needed.',
  },
  refusals: {
    ...contactMessages['en-US'].refusals,
    'too-many': ({ minutes }) =>
      `We received several requests from you in a short time. Send the next one in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    'other-body': () =>
      'Your previous request has arrived already, and this one is different. To send this one too, press “Join the waitlist” again.',
  },

  sent: {
    pageTitle: (clinic) => `Request received – ${clinic}`,
    title: 'We received your request',
    at: (moment) => `Received: ${moment}.`,
    next: 'What happens now',
    kept: 'Your place on the waitlist is kept. If you were on it already, your place is the same as before.',
    mailed: [
      'If you left an email address, the link to your own page is on its way.',
      'It shows your place and the times offered, and lets you pause or leave.',
    ],
    notBooked: 'No appointment is booked yet.',
    urgent: (phone) => `If it cannot wait, call ${phone}.`,
    call: (phone) => `Call ${phone}`,
  },

  page: {
    documentTitle: (title, clinic) => `${title} – ${clinic}`,
    title: 'Your place on the waitlist',
    gone: {
      title: 'This link no longer opens anything',
      text: 'Your place on the waitlist has ended, or the address is incomplete. If you still want a time, see the open times or join again.',
    },
    offer: {
      title: (moment) => `A time for you: ${moment}`,
      with: (service, practitioner) => `${service}, with ${practitioner}.`,
      until: (moment) => `It is kept for you until ${moment}. Then it goes to the next person.`,
      moves: (moment) =>
        `If you accept, your appointment of ${moment} moves to this time. Your confirmation number and link stay the same.`,
      books:
        'If you accept, only your details are left to fill in. The time stays yours while you do.',
      asks: 'For this time:',
      tooSoon: {
        any: 'Anyone who wears contact lenses should already be without them. If that is you, decline: you keep your place.',
        soft: 'Anyone who wears soft lenses should already be without them. If that is you, decline: you keep your place.',
        rigid:
          'Anyone who wears rigid lenses should already be without them. If that is you, decline: you keep your place.',
      },
      accept: 'Accept this time',
      decline: 'I can’t make this time',
    },
    news: {
      recusado: 'That’s fine. The time goes to the next person, and you keep your place.',
      passou: 'This time is no longer kept for you. You keep your place.',
      fechado:
        'This time no longer works: the clinic has changed its schedule or what it asks beforehand. We apologize. You keep your place.',
      pausado: 'Your wait is paused. Nothing is offered until you come back.',
      voltou: 'You are waiting again, in the same place.',
      mudou: 'We saved what works for you. Your place is the same.',
      saiu: 'You left the waitlist.',
    },
    place: {
      title: 'Your place',
      position: (place) =>
        place === 1
          ? 'You are first on the list for this service.'
          : `Your place on the list for this service: ${place}.`,
      since: (moment) => `On the list since ${moment}.`,
      paused: 'Paused.',
      launch: 'We will write once, by email, when you can subscribe on the website.',
      chances: ({ times, accepted, service }) =>
        `In the last 8 weeks, ${times} ${times === 1 ? 'time' : 'times'} for ${service} ${times === 1 ? 'was' : 'were'} offered through the list; ${accepted} ${accepted === 1 ? 'was' : 'were'} accepted.`,
      noChances: 'It is too early to say how often times open up.',
      until: (moment) => `If nothing comes up, your place lasts until ${moment}.`,
    },
    wishes: { title: 'What works for you', save: 'Save' },
    pause: 'Pause',
    resume: 'Wait again',
    leave: 'Leave the list',
    toAppointment: 'See my appointment',
    other: 'Other options',
    ended: {
      booked: 'You have a time already, so you left the list.',
      other: 'You are no longer on the list.',
    },
    again: 'See open times',
    errorTitle: 'Check the fields',
  },

  earlier: {
    title: 'Want to come sooner?',
    text: 'If a time opens up on an earlier day, we offer it to you in the order of the list. Your appointment only moves if you accept.',
    submit: 'Tell me if an earlier time opens up',
    wished: 'Got it. If an earlier time opens up, we offer it to you in the order of the waitlist.',
    several:
      'You have several exams together, so the website does not offer times by itself. If you ask, our front desk looks for a day on which all of them fit.',
    offered: 'A time is being kept for you. Open it to see and answer.',
    page: 'See my place on the list',
    withdraw: 'Stop telling me about earlier times',
  },

  mail: {
    greeting: (name) => `Hello, ${name}.`,
    subject: {
      joined: 'Your place on the waitlist',
      offer: (moment) => `A time opened up for you: ${moment}`,
      withdrawn: 'The time offered is no longer open',
      launch: 'The lens subscription has started',
    },
    joined: {
      title: 'You are on the waitlist',
      text: [
        'When a time opens up that works for you, we write to this address. You answer by a link.',
        'Your page shows your place on the list. You can pause or leave there at any time.',
      ],
      launch: [
        'When you can subscribe on the website, we write once to this address. Then we delete your data.',
      ],
      button: 'Open my page',
    },
    offer: {
      title: (moment) => `Open now: ${moment}`,
      text: ({ until, before }) => [
        `The time is kept for you until ${until}. Then it goes to the next person on the list.`,
        before
          ? `If you accept, your appointment of ${before} moves to this time. If not, everything stays as it is.`
          : 'If you accept, only your details are left to fill in.',
      ],
      button: 'See and answer',
    },
    withdrawn: {
      title: 'The time is no longer open',
      text: (moment) => [
        `The time on ${moment} that we offered you is no longer on the schedule. We apologize.`,
        'Your place on the list stays the same.',
      ],
      button: 'Open my page',
    },
    launch: {
      title: 'You can subscribe now',
      text: [
        'You asked to know when the lens subscription starts. It has started.',
        'This is the only message: your data leaves the list now.',
      ],
      button: 'See the plans',
    },
    talk: 'Prefer to talk to us?',
    call: (phone) => `Call ${phone}`,
  },
};

export const waitlistMessages: ByLocale<WaitlistMessages> = {
  'pt-BR': portuguese,
  'en-US': english,
};
