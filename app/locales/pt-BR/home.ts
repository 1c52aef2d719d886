import { home as english } from '#app/locales/en-US/home.ts';
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

/** The same in every language of the site. */
export const homeMessages: ByLocale<HomeMessages> = { 'pt-BR': home, 'en-US': english };
