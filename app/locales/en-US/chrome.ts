import type { ChromeMessages } from '#app/locales/pt-BR/chrome.ts';

export const chrome: ChromeMessages = {
  languageName: 'English',
  skipToContent: 'Skip to the content',
  mainNavigation: 'Main',
  menuNavigation: 'Menu',
  menu: 'Menu',
  close: 'Close',
  back: 'Back',
  change: 'Change',
  problemTitle: 'There is a problem',
  errorPrefix: 'Error:',
  errorTitle: (title) => `Error: ${title}`,
  newTab: '(opens in another tab)',
  dateParts: { day: 'Day', month: 'Month', year: 'Year' },
  progress: (current, total) => `Step ${current} of ${total}`,

  navigation: [
    { href: '/', label: 'Home' },
    { href: '/servicos', label: 'Services' },
    { href: '/lentes', label: 'Lenses' },
    { href: '/blog', label: 'Blog' },
    { href: '/podcast', label: 'Podcast' },
    { href: '/sobre', label: 'About' },
    { href: '/planos', label: 'Plans' },
    { href: '/faq', label: 'FAQ' },
  ],
  schedule: 'Book',
  scheduleLong: 'Book a consultation',
  quickActions: 'Quick actions',
  whatsapp: 'WhatsApp',

  contact: {
    open: 'See all the ways to contact us',
    title: 'How would you like to talk to us?',
    pace: (minutes) =>
      `We answer within ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} during business hours`,
    recommended: 'Recommended',
    online: 'Book on the website',
    onlineNote: 'See the free times and choose yours. It takes a few minutes.',
    whatsapp: 'Chat on WhatsApp',
    whatsappNote: 'Opens a chat with the front desk, with the message already written.',
    chatbot: 'Ask the virtual assistant',
    chatbotNote:
      'It is an artificial intelligence program. It is not a doctor and gives no diagnosis. Do not write about your health there. If it is urgent, call.',
    phone: (display) => `Call ${display}`,
    phoneNote: 'The front desk answers during opening hours.',
    email: 'Write an e-mail',
    emailSubject: 'Booking a consultation',
    emailNote: (address) => `To ${address}, with the subject already filled in.`,
    leaving: (destination) => `You will be redirected to ${destination}. Continue?`,
    externalLinkTitle: 'You are about to leave this site',
    goOn: 'Continue',
    stay: 'Stay here',
    destinations: { whatsapp: 'WhatsApp', chatbot: 'the virtual assistant' },
  },

  footer: {
    callUs: 'Call the clinic',
    contact: 'Talk to us',
    address: 'Address',
    map: 'See on the map',
    hours: 'Opening hours',
    pages: 'On this site',
    morePages: [
      { href: '/artigos/catarata', label: 'Cataract' },
      { href: '/questionario-olho-seco', label: 'Dry eye questionnaire' },
      { href: '/campanha/outubro-olho-seco', label: 'Dry eye month' },
      { href: '/waitlist', label: 'Waiting list' },
    ],
    identity: 'Who answers for the clinic',
    company: 'Company',
    companyCrm: 'Medical council registration (CRM)',
    taxId: 'CNPJ (company tax number)',
    technicalDirector: 'Medical technical director',
    privacy: 'Privacy',
    privacyPolicy: { href: '/privacy', label: 'Privacy policy' },
    preferences: { href: '/privacy#cookies', label: 'Cookies and preferences' },
    privacyOfficer: (name) =>
      `${name} is in charge of personal data at the clinic. To know what we keep about you, or to correct or delete it, write to`,
    whatsapp: (display) => `WhatsApp ${display}`,
  },

  pictures: {
    town: (city) =>
      `Drawing of ${city} at dawn: white houses and a church among hills, and the sun rising like the iris of an eye.`,
    phoropter:
      'Drawing of a phoropter, the instrument of many lenses that measures you for glasses, before a window with hills.',
    eye: {
      picture:
        'Drawing of an eye cut through the middle: light passes through the cornea, the iris and the lens and meets on the retina, beside the optic nerve.',
      cornea: 'cornea',
      iris: 'iris',
      lens: 'lens',
      retina: 'retina',
      nerve: 'optic nerve',
    },
    eyeCaption: 'In an eye that sees well, light meets exactly on the retina.',
  },

  nextTimes: {
    see: 'See the next free times',
    loading: 'Loading...',
  },

  notFound: {
    title: 'We could not find this page',
    metaTitle: 'Page not found',
    lead: 'The address may have changed or been typed another way. From here you can get to what you need:',
    home: 'Home page',
    homeNote: 'The clinic, the team, the address and the most common questions.',
    services: 'The services',
    servicesNote: 'Consultations, exams, surgery and how to prepare for each.',
    schedule: 'Book a consultation',
    scheduleNote: 'Choose the day and the time on the website.',
    help: (display) => `If you prefer, call ${display} and the front desk will help you.`,
    picture: 'An eye cut through the middle in which light meets before the retina, out of focus',
  },

  failure: {
    title: 'An unexpected error occurred',
    text: 'Check the browser console for more details',
    reload: 'Reload page',
  },
};
