import type { ByLocale } from '#app/platform/locale.ts';
import { withArticle } from '#app/platform/text/clinic-article.ts';

/** Words around the questions; the questions and answers are in content/. */
export const faq = {
  title: 'Perguntas frequentes',
  lead: 'Toque na pergunta para ver a resposta. Se a sua não estiver aqui, fale com a gente.',
  pageTitle: (clinic: string) => `Perguntas frequentes – ${clinic}`,
  pageDescription: (clinic: string) =>
    `Como agendar, o que levar, preparo de exames, convênios, horários e sinais de alerta: as dúvidas mais comuns sobre ${withArticle('a', clinic)}.`,
  search: 'Buscar nas perguntas',
  contents: 'Assuntos',
  groups: {
    agendar: 'Agendar',
    visita: 'No dia da consulta',
    exames: 'Exames',
    cirurgias: 'Cirurgias',
    criancas: 'Crianças',
    lentes: 'Lentes de contato',
    sintomas: 'Sintomas e urgências',
    clinica: 'A clínica',
  },
  found: (count: number) => (count === 1 ? '1 pergunta' : `${count} perguntas`),
  foundFor: (count: string, query: string) => `${count} para “${query}”`,
  none: 'Nenhuma pergunta encontrada',
  noneHint: 'Tente outra palavra, mais curta, ou veja todas as perguntas.',
  seeAll: 'Ver todas as perguntas',
  closed: 'fechado',
  join: (list: readonly string[]) => joined(list, 'e'),
  notFound: {
    title: 'Não achou a sua dúvida?',
    text: (hasWhatsapp: boolean) =>
      `A recepção responde por telefone${hasWhatsapp ? ' ou WhatsApp' : ''}, no horário de funcionamento.`,
    phone: (display: string) => `Ligar para ${display}`,
    whatsapp: 'Conversar pelo WhatsApp',
  },
};

function joined(list: readonly string[], and: string): string {
  const last = list.at(-1) ?? '';
  return list.length < 2 ? last : `${list.slice(0, -1).join(', ')} ${and} ${last}`;
}

export type FaqMessages = typeof faq;

const english: FaqMessages = {
  title: 'Frequently asked questions',
  lead: 'Tap a question to see its answer. If yours is not here, contact us.',
  pageTitle: (clinic) => `Frequently asked questions – ${clinic}`,
  pageDescription: (clinic) =>
    `How to book, what to bring, preparing for exams, insurance, hours and warning signs: the most common questions about ${clinic}.`,
  search: 'Search the questions',
  contents: 'Topics',
  groups: {
    agendar: 'Booking',
    visita: 'The day of your appointment',
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
  noneHint: 'Try a different, shorter word, or see all questions.',
  seeAll: 'See all questions',
  closed: 'closed',
  join: (list) => {
    const last = list.at(-1) ?? '';
    return list.length < 2 ? last : `${list.slice(0, -1).join(', ')} and ${last}`;
  },
  notFound: {
    title: 'Still have a question?',
    text: (hasWhatsapp) =>
      `The front desk answers by phone${hasWhatsapp ? ' or WhatsApp' : ''} during office hours.`,
    phone: (display) => `Call ${display}`,
    whatsapp: 'Chat on WhatsApp',
  },
};

/** The same in every language of the site. */
export const faqMessages: ByLocale<FaqMessages> = { 'pt-BR': faq, 'en-US': english };
