import type { ByLocale } from '#app/platform/locale.ts';

/** A number as Brazilians write it: 5.000 and 4,9. */
const number = (value: number) => value.toLocaleString('pt-BR');

/** Names in a sentence: 'A, B e C'. */
const listed = (names: readonly string[]) =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(names);

/** A question of the FAQ teaser; the answer may name what the clinic record knows. */
type Question = {
  question: string;
  answer: (facts: { insurances: readonly string[] }) => string;
};

const questions: Question[] = [
  {
    question: 'Como marco um horário?',
    answer: () =>
      'De três maneiras: aqui pelo site, pelo telefone ou pelo WhatsApp. Pelo site você vê os horários livres a qualquer hora do dia.',
  },
  {
    question: 'Preciso de encaminhamento de outro médico?',
    answer: () =>
      'Para a consulta, não. Para alguns exames, o convênio pode pedir uma guia ou um pedido médico. Ao agendar, mostramos o que trazer.',
  },
  {
    question: 'A clínica atende por convênio?',
    answer: ({ insurances }) =>
      insurances.length === 0
        ? 'No momento, o atendimento é particular.'
        : `Sim. Atendemos ${listed(insurances)}, além de particular. Traga a carteirinha e um documento com foto.`,
  },
  {
    question: 'De quanto em quanto tempo devo examinar os olhos?',
    answer: () =>
      'Até os 18 anos, uma vez por ano. Dos 19 aos 40, a cada dois anos. Dos 40 aos 60, uma vez por ano. Depois dos 60, uma ou duas vezes por ano. Quem tem diabetes, todo ano. A médica pode indicar outro prazo para você.',
  },
  {
    question: 'Com que idade devo trazer meu filho?',
    answer: () =>
      'Sugerimos aos 6 meses, aos 3 anos e antes de entrar na escola. Se notar algo diferente nos olhos da criança, venha antes.',
  },
];

