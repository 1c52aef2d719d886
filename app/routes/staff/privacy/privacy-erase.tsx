import { formText } from '#app/platform/form-values.ts';
import '#app/features/privacy-admin/privacy-admin.css';
import {
  ERASE_FIELDS,
  EraseConfirm,
  EraseForm,
  ErasePreview,
} from '#app/features/privacy-admin/erase-form.tsx';
import { erasePerson, snapshotStamp } from '#app/features/privacy-admin/erase-person.server.ts';
import { ERASE_REASONS, erasePlanOf } from '#app/features/privacy-admin/erase-plan.ts';
import { identityOf } from '#app/features/privacy-admin/identity-fields.tsx';
import { fullMoment } from '#app/features/privacy-admin/person-view.ts';
import { ADMIN_PATHS } from '#app/features/privacy-admin/privacy-admin-paths.ts';
import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { refusedForm } from '#app/routes/staff/staff-form.server.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import type { Route } from './+types/privacy-erase';
import { personHref, personPageOf } from './privacy-person.server.ts';

const labels = staffPrivacy.erase;

export async function loader(args: Route.LoaderArgs) {
  const { services, personKey, added, person, records } = await personPageOf(args);
  const plan = erasePlanOf(records, services.clock.now());
  return {
    name: person.own[0]?.name ?? '',
    backHref: personHref(personKey, added),
    blocking: plan.blocking.map(({ protocol, startsAt }) => ({
      protocol,
      moment: fullMoment(startsAt),
    })),
    running: plan.running,
    goes: plan.goes,
    stays: plan.stays,
    snapshot: snapshotStamp(records),
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff, personKey, added } = await personPageOf(args);
  const form = await args.request.formData();
  const values = {
    reason: formText(form, ERASE_FIELDS.reason),
    identity: formText(form, ERASE_FIELDS.identity),
    snapshot: formText(form, ERASE_FIELDS.snapshot),
    isConfirming: formText(form, ERASE_FIELDS.step) === 'confirmar',
  };
  const reason = ERASE_REASONS.find((each) => each === values.reason);
  const identity = identityOf(values.identity);
  const refused = (fieldId: string, message: string, status = 400) =>
    refusedForm([{ fieldId, message }], {
      values: { ...values, isConfirming: status === 400 && values.isConfirming },
      status,
    });
  if (!reason || !identity)
    return refusedForm(
      [
        ...(identity
          ? []
          : [{ fieldId: ERASE_FIELDS.identity, message: staffPrivacy.identity.missing }]),
        ...(reason ? [] : [{ fieldId: ERASE_FIELDS.reason, message: labels.reasonMissing }]),
      ],
      { values: { ...values, isConfirming: false } },
    );
  if (!values.isConfirming) return { errors: [], values: { ...values, isConfirming: true } };
  if (form.get(ERASE_FIELDS.sure) === null)
    return refused(ERASE_FIELDS.sure, labels.confirmMissing);
  const erased = await erasePerson(services, {
    personKey,
    added,
    snapshot: values.snapshot,
    reason,
    identity,
    by: staff,
  });
  if (erased.ok || erased.refusal === 'gone') return seeOther(`${ADMIN_PATHS.home}?feito=apagada`);
  const message = labels.refused[erased.refusal];
  return refused(ERASE_FIELDS.reason, message, 409);
}

export default function PrivacyErasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, backHref, blocking, running, goes, stays, snapshot } = loaderData;
  const { errors = [], values } = actionData ?? {};
  const isConfirming = values?.isConfirming ?? false;
  return (
    <StaffScreen
      title={isConfirming ? labels.confirmTitle : `${labels.title}: ${name}`}
      lead={isConfirming ? labels.confirmText(name) : labels.lead}
      back={{ href: backHref, label: name }}
      isRefused={errors.length > 0}
    >
      <div className="stack">
        <ErrorSummary errors={errors} />
        <ErasePreview blocking={blocking} running={running} goes={goes} stays={stays} />
        {isConfirming && values ? (
          <EraseConfirm values={values} errors={errors} backHref={backHref} />
        ) : null}
        {!isConfirming && blocking.length + running.length === 0 && goes.length > 0 ? (
          <EraseForm snapshot={snapshot} values={values} errors={errors} />
        ) : null}
      </div>
    </StaffScreen>
  );
}
