import type { ManageMessages } from '#app/locales/pt-BR/manage.ts';

/** Texts of the pages on which a patient sees, moves and cancels a visit. */
export const manage: ManageMessages = {
  contact: 'Talk to the clinic',
  toAppointment: 'Back to the visit',
  otherAppointment:
    'Another visit was opened in this browser after this page. We did nothing, so as not to touch the wrong visit. Open the link of the right visit again.',

  appointment: {
    title: 'Your visit',
    of: (patient) => `Visit of ${patient}`,
    move: 'Change day or time',
    cancel: 'Cancel the visit',
    voucher: 'Confirmation in large letters',
    calendar: 'Add to calendar',
    details: 'About the visit',
    important: 'Important',
    preparation: 'How to prepare',
    bring: 'What to bring',
  },

  label: {
    protocol: 'Booking number',
    service: 'Service',
    practitioner: 'With whom',
    patient: 'Who is coming',
    payer: 'Payment',
    address: 'Where',
    when: 'Day and time',
    phone: 'Phone',
  },

  late: {
    title: 'To move or cancel, talk to the clinic',
    text: (hours) =>
      `On the website this is possible up to ${hours === 1 ? '1 hour' : `${hours} hours`} before the visit. There is less than that left: call or write, and we will sort it out with you.`,
    pastTitle: 'The time of this visit has passed',
    past: 'To talk about it or book another, call or write to the clinic.',
  },

  moved: {
    title: 'Time changed',
    text: (moment) =>
      `The visit is now on ${moment}. The booking number and the link are the same.`,
    mailed: 'We have sent an e-mail with the new time. It also updates your calendar.',
    calendar: 'If the visit is in your calendar, add it again: the old time will be replaced.',
  },

  move: {
    pageTitle: 'Move the visit',
    title: 'Choose the new day and time',
    now: (moment) => `The visit is currently booked for ${moment}.`,
    hint: (city) =>
      `Times are those of ${city}. The visit moves only after you confirm on the next screen.`,
    checkTitle: 'Move to this time?',
    from: 'From',
    to: 'To',
    confirm: 'Move the visit',
    sending: 'Moving…',
    otherBody: 'The time changed after you first sent it. Check and confirm again.',
    other: 'Choose another time',
    keep: 'Leave it as it is',
  },

  cancel: {
    title: 'Cancel this visit?',
    lead: 'The time becomes free for someone else, and this cannot be undone. If the day does not suit you, you can also move the visit.',
    confirm: 'Yes, cancel the visit',
    sending: 'Canceling…',
    move: 'Change day or time',
    keep: 'No, keep the visit',
  },

  cancelled: {
    title: 'Visit canceled',
    lead: 'Thank you for letting us know: someone else can use the time.',
    link: 'The link of the visit no longer works.',
    again: 'Book another visit',
    home: 'Go to the home page',
  },

  voucher: {
    title: 'Visit confirmation',
    print: 'Print',
    printHint: 'Only the confirmation is printed, in black on white.',
    clinic: (name) => `${name} – visit confirmation`,
  },

  gone: {
    title: 'We could not find the visit',
    text: 'The link may have expired, or the visit may have been canceled. For safety, this page also closes after 30 minutes: open again the link you received or kept.',
    help: 'If that does not work, call or write. With your name and phone number we will find the visit.',
  },

  tooMany: 'Too many attempts',

  failure: {
    title: 'Service unavailable',
    text: 'If you were moving or canceling the visit, open its link again to see how it stands.',
  },
};
