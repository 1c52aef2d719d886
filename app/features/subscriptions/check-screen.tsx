import type { Contract } from '#app/features/subscriptions/contract/contract.ts';
import { ContractSections } from '#app/features/subscriptions/contract/contract-sections.tsx';
import { subscribeMessages } from '#app/locales/subscriptions/subscribe.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { GuardFields } from '#app/ui/guard-fields/guard-fields.tsx';
import { SummaryList, type SummaryRow } from '#app/ui/summary-list/summary-list.tsx';

type CheckScreenProps = {
  rows: readonly SummaryRow[];
  contract: Contract;
  /** Digest of what the page shows; comes back with the form. */
  seen: string;
  errors: readonly FieldError[];
};

/** Last screen before the contract: one's own answers, the contract, and the box that nobody ticks but the reader. */
export function CheckScreen({ rows, contract, seen, errors }: CheckScreenProps) {
  const all = useMessages(subscribeMessages);
  const messages = all.check;
  const local = useLocalPath();
  return (
    <>
      <ErrorSummary errors={errors} />
      <h1>{messages.title}</h1>
      <p className="lead">{messages.lead}</p>
      <h2>{messages.yours}</h2>
      <SummaryList rows={rows} />
      <h2>{messages.contract}</h2>
      <ContractSections sections={contract.sections} />
      <form method="post" noValidate className="stack">
        <GuardFields label={all.guard} />
        <input type="hidden" name="seen" value={seen} />
        <div className="consent-choice">
          <Checkbox
            id="accept"
            name="accept"
            label={
              <>
                {contract.accept} <a href={local('/privacy')}>{messages.privacy}</a>
              </>
            }
            error={errorAt(errors, 'accept')}
          />
        </div>
        <p>
          <Button size="large" id="confirm">
            {messages.confirm}
          </Button>
        </p>
      </form>
    </>
  );
}