/** Texts of the home page. Phones, opening hours, names and figures come from the clinic record. */
export const home = {
  pageTitle: (clinic: string, city: string) => `${clinic} em ${city}`,
  pageDescription: (clinic: string, city: string) =>
    `Consultas, exames e cirurgias dos olhos na ${clinic}, em ${city}. Veja os horários livres e agende pelo site, sem criar conta.`,

  hero: {
    title: 'Seus olhos, cuidados com calma',
    lead: (city: string) =>
      `Consultas, exames e cirurgias oftalmológicas em ${city}, para adultos e crianças. Você é ouvido, examinado e sai entendendo o que foi visto.`,
    schedule: 'Agendar pelo site',
    call: (phone: string) => `Ligar para ${phone}`,
    whatsapp: 'Conversar pelo WhatsApp',
    map: 'Ver no mapa',
    note: 'Sem cadastro e sem senha. Bastam nome e telefone.',
  },

  /** Each is shown only when the record says that it is verified. */
  trust: {
    title: 'A clínica em números',
    patients: (count: number) => ({
      figure: `Mais de ${number(count)}`,
      label: 'pacientes atendidos',
    }),
    years: (count: number) => ({
      figure: `Mais de ${number(count)} anos`,
      label: 'de atendimento',
    }),
    rating: (value: number, best: number, reviews: number) => ({
      figure: `Nota ${number(value)} de ${number(best)}`,
      label: `em ${number(reviews)} avaliações`,
    }),
    answerMinutes: (count: number) => ({
      figure: `Até ${number(count)} ${count === 1 ? 'minuto' : 'minutos'}`,
      label: 'para responder, no horário comercial',
    }),
    sameDayReport: { figure: 'No mesmo dia', label: 'é emitido o laudo dos exames' },
    source: (source: string, day: string) => `Fonte: ${source}, em ${day}.`,
  },

  services: {
    title: 'Como podemos ajudar',
    lead: 'Escolha o que você procura. Cada página explica como é, como se preparar e quanto tempo leva.',
    row: (count: number) => `${count} serviços, em uma fileira`,
    previous: 'Serviços anteriores',
    next: 'Próximos serviços',
    all: (count: number) => `Ver os ${count} serviços`,
    unsure:
      'Não sabe qual escolher? Comece pela consulta: a médica indica os exames, se forem precisos.',
  },

  steps: {
    title: 'Agendar leva três passos',
    list: [
      {
        title: 'Escolha o serviço e o horário',
        text: 'Mostramos os próximos dias livres numa lista. O horário que você escolhe fica guardado por alguns minutos, enquanto você termina.',
      },
      {
        title: 'Diga para quem é e como falar com você',
        text: 'Pedimos nome e telefone. O e-mail é opcional. Você pode marcar para outra pessoa da família.',
      },
      {
        title: 'Confira e confirme',
        text: 'Antes de confirmar, você vê tudo por escrito, com o preparo. Depois, pode mudar ou cancelar pela internet.',
      },
    ],
    schedule: 'Ver horários livres',
    byPhone: (phone: string) => `Prefere falar com alguém? Ligue para ${phone}.`,
  },

  about: {
    title: 'Quem cuida de você',
    doctor: (name: string, city: string) =>
      `${name} atende em ${city} pessoas de todas as idades. Explica com palavras simples e reserva tempo para as suas perguntas.`,
    nurse: (name: string) =>
      `${name} coordena a equipe que recebe você, prepara os exames e orienta o cuidado em casa.`,
    registration: 'Registro profissional',
    more: 'Conheça a clínica',
  },

  reviews: { title: 'O que dizem da clínica' },

  faq: {
    title: 'Perguntas frequentes',
    questions,
    all: 'Ver todas as perguntas',
  },

  episodes: {
    title: 'Ouça uma boa prosa sobre os olhos',
    lead: 'Conversas curtas da médica com a enfermeira, também escritas por inteiro.',
    all: 'Ver todos os episódios',
  },

  posts: {
    title: 'Leia sobre a saúde dos olhos',
    lead: 'Artigos em palavras simples, revisados pela médica da clínica.',
    all: 'Ver todos os artigos',
  },

  location: {
    title: 'Onde estamos e quando atendemos',
    address: 'Endereço',
    hours: 'Horário de atendimento',
    openMap: 'Abrir o endereço no mapa',
    holidays: 'Em feriados podemos não atender. A agenda do site já leva isso em conta.',
  },

  contact: {
    title: 'Fale conosco',
    lead: 'Se tiver uma dúvida ou preferir marcar com uma pessoa, escolha como quer falar.',
    phone: 'Telefone',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    urgent: {
      title: 'É urgente?',
      text: 'Perda súbita da visão, dor forte, pancada, corte ou produto químico no olho não podem esperar. Procure um pronto-socorro agora ou ligue para o SAMU, 192. Se foi produto químico, lave antes o olho com água limpa por 15 minutos.',
    },
  },
};

export type HomeMessages = typeof home;

/** A number as Americans write it: 5,000 and 4.9. */
const englishNumber = (value: number) => value.toLocaleString('en-US');

/** Names in a sentence: 'A, B, and C'. */
const englishListed = (names: readonly string[]) =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);

const englishQuestions: HomeMessages['faq']['questions'] = [
  {
    question: 'How do I book a time?',
    answer: () =>
      'In three ways: here on the website, by phone or by WhatsApp. On the website you can see the free times at any hour of the day.',
  },
  {
    question: 'Do I need a referral from another doctor?',
    answer: () =>
      'Not for a consultation. For some exams, your health plan may ask for an authorization form or a doctor’s request. When you book, we show you what to bring.',
  },
  {
    question: 'Does the clinic accept health plans?',
    answer: ({ insurances }) =>
      insurances.length === 0
        ? 'At the moment, patients pay for their own care.'
        : `Yes. We accept ${englishListed(insurances)}, and you can also pay for yourself. Bring your health plan (convênio) card and a photo ID.`,
  },
  {
    question: 'How often should I have my eyes examined?',
    answer: () =>
      'Up to age 18, once a year. From 19 to 40, every two years. From 40 to 60, once a year. After 60, once or twice a year. If you have diabetes, every year. The doctor may suggest a different interval for you.',
  },
  {
    question: 'At what age should I bring my child?',
    answer: () =>
      'We suggest at 6 months, at 3 years and before starting school. If you notice anything different in your child’s eyes, come sooner.',
  },
];

