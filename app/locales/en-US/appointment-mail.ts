import type { AppointmentMailMessages } from '#app/locales/pt-BR/appointment-mail.ts';

/** What the patient's mails and the calendar file about a visit say. */
export const appointmentMail: AppointmentMailMessages = {
  locale: 'en-US',
  patient: {
    subject: {
      created: (when) => `Visit booked: ${when}`,
      moved: (when) => `Visit moved: ${when}`,
      cancelled: (when) => `Visit canceled: ${when}`,
    },
    title: {
      created: 'Your visit is booked',
      moved: 'Your visit has been moved',
      cancelled: 'Your visit has been canceled',
    },
    greeting: (name) => `Hello, ${name}.`,
    opening: {
      created: (patient, when) => `The visit of ${patient} is booked for ${when}.`,
      moved: (patient, when) => `The visit of ${patient} has been moved to ${when}.`,
      cancelled: (patient, when) =>
        `The visit of ${patient}, which was booked for ${when}, has been canceled.`,
    },
    before: (when) => `The earlier time (${when}) is no longer valid.`,
    important: 'Important',
    preparation: 'How to prepare',
    bring: 'What to bring',
    where: 'Where it is',
    map: 'See on the map',
    change: 'To move or cancel',
    manage: 'See, move or cancel the visit',
    manageIsPersonal:
      'This link is yours alone: whoever opens it can change the visit. Do not pass it on.',
    orCall: 'If you prefer, talk to the clinic:',
    bookAgain: 'To book another visit',
    call: (phone) => `Call ${phone}`,
    whatsapp: 'Chat on WhatsApp',
    calendar: {
      created: 'The attached file adds the visit to your calendar.',
      moved: 'The attached file updates the visit in your calendar.',
      cancelled: 'The attached file removes the visit from your calendar.',
    },
    unexpected: 'If you did not expect this message, tell the clinic at the phone number above.',
  },
  reminder: {
    companion: 'Come with an adult companion.',
    fasting: (hours) =>
      `Do not eat for ${hours} ${hours === 1 ? 'hour' : 'hours'} before the visit.`,
    dilation: 'Do not drive home: the eye drops may blur your sight for 4 to 6 hours.',
    lensesOff: (hours) =>
      `Do not wear contact lenses for ${hours} ${hours === 1 ? 'hour' : 'hours'} before the visit.`,
  },
  label: {
    when: 'Date and time',
    protocol: 'Booking number',
    service: 'Service',
    practitioner: 'Practitioner',
    patient: 'Patient',
    payer: 'Payment',
    phone: 'Phone',
  },
  calendar: {
    filename: 'visit.ics',
    summary: (clinic) => `Visit: ${clinic}`,
    protocol: (protocol) => `Booking number: ${protocol}`,
    changes: (phone) => `To move or cancel, use the link in the e-mail or call ${phone}.`,
  },
};
