import { MAX_CODE_LENGTH } from '#app/clinic/coupon-code.ts';
import { couponMessages } from '#app/locales/coupon.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';

/** The code of a campaign, folded away for the many who have none. */
export function CouponField({
  isAsked,
  coupon,
  errors,
}: {
  /** Whether a campaign runs; a code that somebody came with is shown in any case. */
  isAsked: boolean;
  coupon?: string | undefined;
  errors: readonly FieldError[];
}) {
  const messages = useMessages(couponMessages);
  const field = fieldProps('coupon', errors);
  if (!isAsked && !coupon && field.error === undefined) return null;
  return (
    <Disclosure summary={messages.question} isOpen={Boolean(coupon) || field.error !== undefined}>
      <TextField
        {...field}
        label={messages.field}
        hint={messages.hint}
        defaultValue={coupon ?? ''}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_CODE_LENGTH}
        width="medium"
      />
    </Disclosure>
  );
}
