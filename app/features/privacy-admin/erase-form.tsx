import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import { ERASE_REASONS, type ErasePlan } from './erase-plan.ts';
import { IDENTITY_FIELD, IdentityFields } from './identity-fields.tsx';

const labels = staffPrivacy.erase;
export const ERASE_FIELDS = {
  reason: 'motivo',
  identity: IDENTITY_FIELD,
  snapshot: 'visto',
  step: 'passo',
  sure: 'certeza',
} as const;

type ErasureFormValues = { reason: string; identity: string; snapshot: string };
type Errors = { errors: readonly FieldError[] };

/**
 * Step one: who asks, how staff checked their identity, and the reason. @param snapshot stamp of the
 * previewed data
 */
export function EraseForm({
  snapshot,
  values,
  errors,
}: Errors & { snapshot: string; values: ErasureFormValues | undefined }) {
  return (
    <form method="post" noValidate className="admin-form">
      <input type="hidden" name={ERASE_FIELDS.snapshot} defaultValue={snapshot} />
      <IdentityFields
        chosen={values?.identity ?? ''}
        error={errorAt(errors, ERASE_FIELDS.identity)}
      />
      <RadioList
        name={ERASE_FIELDS.reason}
        legend={labels.reason}
        error={errorAt(errors, ERASE_FIELDS.reason)}
        options={ERASE_REASONS.map((reason) => ({
          value: reason,
          label: labels.reasons[reason],
          isChecked: values?.reason === reason,
        }))}
      />
      <Button look="danger">{labels.next}</Button>
    </form>
  );
}

/** Step two. It carries the snapshot stamp of step one, so data added since then is not erased unseen. */
export function EraseConfirm({
  values,
  errors,
  backHref,
}: Errors & { values: ErasureFormValues; backHref: string }) {
  return (
    <form method="post" noValidate className="admin-form">
      <input type="hidden" name={ERASE_FIELDS.snapshot} defaultValue={values.snapshot} />
      <input type="hidden" name={ERASE_FIELDS.reason} defaultValue={values.reason} />
      <input type="hidden" name={ERASE_FIELDS.identity} defaultValue={values.identity} />
      <input type="hidden" name={ERASE_FIELDS.step} defaultValue="confirmar" />
      <Checkbox
        id={ERASE_FIELDS.sure}
        name={ERASE_FIELDS.sure}
        label={labels.confirmLabel}
        error={errorAt(errors, ERASE_FIELDS.sure)}
      />
      <ButtonRow>
        <Button look="danger">{labels.confirm}</Button>
        <LinkButton href={backHref} look="secondary">
          {labels.giveUp}
        </LinkButton>
      </ButtonRow>
    </form>
  );
}

type ErasePreviewProps = Pick<ErasePlan, 'goes' | 'stays'> & {
  blocking: readonly { protocol: string; moment: string }[];
  running: readonly string[];
};

/** What is erased, what stays and why, and what blocks the erasure. */
export function ErasePreview({ blocking, running, goes, stays }: ErasePreviewProps) {
  return (
    <>
      {blocking.length > 0 ? (
        <Notice tone="warning" title={labels.blocking}>
          <p>{labels.blockingText}</p>
          <ul>
            {blocking.map(({ protocol, moment }) => (
              <li key={protocol}>
                <a className="admin-link" href={`/equipe/agenda/agendamento/${protocol}/cancelar`}>
                  {labels.cancel} {labels.cancelOf(moment)}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {running.length > 0 ? (
        <Notice tone="warning" title={labels.running}>
          <p>{labels.runningText}</p>
          <ul>
            {running.map((protocol) => (
              <li key={protocol}>
                <a className="admin-link" href={`/equipe/assinaturas/${protocol}/cancelar`}>
                  {labels.cancelOrder(protocol)}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <section className="flow admin-form">
        <h2>{labels.goes}</h2>
        {goes.length === 0 ? (
          <p>{labels.nothing}</p>
        ) : (
          <ul>
            {goes.map(({ kind, rows }) => (
              <li key={kind}>{labels.rows[kind](rows)}</li>
            ))}
          </ul>
        )}
      </section>
      <section className="flow admin-form">
        <h2>{labels.stays}</h2>
        <ul>
          {stays.map((kind) => (
            <li key={kind}>{labels.kept[kind]}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
