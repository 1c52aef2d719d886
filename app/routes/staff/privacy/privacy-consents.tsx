import { audit } from '#app/platform/audit/audit.server.ts';
import { formText } from '#app/platform/form-values.ts';
import '#app/features/privacy-admin/privacy-admin.css';
import { data } from 'react-router';
import {
  findReceipt,
  receiptIdOf,
  withdrawReceipt,
} from '#app/features/privacy-admin/consents.server.ts';
import { fullMoment } from '#app/features/privacy-admin/person-view.ts';
import { ADMIN_PATHS } from '#app/features/privacy-admin/privacy-admin-paths.ts';
import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { refusedForm } from '#app/routes/staff/staff-form.server.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import type { Route } from './+types/privacy-consents';

const labels = staffPrivacy.consents;
const FIELD = 'recibo';

export function loader(args: Route.LoaderArgs) {
  staffPageOf(args);
  return null;
}

/** Finds a receipt, or revokes it. Uses POST to keep the number out of URLs, like all personal data. */
export async function action(args: Route.ActionArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const value = formText(form, FIELD);
  const id = receiptIdOf(value);
  if (!id)
    return refusedForm([{ fieldId: FIELD, message: labels.invalid }], {
      values: { id: value, rows: null },
    });
  if (form.get('encerrar') !== null) await withdrawReceipt(services, { id, by: staff });
  const receipt = await findReceipt(services.db, id);
  if (receipt)
    await audit(services.db, {
      at: services.clock.now(),
      actor: `staff:${staff.id}`,
      action: 'consent.receipt-read',
      subjectType: 'consent_receipt',
      subjectId: id,
    });
  const yes = (is: boolean) => (is ? labels.yes : labels.no);
  const rows = receipt
    ? [
        { label: labels.given, value: fullMoment(receipt.givenAt) },
        { label: labels.language, value: labels.languages[receipt.locale] },
        { label: labels.version, value: receipt.version },
        { label: labels.analytics, value: yes(receipt.analytics) },
        { label: labels.marketing, value: yes(receipt.marketing) },
        { label: labels.personalization, value: yes(receipt.personalization) },
        {
          label: labels.state,
          value: receipt.withdrawnAt
            ? labels.withdrawnOn(fullMoment(receipt.withdrawnAt))
            : labels.inForce,
        },
      ]
    : [];
  const isInForce = receipt !== null && receipt.withdrawnAt === null;
  return data({ errors: [], values: { id: value, rows, isInForce } }, { headers: ERROR_HEADERS });
}

export default function PrivacyConsentsPage({ actionData }: Route.ComponentProps) {
  const { errors = [], values } = actionData ?? {};
  const rows = values?.rows ?? null;
  return (
    <StaffScreen
      title={labels.title}
      lead={labels.lead}
      back={{ href: ADMIN_PATHS.home, label: staffPrivacy.back }}
      isRefused={errors.length > 0}
    >
      <div className="stack">
        <ErrorSummary errors={errors} />
        <form method="post" noValidate className="admin-search">
          <TextField
            {...fieldProps(FIELD, errors)}
            label={labels.label}
            hint={labels.hint}
            defaultValue={values?.id ?? ''}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button>{labels.button}</Button>
        </form>
        {rows && rows.length === 0 ? (
          <Notice title={labels.notFound.title} role="status">
            <p>{labels.notFound.text}</p>
          </Notice>
        ) : null}
        {rows && rows.length > 0 ? <SummaryList rows={rows} /> : null}
        {values && 'isInForce' in values && values.isInForce ? (
          <form method="post" className="flow admin-form">
            <input type="hidden" name={FIELD} defaultValue={values.id} />
            <p>{labels.withdrawHint}</p>
            <Button name="encerrar" value="sim" look="secondary">
              {labels.withdraw}
            </Button>
          </form>
        ) : null}
        <p className="small">{labels.byPerson}</p>
      </div>
    </StaffScreen>
  );
}