const english: HomeMessages = {
  pageTitle: (clinic, city) => `${clinic} in ${city}`,
  pageDescription: (clinic, city) =>
    `Eye consultations, exams and surgery at ${clinic}, in ${city}, Brazil. See the free times and book on the website, with no account.`,

  hero: {
    title: 'Your eyes, cared for without hurry',
    lead: (city) =>
      `Eye consultations, exams and surgery in ${city}, for adults and children. We listen to you, examine your eyes, and you leave understanding what was seen.`,
    schedule: 'Book on the website',
    call: (phone) => `Call ${phone}`,
    whatsapp: 'Chat on WhatsApp',
    map: 'See on the map',
    note: 'No account and no password. A name and a phone number are enough.',
  },

  trust: {
    title: 'The clinic in numbers',
    patients: (count) => ({ figure: `More than ${englishNumber(count)}`, label: 'patients seen' }),
    years: (count) => ({
      figure: `More than ${englishNumber(count)} years`,
      label: 'of caring for eyes',
    }),
    rating: (value, best, reviews) => ({
      figure: `Rated ${englishNumber(value)} out of ${englishNumber(best)}`,
      label: `in ${englishNumber(reviews)} reviews`,
    }),
    answerMinutes: (count) => ({
      figure: `Up to ${englishNumber(count)} ${count === 1 ? 'minute' : 'minutes'}`,
      label: 'to answer you, during business hours',
    }),
    sameDayReport: { figure: 'The same day', label: 'is when exam reports are issued' },
    source: (source, day) => `Source: ${source}, ${day}.`,
  },

  services: {
    title: 'How we can help',
    lead: 'Choose what you are looking for. Each page explains what it is like, how to prepare and how long it takes.',
    row: (count) => `${count} services, in a row`,
    previous: 'Previous services',
    next: 'Next services',
    all: (count) => `View all ${count} services`,
    unsure:
      'Not sure which one to choose? Start with a consultation: the doctor tells you which exams you need, if any.',
  },

  steps: {
    title: 'Booking takes three steps',
    list: [
      {
        title: 'Choose the service and the time',
        text: 'We show the next free days in a list. The time you choose is kept for you for a few minutes while you finish.',
      },
      {
        title: 'Tell us who it is for and how to reach you',
        text: 'We ask for a name and a phone number. E-mail is optional. You can book for someone else in your family.',
      },
      {
        title: 'Check and confirm',
        text: 'Before you confirm, you see everything in writing, with how to prepare. Later, you can change or cancel online.',
      },
    ],
    schedule: 'See free times',
    byPhone: (phone) => `Would you rather talk to someone? Call ${phone}.`,
  },

  about: {
    title: 'Who takes care of you',
    doctor: (name, city) =>
      `${name} sees people of all ages in ${city}. She explains things in simple words and keeps time for your questions.`,
    nurse: (name) =>
      `${name} leads the team that welcomes you, prepares the exams and explains how to care for your eyes at home.`,
    registration: 'Professional registration',
    more: 'Get to know the clinic',
  },

  reviews: { title: 'What people say' },

  faq: {
    title: 'Frequently asked questions',
    questions: englishQuestions,
    all: 'See all questions',
  },

  episodes: {
    title: 'Listen to a good chat about eyes',
    lead: 'Short conversations between the doctor and the nurse. The audio is in Portuguese; each one can be read in English.',
    all: 'See all episodes',
  },

  posts: {
    title: 'Read about eye health',
    lead: 'Articles in plain words, reviewed by the clinic’s doctor.',
    all: 'See all articles',
  },

  location: {
    title: 'Where we are and when we are open',
    address: 'Address',
    hours: 'Opening hours',
    openMap: 'Open the address on the map',
    holidays:
      'We may be closed on holidays. The free times on the website already take this into account.',
  },

  contact: {
    title: 'Contact us',
    lead: 'If you have a question or prefer to book with a person, choose how you would like to talk.',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    urgent: {
      title: 'Is it urgent?',
      text: 'Sudden loss of vision, strong pain, a blow, a cut or a chemical in the eye cannot wait. Go to an emergency room now, or call 192, the number of SAMU, Brazil’s free ambulance service. If it was a chemical, first rinse the eye with clean water for 15 minutes.',
    },
  },
};

/** The same in every language of the site. */
export const homeMessages: ByLocale<HomeMessages> = { 'pt-BR': home, 'en-US': english };
