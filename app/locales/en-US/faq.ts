import type { FaqMessages } from '#app/locales/pt-BR/faq.ts';

export const faq: FaqMessages = {
  title: 'Frequently asked questions',
  lead: 'Tap a question to see its answer. If yours is not here, talk to us.',
  pageTitle: (clinic) => `Frequently asked questions – ${clinic}`,
  pageDescription: (clinic) =>
    `How to book, what to bring, preparing for exams, insurance, hours and warning signs: the most common questions about ${clinic}.`,
  search: 'Search the questions',
  contents: 'Topics',
  groups: {
    agendar: 'Booking',
    visita: 'The day of the visit',
    exames: 'Exams',
    cirurgias: 'Surgery',
    criancas: 'Children',
    lentes: 'Contact lenses',
    sintomas: 'Symptoms and emergencies',
    clinica: 'The clinic',
  },
  found: (count) => (count === 1 ? '1 question' : `${count} questions`),
  foundFor: (count, query) => `${count} for “${query}”`,
  none: 'No questions found',
  noneHint: 'Try another, shorter word, or see all questions.',
  seeAll: 'See all questions',
  closed: 'closed',
  join: (list) => {
    const last = list.at(-1) ?? '';
    return list.length < 2 ? last : `${list.slice(0, -1).join(', ')} and ${last}`;
  },
  notFound: {
    title: 'Did not find your question?',
    text: 'The front desk answers by phone or WhatsApp during opening hours.',
    phone: (display) => `Call ${display}`,
    whatsapp: 'Chat on WhatsApp',
  },
};
