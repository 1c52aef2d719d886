import type { ConsentMessages } from '#app/locales/pt-BR/consent.ts';

export const consent: ConsentMessages = {
  banner: {
    label: 'Privacy',
    text: 'We use only what the site needs to work. With your permission we also count visits and advertise the clinic.',
    reject: 'Reject all',
    manage: 'Manage preferences',
    accept: 'Accept all',
  },
  preferences: {
    title: 'Privacy preferences',
    lead: 'Choose what the site may do. You can change your mind at any time with the link at the end of each page.',
    policy: 'Read the privacy policy',
    necessary: 'Necessary',
    necessaryHint: 'Keeps your booking while you fill it in and remembers this choice. Always on.',
    analytics: 'Counting visits',
    analyticsHint:
      'Which pages are read and whether they open fast, without your name and never on the booking pages.',
    marketing: 'Advertising',
    marketingHint:
      'To know whether an advertisement of the clinic brought you here and to show others on other sites.',
    personalization: 'Remembering how you like to read',
    personalizationHint: 'Keeps your reading settings on this device.',
    thirdParties: (names) =>
      `Companies in the United States that receive data if you turn these on: ${names}.`,
    noThirdParty: 'Today no other company receives these data: the site counts by itself.',
    save: 'Save choices',
    reject: 'Reject all',
    accept: 'Accept all',
    receipt: 'Receipt of your choice:',
    none: 'you have not chosen yet.',
  },
  saved: 'Your preferences were saved.',
};
