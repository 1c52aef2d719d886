import { type PlanTerms, yearCents } from '#app/clinic/plan-prices.ts';
import { subscribeMessages } from '#app/locales/subscriptions/subscribe.ts';
import { useLocale, useMessages } from '#app/locales/use-locale.ts';
import type { ProviderName } from '#app/payments/payment-provider.ts';
import { money } from '#app/platform/money.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import type { TypedHow } from './order-draft.ts';
import { PRESCRIPTIONS } from './order-terms.ts';

type HowFieldsProps = {
  values: TypedHow;
  errors: readonly FieldError[];
  terms: PlanTerms;
  /** The ways to pay that are configured. */
  ways: readonly ProviderName[];
};

/** Whether there is a prescription, and how to pay. */
export function HowFields({ values, errors, terms, ways }: HowFieldsProps) {
  const messages = useMessages(subscribeMessages).how;
  const locale = useLocale();
  const { instalments, instalmentCents } = terms;
  return (
    <>
      <RadioList
        name="prescription"
        legend={messages.prescription}
        hint={messages.prescriptionHint}
        error={errorAt(errors, 'prescription')}
        options={PRESCRIPTIONS.map((value) => ({
          value,
          label: messages.prescriptions[value],
          isChecked: value === values.prescription,
          hint: value === 'first-visit' ? messages.firstVisitHint : undefined,
        }))}
      />
      <RadioList
        name="payIn"
        legend={messages.payIn}
        hint={messages.payInHint}
        error={errorAt(errors, 'payIn')}
        options={[
          {
            value: 'once',
            label: messages.once(money(yearCents(terms), locale)),
            isChecked: values.payIn === 'once',
          },
          {
            value: 'instalments',
            label: messages.instalments(instalments, money(instalmentCents, locale)),
            isChecked: values.payIn === 'instalments',
            hint: messages.instalmentsHint,
          },
        ]}
      />
      {ways.length > 1 ? (
        <RadioList
          name="provider"
          legend={messages.provider}
          error={errorAt(errors, 'provider')}
          options={ways.map((value) => ({
            value,
            label: messages.providers[value],
            isChecked: value === values.provider,
          }))}
        />
      ) : null}
    </>
  );
}
