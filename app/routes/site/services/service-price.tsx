import type { PriceRule } from '#app/clinic/record/own-service-fields.ts';
import { servicesMessages } from '#app/locales/services.ts';
import { useLocale, useMessages } from '#app/locales/use-locale.ts';
import { money } from '#app/platform/money.ts';

type ServicePriceProps = {
  price: PriceRule | undefined;
  /** Who takes another amount than it says. */
  others: readonly { name: string; cents: number }[];
};

/** What a service's page says about money; nothing where the clinic has not chosen to say anything. */
export function ServicePrice({ price, others }: ServicePriceProps) {
  const { price: messages } = useMessages(servicesMessages);
  const locale = useLocale();
  if (!price) return null;
  const text =
    price.rule === 'ask' ? messages.ask : messages[price.rule](money(price.cents, locale));
  const lines = [
    text,
    ...others.map(({ name, cents }) => messages.otherWith(name, money(cents, locale))),
  ];
  return lines.map((line) => (
    <p key={line} className="fact">
      <span>{line}</span>
    </p>
  ));
}
