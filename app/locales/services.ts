import { asSentence, callWords, englishCallWords, type Reach } from '#app/locales/clinic/reach.ts';
import type { ByLocale } from '#app/platform/locale.ts';
import { withArticle } from '#app/platform/text/clinic-article.ts';

type Minutes = { min: number; max: number; perEye: boolean };

/** 'de 45 a 60 minutos', 'de 20 a 30 minutos por olho'; one figure when both ends are the same. */
function duration({ min, max, perEye }: Minutes): string {
  const eye = perEye ? ' por olho' : '';
  return min === max ? `${min} minutos${eye}` : `de ${min} a ${max} minutos${eye}`;
}

/** 'Mapeamento de retina' as it is written inside a sentence. */
function inSentence(service: string): string {
  return `${service.charAt(0).toLowerCase()}${service.slice(1)}`;
}

function namedServices({ surgery, exams }: { surgery: boolean; exams: boolean }): string {
  if (exams) return surgery ? 'Consultas, exames e cirurgias' : 'Consultas e exames';
  return surgery ? 'Consultas e cirurgias' : 'Consultas';
}

const englishServices: typeof namedServices = ({ surgery, exams }) => {
  if (exams) return surgery ? 'Consultations, exams and surgery' : 'Consultations and exams';
  return surgery ? 'Consultations and surgery' : 'Consultations';
};

/** Texts of the list of services and of each service's page; what a service is, `content/` tells. */
export const services = {
  list: {
    title: 'Serviços',
    pageDescription: (clinic: string, { surgery, exams }: { surgery: boolean; exams: boolean }) =>
      `${namedServices({ surgery, exams })} ${withArticle('da', clinic)}: como são, como se preparar e quanto tempo levam.`,
    lead: ({ exams, treatments }: { exams: boolean; treatments: boolean }) =>
      `Aqui estão as consultas${exams ? (treatments ? ', os exames' : ' e os exames') : ''}${treatments ? ' e os tratamentos' : ''} que fazemos. Abra cada um para saber como é e como se preparar.`,
    details: 'Ver como é',
    detailsOf: (service: string) => `Ver como é: ${service}`,
    unsure: {
      title: 'Não sabe qual escolher?',
      text: 'Marque uma consulta. {A médica / O médico} ouve você, examina os seus olhos e diz se é preciso algum exame.',
      action: 'Agendar consulta',
    },
  },

  page: {
    back: 'Todos os serviços',
    pageTitle: (service: string, clinic: string) => `${service} – ${clinic}`,
    about: 'Como é',
    preparation: 'Preparo',
    preparationLead:
      'Leia antes de vir. Na confirmação do agendamento, repetimos estas orientações.',
    included: 'O que está incluído',
    benefits: 'Vantagens',
    film: {
      captions: 'Português',
      silent: 'Filme sem som, com legendas.',
      transcript: 'O que o filme mostra',
      download: 'Baixar o filme',
    },
    questions: 'Perguntas frequentes',
    duration: 'Duração',
    durationText: duration,
    bothEyes: 'Reservamos tempo para examinar os dois olhos.',
    schedule: 'Agendar',
    scheduleThis: (service: string) => `Agendar ${inSentence(service)}`,
    scheduleLead: 'Escolha um horário livre. Você pode remarcar ou cancelar depois.',
    evaluationTitle: 'Primeiro, a avaliação',
    evaluationLead:
      'Numa consulta, {a médica / o médico} examina os seus olhos e diz o que é indicado. O dia é marcado depois, com a clínica.',
    byPhone: (phone: string) => `Se preferir, ligue para ${phone}.`,
    byPhoneOnly: ({ phone, hasWhatsapp }: Reach) =>
      `Este serviço é marcado por telefone${hasWhatsapp ? ' ou WhatsApp' : ''}. Ligue para ${phone}.`,
    whatsapp: 'Conversar pelo WhatsApp',
    others: 'Veja também',
    disclaimer:
      'Este texto informa e não substitui a consulta. Cada pessoa é diferente, e só o exame mostra o que é preciso no seu caso.',
  },

  /** Only what the clinic has chosen to say; see the record's price rule. */
  price: {
    fixed: (amount: string) => `Valor da consulta particular: ${amount}`,
    from: (amount: string) => `Consulta particular a partir de ${amount}`,
    ask: 'Valor: pergunte à recepção.',
    otherWith: (name: string, amount: string) => `Com ${name}: ${amount}`,
  },

  /** A service of which only the name is written in this language. */
  bare: {
    summary: (name: string) => `${name}: fale com a clínica para saber como é.`,
    text: 'Fale com a clínica para saber como é este atendimento, quanto tempo leva e se é preciso algum preparo.',
  },

  /** The hints that stand beside a service's name; the `preparation` lines give the whole story. */
  flags: {
    title: 'Antes de vir',
    companion: 'Venha com acompanhante',
    fasting: (hours: number) => `Jejum de ${hours} horas`,
    dilation: 'A pupila pode ser dilatada: não venha dirigindo',
    lensesOff: (hours: number) => `${hours} horas sem lentes de contato`,
  },

  nextFree: {
    title: 'Próximos horários livres',
    choose: (moment: string) => `Agendar ${moment}`,
    more: 'Ver mais dias e horários',
    none: (phone: string) =>
      `Não há horário livre pelo site nos próximos dias. Ligue para ${phone} e procuramos um com você.`,
    unavailable: (reach: Reach) => `Serviço indisponível. ${asSentence(callWords(reach))}`,
    clinicTime: 'Horário local da clínica.',
  },
};

