import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import { ERASE_REASONS } from './erase-plan.ts';
import { IDENTITY_FIELD, IdentityFields } from './identity-fields.tsx';

const texts = staffPrivacy.erase;
export const ERASE_FIELDS = {
  reason: 'motivo',
  identity: IDENTITY_FIELD,
  seen: 'visto',
  step: 'passo',
  sure: 'certeza',
} as const;

type ErasureFormValues = { reason: string; identity: string; seen: string };
type Errors = { errors: readonly FieldError[] };

const errorAt = (errors: readonly FieldError[], id: string) => {
  const error = errors.find(({ fieldId }) => fieldId === id)?.message;
  return error ? { error } : {};
};

/** The first step: who asks, how staff know, and why. @param seen what the preview was made from */
export function EraseForm({
  seen,
  typed,
  errors,
}: Errors & { seen: string; typed: ErasureFormValues | undefined }) {
  return (
    <form method="post" noValidate className="desk-form">
      <input type="hidden" name={ERASE_FIELDS.seen} defaultValue={seen} />
      <IdentityFields chosen={typed?.identity ?? ''} {...errorAt(errors, ERASE_FIELDS.identity)} />
      <RadioList
        name={ERASE_FIELDS.reason}
        legend={texts.reason}
        {...errorAt(errors, ERASE_FIELDS.reason)}
        options={ERASE_REASONS.map((reason) => ({
          value: reason,
          label: texts.reasons[reason],
          isChecked: typed?.reason === reason,
        }))}
      />
      <Button look="danger">{texts.next}</Button>
    </form>
  );
}

/** The second step. It carries what the first one showed: what has come since is not erased unseen. */
export function EraseConfirm({
  typed,
  errors,
  backHref,
}: Errors & { typed: ErasureFormValues; backHref: string }) {
  return (
    <form method="post" noValidate className="desk-form">
      <input type="hidden" name={ERASE_FIELDS.seen} defaultValue={typed.seen} />
      <input type="hidden" name={ERASE_FIELDS.reason} defaultValue={typed.reason} />
      <input type="hidden" name={ERASE_FIELDS.identity} defaultValue={typed.identity} />
      <input type="hidden" name={ERASE_FIELDS.step} defaultValue="confirmar" />
      <Checkbox
        id={ERASE_FIELDS.sure}
        name={ERASE_FIELDS.sure}
        label={texts.confirmLabel}
        {...errorAt(errors, ERASE_FIELDS.sure)}
      />
      <ButtonRow>
        <Button look="danger">{texts.confirm}</Button>
        <LinkButton href={backHref} look="secondary">
          {texts.giveUp}
        </LinkButton>
      </ButtonRow>
    </form>
  );
}
