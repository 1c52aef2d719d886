import type { ByLocale } from '#app/platform/locale.ts';
import { withArticle } from '#app/platform/text/clinic-article.ts';
import { type DoctorForm, formed } from '#app/platform/text/fact-words.ts';

/** A number as Brazilians write it: 5.000 and 4,9. */
const number = (value: number) => value.toLocaleString('pt-BR');

/** Names in a sentence: 'A, B e C'. */
const listed = (names: readonly string[]) =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(names);

/** A question of the FAQ teaser; the answer may name what the clinic record knows. */
type Question = {
  question: string;
  answer: (facts: {
    insurances: readonly string[];
    doctor: DoctorForm;
    hasWhatsapp: boolean;
  }) => string;
  /** Asked only where the clinic has it. */
  needs?: 'children';
};

const questions: Question[] = [
  {
    question: 'Como marco um horário?',
    answer: ({ hasWhatsapp }) =>
      `${hasWhatsapp ? 'De três maneiras: aqui pelo site, pelo telefone ou pelo WhatsApp' : 'De duas maneiras: aqui pelo site ou pelo telefone'}. Pelo site você vê os horários livres a qualquer hora do dia.`,
  },
  {
    question: 'Preciso de encaminhamento de outro médico?',
    answer: ({ insurances }) =>
      insurances.length === 0
        ? 'Não. Você mesmo pode marcar. Ao agendar, mostramos o que trazer.'
        : 'Para a consulta, não. Para alguns exames, o convênio pode pedir uma guia ou um pedido médico. Ao agendar, mostramos o que trazer.',
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
    answer: ({ doctor }) =>
      `Até os 18 anos, uma vez por ano. Dos 19 aos 40, a cada dois anos. Dos 40 aos 60, uma vez por ano. Depois dos 60, uma ou duas vezes por ano. Quem tem diabetes, todo ano. ${formed('{A médica / O médico}', doctor)} pode indicar outro prazo para você.`,
  },
  {
    question: 'Com que idade devo trazer meu filho?',
    needs: 'children',
    answer: () =>
      'Sugerimos aos 6 meses, aos 3 anos e antes de entrar na escola. Se notar algo diferente nos olhos da criança, venha antes.',
  },
];

/** Texts of the home page. Phones, opening hours, names and figures come from the clinic record. */
export const home = {
  pageTitle: (clinic: string, city: string) => `${clinic} em ${city}`,
  pageDescription: (clinic: string, city: string, { surgery }: { surgery: boolean }) =>
    `${surgery ? 'Consultas, exames e cirurgias' : 'Consultas e exames'} dos olhos ${withArticle('na', clinic)}, em ${city}. Veja os horários livres e agende pelo site, sem criar conta.`,

  hero: {
    title: 'Cuidamos dos seus olhos com calma',
    lead: (
      city: string,
      { children, hasSpecialist }: { children: boolean; hasSpecialist: boolean },
    ) =>
      `${hasSpecialist ? 'Oftalmologista' : 'Consultas de olhos'} em ${city}, para adultos${children ? ' e crianças' : ''}. A gente ouve você, examina com atenção e explica tudo o que encontrou.`,
    schedule: 'Agendar pelo site',
    call: (phone: string) => `Ligar para ${phone}`,
    whatsapp: 'WhatsApp',
    map: 'Ver no mapa',
    nextFree: 'Próximo horário livre:',
    payers: (insurances: readonly string[]) =>
      insurances.length === 0
        ? 'Atendimento particular'
        : `Atendemos ${listed([...insurances, 'particular'])}`,
  },

  /** Each is shown only when the record says that it is verified. */
  trust: {
    title: 'A clínica em números',
    sources: 'De onde vêm estes números',
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
    source: (source: string, day: string) => `${source}, em ${day}.`,
  },

  services: {
    title: 'Horários livres',
    moreTimes: 'Mais horários',
    row: (count: number) => (count === 1 ? 'O serviço' : `${count} serviços, em uma fileira`),
    previous: 'Serviços anteriores',
    next: 'Próximos serviços',
    all: (count: number) => (count === 1 ? 'Ver o serviço' : `Ver os ${count} serviços`),
  },

  about: {
    title: 'Quem cuida de você',
    registration: 'Registro profissional',
    more: 'Conheça a clínica',
  },

  steps: {
    title: 'Como funciona',
    list: [
      {
        title: 'Escolha um horário',
        text: 'Aqui no site, a qualquer hora. Agendar leva poucos minutos.',
      },
      {
        title: 'Venha no dia marcado',
        text: 'Traga documento com foto e a carteirinha do convênio.',
        uninsured: 'Traga documento com foto.',
      },
      {
        title: 'Precisou mudar?',
        text: 'Remarque ou cancele pela internet, sem precisar ligar.',
      },
    ],
    payers: (insurances: readonly string[]) =>
      insurances.length === 0
        ? 'O atendimento é particular.'
        : `Atendemos ${listed([...insurances, 'particular'])}.`,
  },

  reviews: { title: 'O que dizem da clínica' },

  faq: {
    title: 'Perguntas frequentes',
    questions,
    all: 'Ver todas as perguntas',
  },

  latest: {
    title: 'Para ouvir e para ler',
  },

  location: {
    title: 'Endereço e contato',
    hours: 'Horário de atendimento',
    phone: 'Telefone',
    whatsapp: 'WhatsApp',
    message: 'Escrever pelo site',
    urgent: 'É urgente? Vá agora a um pronto-socorro de olhos ou ligue 192.',
    urgentSigns:
      'Perda súbita da visão, dor forte, pancada ou corte não esperam. Caiu produto químico? Antes, lave com água limpa por 15 minutos.',
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
    question: 'How do I book an appointment?',
    answer: ({ hasWhatsapp }) =>
      `${hasWhatsapp ? 'There are three ways: here on the website, by phone or by WhatsApp' : 'There are two ways: here on the website or by phone'}. On the website, you can see available times at any time of day.`,
  },
  {
    question: 'Do I need a referral from another doctor?',
    answer: ({ insurances }) =>
      insurances.length === 0
        ? 'No. You can book it yourself. When you book, we show you what to bring.'
        : 'Not for a consultation. For some exams, your insurance may ask for an authorization form or a doctor’s order. When you book, we show you what to bring.',
  },
  {
    question: 'Does the clinic accept health insurance?',
    answer: ({ insurances }) =>
      insurances.length === 0
        ? 'At the moment, all patients are self-pay.'
        : `Yes. We accept ${englishListed(insurances)}, and you can also pay out of pocket. Bring your insurance (convênio) card and a photo ID.`,
  },
  {
    question: 'How often should I have my eyes examined?',
    answer: () =>
      'Up to age 18, once a year. From 19 to 40, every two years. From 40 to 60, once a year. After 60, once or twice a year. If you have diabetes, every year. The doctor may suggest a different interval for you.',
  },
  {
    question: 'At what age should I bring my child?',
    needs: 'children',
    answer: () =>
      'We suggest at 6 months, at 3 years and before starting school. If you notice anything unusual about your child’s eyes, come sooner.',
  },
];

