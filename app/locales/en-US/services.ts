import type { ServicesMessages } from '#app/locales/pt-BR/services.ts';

type Minutes = { min: number; max: number; perEye: boolean };

/** '45 to 60 minutes', '20 to 30 minutes per eye'; one figure when both ends are the same. */
function duration({ min, max, perEye }: Minutes): string {
  const eye = perEye ? ' per eye' : '';
  return min === max ? `${min} minutes${eye}` : `${min} to ${max} minutes${eye}`;
}

export const services: ServicesMessages = {
  list: {
    title: 'Services',
    pageDescription: (clinic) =>
      `Consultations, exams and surgery at ${clinic}: what they are like, how to prepare and how long they take.`,
    lead: 'Here are the consultations, exams and treatments that we do. Open each one to see what it is like and how to prepare.',
    details: 'See what it is like',
    detailsOf: (service) => `See what it is like: ${service}`,
    unsure: {
      title: 'Not sure which one to choose?',
      text: 'Book a consultation. The doctor listens to you, examines your eyes and tells you which exams you need, if any.',
      action: 'Book a consultation',
    },
  },

  page: {
    back: 'All services',
    pageTitle: (service, clinic) => `${service} – ${clinic}`,
    about: 'What it is like',
    preparation: 'How to prepare',
    preparationLead:
      'Read this before you come. We repeat these instructions when we confirm your booking.',
    included: 'What is included',
    benefits: 'Advantages',
    captions: 'Captions',
    questions: 'Frequently asked questions',
    duration: 'How long it takes',
    durationText: duration,
    bothEyes: 'We set aside time to examine both eyes.',
    schedule: 'Book',
    scheduleThis: (service) => `Book: ${service}`,
    scheduleLead: 'Choose a free time. You can change or cancel it later.',
    byPhone: (phone) => `If you prefer, call ${phone}.`,
    byPhoneOnly: (phone) => `This service is booked by phone or WhatsApp. Call ${phone}.`,
    whatsapp: 'Chat on WhatsApp',
    others: 'See also',
    disclaimer:
      'This text informs and does not replace a consultation. Every person is different, and it takes an exam to show what you need.',
  },

  flags: {
    title: 'Before you come',
    companion: 'Bring someone with you',
    fasting: (hours) => `Fast for ${hours} hours`,
    dilation: 'Your pupils may be dilated: do not drive here',
    lensesOff: (hours) => `${hours} hours without contact lenses`,
  },

  nextFree: {
    title: 'Next free times',
    choose: (moment) => `Book ${moment}`,
    more: 'See more days and times',
    none: (phone) =>
      `There are no free times on the website in the next few days. Call ${phone} and we will look for one with you.`,
    unavailable: (phone) => `Service not available. Use WhatsApp or call ${phone}`,
    clinicTime: 'Times are those of the clinic’s city.',
  },
};
