import type { ByLocale } from '#app/platform/locale.ts';
import { withArticle } from '#app/platform/text/clinic-article.ts';

/** Words around the privacy policy; the policy itself is content/pt-BR/privacy.md. */
export const privacy = {
  title: 'Política de privacidade',
  lead: 'O que fazemos com os seus dados, por quê, por quanto tempo e como ver, corrigir ou apagar o que guardamos.',
  pageTitle: (clinic: string) => `Política de privacidade – ${clinic}`,
  pageDescription: (clinic: string) =>
    `Como ${withArticle('a', clinic)} usa e protege os dados de quem agenda pelo site, e como pedir para ver, corrigir ou apagar os seus.`,
  contents: 'Nesta página',
};

export type PrivacyMessages = typeof privacy;

const english: PrivacyMessages = {
  title: 'Privacy policy',
  lead: 'What we do with your data, why, for how long, and how you can see, correct or delete it.',
  pageTitle: (clinic) => `Privacy policy – ${clinic}`,
  pageDescription: (clinic) =>
    `How ${clinic} uses and protects the data of people who book on the website, and how to ask to see, correct or delete yours.`,
  contents: 'On this page',
};

/** The same in every language of the site. */
export const privacyMessages: ByLocale<PrivacyMessages> = { 'pt-BR': privacy, 'en-US': english };
