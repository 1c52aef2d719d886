import type { PrivacyRequestMessages } from '#app/locales/pt-BR/privacy-request.ts';
import { personFields } from './person-fields.ts';

/** The English texts of the form with which people ask about their own data. */
export const privacyRequest: PrivacyRequestMessages = {
  title: 'Request about your data',
  pageTitle: (clinic) => `Request about your data – ${clinic}`,
  errorTitle: (title) => `Error: ${title}`,
  lead: 'The law gives you rights over your data. Ask here: it costs nothing, and the full answer comes within 15 days.',
  back: 'Privacy policy',
  link: {
    title: 'Make your request',
    text: 'See, correct or delete your data at no cost. You get a reference number at once.',
    button: 'Make a request',
  },
  notice: (clinic, officer) =>
    `At ${clinic}, ${officer} looks after your request. We use what you write here only to answer you, because the law obliges us to, and keep it for 5 years, so that we can prove the answer.`,
  identity:
    'Before we hand out or delete anything, we check that it is really you. Please send no documents here.',

  right: 'What would you like to ask for?',
  rights: {
    access: { label: 'See my data', hint: 'You get a copy of what we keep.' },
    confirmation: {
      label: 'Know whether you have data about me',
      hint: 'We only say whether we do or not.',
    },
    correction: { label: 'Correct my data', hint: 'Name, phone, e-mail or date of birth.' },
    deletion: {
      label: 'Delete my data',
      hint: 'Only what the law obliges or allows us to keep stays.',
    },
    revocation: { label: 'Withdraw my consent', hint: 'What was done before stays valid.' },
    portability: {
      label: 'Take my data to another service',
      hint: 'You get a file that other programs can read.',
    },
    sharing: {
      label: 'Know with whom you share my data',
      hint: 'We tell you the names and what for.',
    },
    other: { label: 'Another privacy matter', hint: 'Tell us in the field at the end.' },
  },
  name: 'Full name',
  nameHint: 'Whose data it is. If you ask for a child, tell us so at the end.',
  email: 'E-mail',
  emailHint: 'Where the answer goes. You may leave it blank if you give a phone number.',
  phone: 'Brazilian phone with area code',
  phoneHint: (example) =>
    `The one you gave the clinic helps us find the data. Example: ${example}.`,
  words: 'Anything else that helps?',
  wordsHint:
    'For example, the reference of your visit or what is wrong. Do not write details of your health. You may leave it blank.',
  guard: 'Leave this field blank',
  send: 'Send request',
  sending: 'Sending...',

  fields: {
    'right-missing': 'Choose what you would like to ask for.',
    ...personFields,
    'reach-missing': 'Give an e-mail or a phone number for the answer.',
    'words-missing': 'Tell us what it is about.',
    'words-too-long': 'Text too long (at most 4,000 characters).',
  },
  refusals: {
    'check-failed': () => 'The security check failed. Please try again.',
    'check-missing': () => 'The security check is not available. Please try again later.',
    'too-soon': () => 'Please wait 30 seconds before sending again.',
    'too-many': ({ minutes }) =>
      `We have received several requests from you in a short time. Send the next one in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    'other-body': () =>
      'Your last request has been received, and this one is different. To send this one too, press Send request again.',
    fault: () => 'It could not be sent. Please try again later.',
  },
  waitTitle: 'Please wait a moment',
  faultNote: 'You may safely send it again: the same request is not stored twice.',
  keptNote: (phone) => `What you wrote is still in the form. If you prefer, call ${phone}.`,

  sent: {
    pageTitle: (clinic) => `Request received – ${clinic}`,
    title: 'We have received your request',
    protocol: 'Reference',
    keep: 'Note this number: with it you can follow your request.',
    next: 'What happens next',
    steps: [
      'If you left an e-mail, the reference goes there too.',
      'We check that it is really you, by phone or at the clinic.',
      'The full answer comes within 15 days.',
    ],
    questions: (officer, email) => `Any questions? Write to ${officer} at ${email}.`,
    home: 'Back to the home page',
  },

  mail: {
    subject: (protocol) => `We have received your request ${protocol}`,
    title: 'We have received your request',
    received: (clinic) =>
      `This confirms a request about personal data that was made on the website of ${clinic}.`,
    protocol: 'Reference',
    right: 'Request',
    due: 'Full answer by',
    identity:
      'Before we answer, we will check that it is really you who asks. We never ask for passwords or card numbers.',
    notYou: (officer, email, phone) =>
      `If it was not you who asked, or if you have questions, contact ${officer} at ${email} or by phone on ${phone}.`,
    toClinic: {
      subject: (protocol) => `Privacy request ${protocol}`,
      title: 'A privacy request has come in',
      open: 'Open it in the staff area',
    },
  },
};