export type ServicesMessages = typeof services;

/** '45 to 60 minutes', '20 to 30 minutes per eye'; one figure when both ends are the same. */
function englishDuration({ min, max, perEye }: Minutes): string {
  const eye = perEye ? ' per eye' : '';
  return min === max ? `${min} minutes${eye}` : `${min} to ${max} minutes${eye}`;
}

const english: ServicesMessages = {
  list: {
    title: 'Services',
    pageDescription: (clinic, { surgery, exams }) =>
      `${englishServices({ surgery, exams })} at ${clinic}: what to expect, how to prepare and how long they take.`,
    lead: ({ exams, treatments }) =>
      `Here are the consultations${exams ? (treatments ? ', exams' : ' and exams') : ''}${treatments ? ' and treatments' : ''} we offer. Open each one to see what to expect and how to prepare.`,
    details: 'See what to expect',
    detailsOf: (service) => `See what to expect: ${service}`,
    unsure: {
      title: 'Not sure which one to choose?',
      text: 'Book a consultation. The doctor listens to you, examines your eyes and tells you which exams you need, if any.',
      action: 'Book a consultation',
    },
  },

  page: {
    back: 'All services',
    pageTitle: (service, clinic) => `${service} – ${clinic}`,
    about: 'What to expect',
    preparation: 'How to prepare',
    preparationLead:
      'Read this before you come. We repeat these instructions when we confirm your appointment.',
    included: 'What is included',
    benefits: 'Benefits',
    film: {
      captions: 'English',
      silent: 'This film has no sound. It has captions.',
      transcript: 'What the film shows',
      download: 'Download the film',
    },
    questions: 'Frequently asked questions',
    duration: 'How long it takes',
    durationText: englishDuration,
    bothEyes: 'We set aside time to examine both eyes.',
    schedule: 'Book',
    scheduleThis: (service) => `Book ${inSentence(service)}`,
    scheduleLead: 'Choose an available time. You can reschedule or cancel later.',
    evaluationTitle: 'An evaluation comes first',
    evaluationLead:
      'At a consultation, the doctor examines your eyes and tells you what you need. The clinic then sets the date with you.',
    byPhone: (phone) => `If you prefer, call ${phone}.`,
    byPhoneOnly: ({ phone, hasWhatsapp }) =>
      `This service is booked by phone${hasWhatsapp ? ' or WhatsApp' : ''}. Call ${phone}.`,
    whatsapp: 'Chat on WhatsApp',
    others: 'See also',
    disclaimer:
      'This page is for information and does not replace an appointment. Every person is different, and only an exam can show what you need.',
  },

  price: {
    fixed: (amount) => `Private consultation: ${amount}`,
    from: (amount) => `Private consultation from ${amount}`,
    ask: 'Price: please ask the front desk.',
    otherWith: (name, amount) => `With ${name}: ${amount}`,
  },

  bare: {
    summary: (name) => `${name}: ask the clinic what to expect.`,
    text: 'Ask the clinic what to expect, how long it takes and whether you need to prepare.',
  },

  flags: {
    title: 'Before you come',
    companion: 'Bring someone with you',
    fasting: (hours) => `Fast for ${hours} hours`,
    dilation: 'Your pupils may be dilated: do not drive yourself',
    lensesOff: (hours) => `No contact lenses for ${hours} hours`,
  },

  nextFree: {
    title: 'Next available times',
    choose: (moment) => `Book ${moment}`,
    more: 'See more days and times',
    none: (phone) =>
      `No times are available online in the next few days. Call ${phone}, and we will help you find one.`,
    unavailable: (reach) => `Service unavailable. ${asSentence(englishCallWords(reach))}`,
    clinicTime: 'Times are local to the clinic.',
  },
};

/** The same in every language of the site. */
export const servicesMessages: ByLocale<ServicesMessages> = { 'pt-BR': services, 'en-US': english };
