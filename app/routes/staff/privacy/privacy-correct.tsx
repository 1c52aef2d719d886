import { formText } from '#app/platform/form-values.ts';
import '#app/features/privacy-admin/privacy-admin.css';
import { data } from 'react-router';
import {
  correctPerson,
  lastCorrection,
  readCorrectable,
} from '#app/features/privacy-admin/correct-person.server.ts';
import {
  parseCorrection,
  readCorrection,
  toCorrectableView,
} from '#app/features/privacy-admin/correction.ts';
import { CorrectionFields } from '#app/features/privacy-admin/correction-fields.tsx';
import { keyText } from '#app/features/privacy-admin/person-key.ts';
import { fullMoment } from '#app/features/privacy-admin/person-view.ts';
import { correctionPath, personPath } from '#app/features/privacy-admin/privacy-admin-paths.ts';
import { personFields } from '#app/locales/person-fields.ts';
import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { noteViews } from '#app/platform/audit/audit.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { personFieldErrors } from '#app/ui/person-fields/person-field-errors.ts';
import type { Route } from './+types/privacy-correct';

const labels = staffPrivacy.correct;

export async function loader(args: Route.LoaderArgs) {
  const { services, staff, contact, url } = await correctablePageOf(args, args.params.contactId);
  const key = keyText({ source: 'contact', id: contact.id });
  await noteViews(services, staff, [`card:${key}`]);
  return {
    stored: toCorrectableView(contact),
    names: contact.patients.map(({ id, name }) => ({ id, name })),
    stamp: contact.stamp,
    backHref: personPath(key),
    isDone: url.searchParams.has('feito'),
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, clinic, staff, contact, today } = await correctablePageOf(
    args,
    args.params.contactId,
  );
  const form = await args.request.formData();
  const seenStamp = formText(form, 'visto');
  const values = readCorrection(
    form,
    contact.patients.map(({ id }) => id),
  );
  const parsed = parseCorrection(values, today);
  if (!parsed.ok) {
    const phoneExample = clinic.phone.raw;
    // Stays based on what was seen, so that a change by others is still detected.
    const errors = personFieldErrors(parsed.refusal, personFields, { phoneExample });
    return data({ errors, values, seenStamp }, { status: 400 });
  }
  const { id } = contact;
  const wanted = { id, snapshot: seenStamp, by: staff, correction: parsed.value };
  const corrected = await correctPerson(services, wanted);
  if (corrected.ok) return seeOther(`${correctionPath(id)}?feito`);
  if (corrected.refusal === 'gone') throw data(null, { status: 404, headers: ERROR_HEADERS });
  const last = await lastCorrection(services.db, id);
  const message = last?.name
    ? labels.changed(last.name, fullMoment(last.at))
    : labels.changedBySomeone;
  // Shows the stored data, so that the next correction is based on it.
  const errors = [{ fieldId: 'nome', message }];
  return data({ errors, values: null, seenStamp: null }, { status: 409 });
}

async function correctablePageOf(args: StaffArgs, contactId: string) {
  const page = staffPageOf(args);
  const id = /^[1-9]\d{0,14}$/.test(contactId) ? Number(contactId) : null;
  const contact = id === null ? null : await readCorrectable(page.services.db, id);
  if (!contact) throw data(null, { status: 404, headers: ERROR_HEADERS });
  return { ...page, contact };
}

export default function PrivacyCorrectPage({ loaderData, actionData }: Route.ComponentProps) {
  const { stored, names, stamp, backHref, isDone } = loaderData;
  const errors = actionData?.errors ?? [];
  return (
    <StaffScreen
      title={labels.title}
      lead={labels.lead}
      back={{ href: backHref, label: stored.name }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {isDone ? (
        <Notice tone="success" role="status">
          <p>{labels.done}</p>
        </Notice>
      ) : null}
      <form method="post" noValidate className="staff-form">
        <input type="hidden" name="visto" defaultValue={actionData?.seenStamp ?? stamp} />
        <CorrectionFields values={actionData?.values ?? stored} names={names} errors={errors} />
        <Button size="large">{labels.save}</Button>
      </form>
    </StaffScreen>
  );
}
