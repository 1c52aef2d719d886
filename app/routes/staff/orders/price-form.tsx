import { PLAN_SETTINGS_PATH } from '#app/features/subscriptions/order-filter.ts';
import type { PriceFormValues } from '#app/features/subscriptions/price-form.ts';
import { staffOrders } from '#app/locales/pt-BR/staff/orders.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FilledNotice } from '#app/ui/change-history/filled-notice.tsx';
import { DateParts } from '#app/ui/date-parts/date-parts.tsx';
import { EFFECTS_READ, EffectsNotice } from '#app/ui/effects-notice/effects-notice.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { errorAt, fieldProps } from '#app/ui/field/field-props.ts';
import { Select } from '#app/ui/select/select.tsx';

const labels = staffOrders.settings;

type PriceFormProps = {
  plans: readonly { slug: string; name: string }[];
  version: number;
  values: PriceFormValues | undefined;
  errors: readonly FieldError[];
  /** The price of the history that the form shows; null where it shows none. */
  filled: { moment: string; who: string } | null;
  /** What announcing it does; null until it is asked for. */
  effects: { lines: readonly string[]; stamp: string } | null;
};

/** Announces a price for new contracts. */
export function PriceForm({ plans, version, values, errors, filled, effects }: PriceFormProps) {
  return (
    <form
      id="novo-preco"
      action="#novo-preco"
      method="post"
      noValidate
      className="staff-form stack"
    >
      <h2>{labels.new}</h2>
      <p className="reading">{labels.newText}</p>
      {filled ? <FilledNotice {...filled} href={`${PLAN_SETTINGS_PATH}#novo-preco`} /> : null}
      <input type="hidden" name="versao" value={version} />
      {effects ? (
        <>
          <EffectsNotice lines={effects.lines} />
          <input type="hidden" name={EFFECTS_READ} value={effects.stamp} />
        </>
      ) : null}
      <Select
        {...fieldProps('plano', errors)}
        label={labels.plan}
        emptyLabel={labels.choosePlan}
        options={plans.map(({ slug, name }) => ({ value: slug, label: name }))}
        defaultValue={values?.plano}
      />
      <TextField
        {...fieldProps('valor', errors)}
        label={labels.amount}
        hint={labels.amountHint}
        defaultValue={values?.valor ?? ''}
        autoComplete="off"
        width="medium"
      />
      <DateParts
        name="inicio"
        legend={labels.fromOn}
        defaultValues={values?.inicio ?? {}}
        error={errorAt(errors, 'inicioDay')}
      />
      <p>
        <Button name="acao" value="preco">
          {effects ? labels.effects.announce : labels.announce}
        </Button>
      </p>
    </form>
  );
}