const english: HomeMessages = {
  pageTitle: (clinic, city) => `${clinic} in ${city}`,
  pageDescription: (clinic, city, { surgery }) =>
    `${surgery ? 'Eye consultations, exams and surgery' : 'Eye consultations and exams'} at ${clinic}, in ${city}, Brazil. See available times and book online, with no account.`,

  hero: {
    title: 'Unhurried care for your eyes',
    lead: (city, { children, hasSpecialist }) =>
      `${hasSpecialist ? 'Ophthalmologist' : 'Eye care'} in ${city}, for adults${children ? ' and children' : ''}. We listen to you, examine your eyes carefully and explain everything we find.`,
    schedule: 'Book online',
    call: (phone) => `Call ${phone}`,
    whatsapp: 'WhatsApp',
    map: 'View on map',
    nextFree: 'Next available time:',
    payers: (insurances) =>
      insurances.length === 0
        ? 'All patients are self-pay'
        : `We accept ${englishListed([...insurances, 'self-pay patients'])}`,
  },

  trust: {
    title: 'The clinic in numbers',
    sources: 'Where these numbers come from',
    patients: (count) => ({ figure: `More than ${englishNumber(count)}`, label: 'patients seen' }),
    years: (count) => ({
      figure: `More than ${englishNumber(count)} years`,
      label: 'of eye care',
    }),
    rating: (value, best, reviews) => ({
      figure: `${englishNumber(value)} out of ${englishNumber(best)}`,
      label: `rating in ${englishNumber(reviews)} reviews`,
    }),
    answerMinutes: (count) => ({
      figure: `Up to ${englishNumber(count)} ${count === 1 ? 'minute' : 'minutes'}`,
      label: 'to reply, during business hours',
    }),
    sameDayReport: { figure: 'Same day', label: 'exam reports' },
    source: (source, day) => `${source}, ${day}.`,
  },

  services: {
    title: 'Available times',
    moreTimes: 'More times',
    row: (count) => (count === 1 ? 'The service' : `${count} services, in a row`),
    previous: 'Previous services',
    next: 'Next services',
    all: (count) => (count === 1 ? 'View the service' : `View all ${count} services`),
  },

  about: {
    title: 'Your care team',
    registration: 'Professional registration',
    more: 'Get to know the clinic',
  },

  steps: {
    title: 'How it works',
    list: [
      {
        title: 'Choose a time',
        text: 'Here on the website, at any time. Booking takes a few minutes.',
      },
      {
        title: 'Come to your appointment',
        text: 'Bring a photo ID and your insurance card.',
        uninsured: 'Bring a photo ID.',
      },
      {
        title: 'Need to change it?',
        text: 'Reschedule or cancel online, without having to call.',
      },
    ],
    payers: (insurances) =>
      insurances.length === 0
        ? 'All patients are self-pay.'
        : `We accept ${englishListed([...insurances, 'self-pay patients'])}.`,
  },

  reviews: { title: 'What people say' },

  faq: {
    title: 'Frequently asked questions',
    questions: englishQuestions,
    all: 'See all questions',
  },

  latest: {
    title: 'Listen and read',
  },

  location: {
    title: 'Where to find us',
    hours: 'Office hours',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    message: 'Send us a message',
    urgent:
      'Is it urgent? Go to an eye emergency room now, or call 192, Brazil’s free ambulance service.',
    urgentSigns:
      'Sudden vision loss, severe pain, a blow or a cut cannot wait. A chemical in the eye? First rinse it with clean water for 15 minutes.',
  },
};

/** The same in every language of the site. */
export const homeMessages: ByLocale<HomeMessages> = { 'pt-BR': home, 'en-US': english };
