import '#app/features/privacy-admin/privacy-admin.css';
import { ERASE_FIELDS, EraseConfirm, EraseForm } from '#app/features/privacy-admin/erase-form.tsx';
import { erasePerson, snapshotStamp } from '#app/features/privacy-admin/erase-person.server.ts';
import { ERASE_REASONS, erasePlanOf } from '#app/features/privacy-admin/erase-plan.ts';
import { ErasePreview } from '#app/features/privacy-admin/erase-preview.tsx';
import { identityOf } from '#app/features/privacy-admin/identity-fields.tsx';
import { fullMoment } from '#app/features/privacy-admin/person-view.ts';
import { ADMIN_PATHS } from '#app/features/privacy-admin/privacy-admin-paths.ts';
import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { formText, refusedForm } from '#app/routes/staff/staff-form.server.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import type { Route } from './+types/privacy-erase';
import { personHref, personPageOf } from './privacy-person.server.ts';

const texts = staffPrivacy.erase;

export async function loader(args: Route.LoaderArgs) {
  const { services, asked, added, person, records } = await personPageOf(args);
  const plan = erasePlanOf(records, services.clock.now());
  return {
    name: person.own[0]?.name ?? '',
    backHref: personHref(asked, added),
    blocking: plan.blocking.map(({ protocol, startsAt }) => ({
      protocol,
      moment: fullMoment(startsAt),
    })),
    goes: plan.goes,
    stays: plan.stays,
    seen: snapshotStamp(records),
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff, asked, added } = await personPageOf(args);
  const form = await args.request.formData();
  const typed = {
    reason: formText(form, ERASE_FIELDS.reason),
    identity: formText(form, ERASE_FIELDS.identity),
    seen: formText(form, ERASE_FIELDS.seen),
    isConfirming: formText(form, ERASE_FIELDS.step) === 'confirmar',
  };
  const reason = ERASE_REASONS.find((each) => each === typed.reason);
  const identity = identityOf(typed.identity);
  const refused = (fieldId: string, message: string, status = 400) =>
    refusedForm([{ fieldId, message }], {
      typed: { ...typed, isConfirming: status === 400 && typed.isConfirming },
      status,
    });
  if (!reason || !identity)
    return refusedForm(
      [
        ...(identity
          ? []
          : [{ fieldId: ERASE_FIELDS.identity, message: staffPrivacy.identity.missing }]),
        ...(reason ? [] : [{ fieldId: ERASE_FIELDS.reason, message: texts.reasonMissing }]),
      ],
      { typed: { ...typed, isConfirming: false } },
    );
  if (!typed.isConfirming) return { errors: [], typed: { ...typed, isConfirming: true } };
  if (form.get(ERASE_FIELDS.sure) === null) return refused(ERASE_FIELDS.sure, texts.confirmMissing);
  const erased = await erasePerson(services, {
    asked,
    added,
    seen: typed.seen,
    reason,
    identity,
    by: staff,
  });
  if (erased.ok || erased.refusal === 'gone') return seeOther(`${ADMIN_PATHS.desk}?feito=apagada`);
  const why = erased.refusal === 'changed' ? texts.changed : texts.blocked;
  return refused(ERASE_FIELDS.reason, why, 409);
}

export default function PrivacyErasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, backHref, blocking, goes, stays, seen } = loaderData;
  const { errors = [], typed } = actionData ?? {};
  const isConfirming = typed?.isConfirming ?? false;
  return (
    <StaffScreen
      title={isConfirming ? texts.confirmTitle : `${texts.title}: ${name}`}
      lead={isConfirming ? texts.confirmText(name) : texts.lead}
      back={{ href: backHref, label: name }}
      isRefused={errors.length > 0}
    >
      <div className="stack">
        <ErrorSummary errors={errors} />
        <ErasePreview blocking={blocking} goes={goes} stays={stays} />
        {isConfirming && typed ? (
          <EraseConfirm typed={typed} errors={errors} backHref={backHref} />
        ) : null}
        {!isConfirming && blocking.length === 0 && goes.length > 0 ? (
          <EraseForm seen={seen} typed={typed} errors={errors} />
        ) : null}
      </div>
    </StaffScreen>
  );
}
