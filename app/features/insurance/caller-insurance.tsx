import type { ExceedReason } from '#app/scheduling/payers/exceed-reason.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import type { CardValues } from './card-form.ts';
import { DeskCardFields } from './desk-card-fields.tsx';
import { ExceedOn, ExceedSearch } from './exceed-fields.tsx';

type CallerInsuranceProps = {
  card: CardValues;
  /** Why the times beyond the payer's rules are shown; undefined where they are not. */
  reason: ExceedReason | undefined;
  errors: readonly FieldError[];
};

/** Below the times of a caller whom an insurance pays: their card, and the way beyond its rules or back to them. */
export function CallerInsurance({ card, reason, errors }: CallerInsuranceProps) {
  return (
    <div className="flow">
      <DeskCardFields values={card} errors={errors} />
      {reason ? <ExceedOn reason={reason} /> : <ExceedSearch errors={errors} />}
    </div>
  );
}
