import type { HomeMessages } from '#app/locales/pt-BR/home.ts';

/** A number as Americans write it: 5,000 and 4.9. */
const number = (value: number) => value.toLocaleString('en-US');

/** Names in a sentence: 'A, B, and C'. */
const listed = (names: readonly string[]) =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);

const questions: HomeMessages['faq']['questions'] = [
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
        : `Yes. We accept ${listed(insurances)}, and you can also pay for yourself. Bring your health plan (convênio) card and a photo ID.`,
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

export const home: HomeMessages = {
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
    patients: (count) => ({ figure: `More than ${number(count)}`, label: 'patients seen' }),
    years: (count) => ({ figure: `More than ${number(count)} years`, label: 'of caring for eyes' }),
    rating: (value, best, reviews) => ({
      figure: `Rated ${number(value)} out of ${number(best)}`,
      label: `in ${number(reviews)} reviews`,
    }),
    answerMinutes: (count) => ({
      figure: `Up to ${number(count)} ${count === 1 ? 'minute' : 'minutes'}`,
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
    questions,
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
