import type { BookingMessages } from '#app/locales/pt-BR/booking.ts';

/** Texts of the booking journey, screen by screen. */
export const booking: BookingMessages = {
  documentTitle: (title, clinic) => `${title} – ${clinic}`,
  description: (clinic) =>
    `Book a consultation or an exam at ${clinic} in a few minutes, without creating an account.`,
  continue: 'Continue',
  back: 'Back',
  startOver: 'Start over',
  chosen: 'So far',
  minutes: (minutes) => `${minutes} minutes`,
  unavailable: (phone) => `Service unavailable. Use WhatsApp or call ${phone}`,
  nothingLost:
    'We do not know whether your request arrived. You can safely try again: we do not book twice, and what you have already filled in is kept.',
  tryAgain: 'Try again',
  call: (phone) => `Call ${phone}`,
  whatsapp: 'Chat on WhatsApp',
  guard: 'Leave this field empty',

  service: {
    title: 'What would you like to book?',
    hint: 'Not sure which to choose? Start with the consultation.',
    missing: 'Choose what you would like to book.',
    urgentTitle: 'Is it urgent?',
    urgent:
      'Sudden loss of sight, strong pain in the eye, a blow, a chemical, or flashing lights with a shadow cannot wait. Go to an emergency room now or call the ambulance service (SAMU), 192. If it was a chemical, rinse the eye with clean water for 15 minutes and then go.',
    byPhone: 'These are booked by phone',
  },

  forWhom: {
    title: 'Who is the visit for?',
    hint: 'We ask because someone must sign for patients under 18.',
    self: 'For me',
    other: 'For another adult',
    otherHint: 'For example, your mother, your husband or someone you take care of.',
    child: 'For a child or teenager',
    childHint: 'Under 18. You will be the person responsible.',
    missing: 'Tell us who the visit is for.',
  },

  payer: {
    title: 'How will you pay?',
    hint: 'Your health plan decides what you need to bring. Nothing is paid on this website.',
    missing: 'Choose how you will pay.',
    bring: (items) => `Bring: ${items.join(' · ')}`,
  },

  time: {
    title: 'Choose the day and the time',
    hint: (city) =>
      `Times are those of ${city}. Once you have chosen, we keep the time for you for a few minutes.`,
    missing: 'Choose a time.',
    free: (count) => (count === 1 ? '1 free time' : `${count} free times`),
    morning: 'Morning',
    afternoon: 'Afternoon',
    yours: 'kept for you',
    none: (phone) =>
      `There is no free time on the website on these days. See other days or call ${phone}: we will look for one with you.`,
    later: 'See later days',
    earlier: 'See earlier days',
    nearest: 'Nearest free times',
  },

  details: {
    title: 'Who is coming and how to reach you',
    titleSelf: 'Your details',
    patientName: 'Full name of the person coming',
    yourName: 'Your full name',
    birth: 'Date of birth',
    birthOwn: 'Your date of birth',
    birthHint: 'Day, month and year. For example, 27 3 1958. We use it to find the right record.',
    contactName: 'Your full name',
    contactHint: 'You are the person we will talk to about the visit.',
    relation: 'What are you to the person coming?',
    relationHint: 'For example, mother, grandfather or guardian.',
    phone: 'Brazilian phone number with area code',
    phoneHint: (example) => `We call or write only about the visit. For example, ${example}.`,
    email: 'E-mail (if you have one)',
    emailHint: 'To receive the confirmation and the calendar file. You can leave it empty.',
    contactSection: 'Contact',
    privacy: 'We use these details only to book and look after your visit.',
  },

  check: {
    title: 'Check before you confirm',
    service: 'Service',
    forWhom: 'For whom',
    when: 'When',
    payer: 'Payment',
    patient: 'Who is coming',
    birth: 'Date of birth',
    contact: 'Contact',
    relation: 'Person responsible',
    phone: 'Phone',
    email: 'E-mail',
    noEmail: 'Not given',
    preparation: 'How to prepare',
    bring: 'What to bring',
    confirm: 'Confirm booking',
    confirming: 'Confirming…',
    changed: 'The details changed after you first sent them. Check and confirm again.',
    consentMissing: 'You must consent to the use of your data.',
  },

  hold: {
    kept: (moment, until) => `We are keeping this for you: ${moment}, until ${until}.`,
    left: (minutes) => (minutes <= 1 ? 'Less than 1 minute left.' : `${minutes} minutes left.`),
    extend: 'I need more time',
    extended: 'The time has already been extended once.',
    gone: 'We are no longer keeping the time. If it is still free when you confirm, it will be yours.',
  },

  done: {
    title: 'Visit booked',
    protocol: 'Booking number',
    protocolHint:
      'Write it down. It is valid until the day of the visit, even if you change the time.',
    when: 'Day and time',
    address: 'Where',
    who: 'Who is coming',
    what: 'Service',
    practitioner: 'With whom',
    calendar: 'Add to calendar',
    voucher: 'Confirmation in large letters',
    change: 'To move or cancel',
    changeText:
      'Open this address whenever you like. Keep it safe: whoever has it can change the visit.',
    manage: 'Move or cancel the visit',
    keep: 'Send the address to my WhatsApp',
    mailed: (email) => `We have sent the confirmation to ${email}.`,
    notMailed: 'You gave no e-mail, so keep the address below or write down the booking number.',
    next: 'What happens now',
    arrive: 'Please arrive 10 minutes early. If something changes on our side, we will call you.',
    goneTitle: 'This page has closed',
    gone: 'For safety, it stays open for only 30 minutes. To see or change the visit, use the address you kept or the one in the confirmation e-mail.',
  },
};
