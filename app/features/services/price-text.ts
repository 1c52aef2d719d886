import type { PriceRule } from '#app/clinic/record/own-service-fields.ts';
import { servicesMessages } from '#app/locales/services.ts';
import type { Locale } from '#app/platform/locale.ts';
import { money } from '#app/platform/money.ts';

/** What a service's page says about money. */
export function priceText(price: PriceRule, locale: Locale): string {
  const words = servicesMessages[locale].price;
  return price.rule === 'ask' ? words.ask : words[price.rule](money(price.cents, locale));
}
