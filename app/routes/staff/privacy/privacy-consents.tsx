import '#app/features/privacy-admin/privacy-admin.css';
import { data } from 'react-router';
import { auditDesk } from '#app/features/privacy-admin/audit-desk.server.ts';
import {
  findReceipt,
  receiptIdOf,
  withdrawReceipt,
} from '#app/features/privacy-admin/consents.server.ts';
import { fullMoment } from '#app/features/privacy-admin/person-view.ts';
import { ADMIN_PATHS } from '#app/features/privacy-admin/privacy-admin-paths.ts';
import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { formText, refusedForm } from '#app/routes/staff/staff-form.server.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import type { Route } from './+types/privacy-consents';

const texts = staffPrivacy.consents;
const FIELD = 'recibo';

export async function loader(args: Route.LoaderArgs) {
  await staffPageOf(args, 'privacy.manage');
  return null;
}

/** Finds a receipt; ends it when asked to. The number stays out of addresses, like everything of a person. */
export async function action(args: Route.ActionArgs) {
  const { services, staff } = await staffPageOf(args, 'privacy.manage');
  const form = await args.request.formData();
  const typed = formText(form, FIELD);
  const id = receiptIdOf(typed);
  if (!id)
    return refusedForm([{ fieldId: FIELD, message: texts.invalid }], {
      typed: { id: typed, rows: null },
    });
  if (form.get('encerrar') !== null) await withdrawReceipt(services, { id, by: staff });
  const receipt = await findReceipt(services.db, id);
  if (receipt)
    await auditDesk(services.db, services.clock, {
      by: staff,
      action: 'consent.receipt-read',
      subjectType: 'consent_receipt',
      subjectId: id,
    });
  const yes = (is: boolean) => (is ? texts.yes : texts.no);
  const rows = receipt
    ? [
        { label: texts.given, value: fullMoment(receipt.givenAt) },
        { label: texts.language, value: texts.languages[receipt.locale] },
        { label: texts.version, value: receipt.version },
        { label: texts.analytics, value: yes(receipt.analytics) },
        { label: texts.marketing, value: yes(receipt.marketing) },
        { label: texts.personalization, value: yes(receipt.personalization) },
        {
          label: texts.state,
          value: receipt.withdrawnAt
            ? texts.withdrawnOn(fullMoment(receipt.withdrawnAt))
            : texts.inForce,
        },
      ]
    : [];
  const isInForce = receipt !== null && receipt.withdrawnAt === null;
  return data({ errors: [], typed: { id: typed, rows, isInForce } }, { headers: ERROR_HEADERS });
}

export default function PrivacyConsentsPage({ actionData }: Route.ComponentProps) {
  const { errors = [], typed } = actionData ?? {};
  const rows = typed?.rows ?? null;
  return (
    <StaffScreen
      title={texts.title}
      lead={texts.lead}
      back={{ href: ADMIN_PATHS.desk, label: staffPrivacy.back }}
      isRefused={errors.length > 0}
    >
      <div className="stack">
        <ErrorSummary errors={errors} />
        <form method="post" noValidate className="desk-search">
          <TextField
            {...fieldProps(FIELD, errors)}
            label={texts.label}
            hint={texts.hint}
            defaultValue={typed?.id ?? ''}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button>{texts.button}</Button>
        </form>
        {rows && rows.length === 0 ? (
          <Notice title={texts.notFound.title} role="status">
            <p>{texts.notFound.text}</p>
          </Notice>
        ) : null}
        {rows && rows.length > 0 ? <SummaryList rows={rows} /> : null}
        {typed && 'isInForce' in typed && typed.isInForce ? (
          <form method="post" className="flow desk-form">
            <input type="hidden" name={FIELD} defaultValue={typed.id} />
            <p>{texts.withdrawHint}</p>
            <Button name="encerrar" value="sim" look="secondary">
              {texts.withdraw}
            </Button>
          </form>
        ) : null}
        <p className="small">{texts.byPerson}</p>
      </div>
    </StaffScreen>
  );
}
