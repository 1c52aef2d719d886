import type { ByLocale } from '#app/platform/locale.ts';

/** What the booking, its mails and its pages say of a campaign's code. */
export const coupon = {
  question: 'Tem um código de campanha?',
  field: 'Código de campanha (se tiver)',
  hint: 'Você encontra o código na página da campanha.',
  label: 'Código de campanha',
  /** Read after 'Alterar'. */
  change: 'o código de campanha',
  value: (code: string, gives: string) => `${code}: ${gives}`,
  keeps: 'O código vale pelo dia em que você marca. Remarcar não muda isso.',
  /** On the first screen, for who comes with a code. */
  carried: (code: string, gives: string, services: string) =>
    `Código ${code}: ${gives}. Vale para: ${services}.`,
  carriedNot: (why: string) => `${why} Você pode marcar sem o código.`,
  refused: {
    'coupon-unknown': 'Não conhecemos este código. Confira as letras, ou apague o código.',
    'coupon-not-begun': (day: string) =>
      `Este código começa a valer em ${day}. Para marcar hoje, apague o código.`,
    'coupon-ended': (day: string) =>
      `Este código valeu até ${day}. Para continuar, apague o código.`,
    'coupon-other-service': (services: string) =>
      `Este código vale só para: ${services}. Apague o código ou escolha outro serviço.`,
  },
};

export type CouponMessages = typeof coupon;

const english: CouponMessages = {
  question: 'Do you have a campaign code?',
  field: 'Campaign code (if you have one)',
  hint: 'The code is on the campaign page.',
  label: 'Campaign code',
  change: 'the campaign code',
  value: (code, gives) => `${code}: ${gives}`,
  keeps: 'What counts is the day you book. Rescheduling does not change that.',
  carried: (code, gives, services) => `Code ${code}: ${gives}. Valid for: ${services}.`,
  carriedNot: (why) => `${why} You can book without the code.`,
  refused: {
    'coupon-unknown': 'We do not know this code. Check the letters, or clear the code.',
    'coupon-not-begun': (day) => `This code is valid from ${day}. To book today, clear the code.`,
    'coupon-ended': (day) => `This code was valid until ${day}. To go on, clear the code.`,
    'coupon-other-service': (services) =>
      `This code is valid only for: ${services}. Clear the code or choose another service.`,
  },
};

/** The words about a campaign's code, by language. */
export const couponMessages: ByLocale<CouponMessages> = { 'pt-BR': coupon, 'en-US': english };
