import type { PrivacyMessages } from '#app/locales/pt-BR/privacy.ts';

export const privacy: PrivacyMessages = {
  title: 'Privacy policy',
  lead: 'What we do with your data, why, for how long, and how you can see, correct or delete it.',
  pageTitle: (clinic) => `Privacy policy – ${clinic}`,
  pageDescription: (clinic) =>
    `How ${clinic} uses and protects the data of people who book on the website, and how to ask to see, correct or delete yours.`,
  contents: 'On this page',
};
