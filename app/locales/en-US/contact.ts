import type { ContactMessages } from '#app/locales/pt-BR/contact.ts';
import { personFields } from './person-fields.ts';

/** Texts of the contact form; the clinic's own mail stays in Portuguese. */
export const contact: ContactMessages = {
  title: 'Write to the clinic',
  lead: 'Use the form for questions that can wait. The front desk reads messages during opening hours and answers by e-mail or phone.',
  toSchedule: 'To book, move or cancel a visit, the online agenda is quicker.',
  schedule: 'See free times',

  name: 'Full name',
  phone: 'Brazilian phone with area code',
  phoneHint: (example) => `Mobile or landline. Example: ${example}.`,
  email: 'E-mail',
  emailHint: 'We answer to this address.',
  message: 'Message',
  messageHint: 'Tell us how we can help. Do not write details about your health.',
  guard: 'Leave this field empty',
  send: 'Send message',
  sending: 'Sending...',

  consent: {
    id: 'contact-2026-11',
    text:
      'I agree that {clinic} may use the data I have given to read and answer this message. They are kept ' +
      'for 12 months and then deleted. I may ask to see, correct or delete my data, or change my mind, by ' +
      'writing to {privacyEmail}.',
    linkText: 'Read the privacy policy',
    linkPath: '/privacy',
  },

  fields: {
    ...personFields,
    'message-too-short': 'Message too short (at least 10 characters).',
    'message-too-long': 'Message too long (at most 4,000 characters).',
    'consent-missing': 'You must consent to the use of your data.',
  },

  refusals: {
    'check-failed': () => 'The security check failed. Try again.',
    'check-missing': () => 'The security check is not available. Try again.',
    'too-soon': () => 'Wait 30 seconds before sending again.',
    'too-many': ({ minutes }) =>
      `We have received several messages from you in a short time. Send the next one in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    'other-body': () =>
      'Your earlier message has been received, and this one is different. To send this one too, press Send message again.',
    fault: () => 'Your message could not be sent. Try again later.',
  },
  waitTitle: 'One moment, please',
  faultNote: 'You can safely send it again: the same message is not stored twice.',
  keptNote: (phone) => `What you wrote is still in the form. If you prefer, call ${phone}.`,

  problem: {
    link: 'Tell the clinic that this page is missing',
    message: (path) => `The page ${path} did not open. I was looking for: `,
  },

  page: {
    title: (clinic) => `Write to the clinic – ${clinic}`,
    errorTitle: (title) => `Error: ${title}`,
    others: 'Other ways to reach us',
  },

  sent: {
    pageTitle: (clinic) => `Message received – ${clinic}`,
    title: 'We have received your message',
    at: (moment) => `Received: ${moment}.`,
    next: 'What happens now',
    answer:
      'The front desk reads messages during opening hours and answers by the e-mail or phone you gave. We send no automatic confirmation by e-mail.',
    urgent: (phone) => `If it cannot wait, call ${phone}.`,
    call: (phone) => `Call ${phone}`,
    home: 'Back to the home page',
  },

  mail: {
    subject: (moment) => `Message from the website: ${moment}`,
    title: 'Message from the website form',
    note: 'Reply to this e-mail to write to the sender. The website does not verify who writes: do not open addresses you do not know.',
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    language: 'Language of the page',
    languages: { 'pt-BR': 'Portuguese', 'en-US': 'English' },
    message: 'Message',
  },
};
