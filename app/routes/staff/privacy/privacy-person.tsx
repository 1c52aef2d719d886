import { formText } from '#app/platform/form-values.ts';
import '#app/features/privacy-admin/privacy-admin.css';
import { revokeConsent } from '#app/features/privacy-admin/consents.server.ts';
import { ERASED_PHONE } from '#app/features/privacy-admin/erase-plan.ts';
import { ExportForm } from '#app/features/privacy-admin/export-form.tsx';
import { OtherCards, PersonCards } from '#app/features/privacy-admin/person-cards.tsx';
import { keyText } from '#app/features/privacy-admin/person-key.ts';
import { PersonSections } from '#app/features/privacy-admin/person-sections.tsx';
import { toCardView, toRecordViews, toStepView } from '#app/features/privacy-admin/person-view.ts';
import { ADMIN_PATHS } from '#app/features/privacy-admin/privacy-admin-paths.ts';
import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/privacy-person';
import { personHref, personPageOf } from './privacy-person.server.ts';

const labels = staffPrivacy.person;

export async function loader(args: Route.LoaderArgs) {
  const { personKey, added, person, records, trail, clinicLabels, url } = await personPageOf(args);
  const [anchor] = person.own;
  return {
    personKey: keyText(personKey),
    added: added.map(keyText),
    name: anchor?.name ?? '',
    isErased: anchor?.phoneE164 === ERASED_PHONE,
    cards: person.own.map(toCardView),
    others: person.others.map(toCardView),
    records: toRecordViews(records, clinicLabels),
    trail: trail.map(toStepView),
    exportHref: personHref(personKey, added, '/exportar'),
    eraseHref: personHref(personKey, added, '/apagar'),
    hasRevoked: url.searchParams.has('encerrado'),
    lacksIdentity: url.searchParams.has('identidade'),
  };
}

/** Revokes a consent of this person. */
export async function action(args: Route.ActionArgs) {
  const { services, staff, personKey, added, records } = await personPageOf(args);
  const id = Number(formText(await args.request.formData(), 'encerrar'));
  const among = records.consents.map((consent) => consent.id);
  const isDone = await revokeConsent(services, { id, by: staff, among });
  const href = personHref(personKey, added);
  return seeOther(isDone ? `${href}${href.includes('?') ? '&' : '?'}encerrado` : href);
}

export default function PrivacyPersonPage({ loaderData }: Route.ComponentProps) {
  const { personKey, added, name, isErased, cards, others, records, trail } = loaderData;
  return (
    <StaffScreen
      title={name}
      lead={labels.lead}
      back={{ href: ADMIN_PATHS.home, label: staffPrivacy.back }}
      isRefused={loaderData.lacksIdentity}
    >
      <div className="stack">
        {loaderData.hasRevoked ? (
          <Notice tone="success" role="status">
            <p>{labels.revoked}</p>
          </Notice>
        ) : null}
        {isErased ? (
          <Notice>
            <p>{labels.erased}</p>
          </Notice>
        ) : (
          <>
            <PersonCards cards={cards} />
            <OtherCards personKey={personKey} added={added} cards={others} />
            <section className="flow">
              <h2>{labels.actions}</h2>
              <ExportForm href={loaderData.exportHref} lacksIdentity={loaderData.lacksIdentity} />
              <LinkButton href={loaderData.eraseHref} look="danger">
                {staffPrivacy.erase.link}
              </LinkButton>
            </section>
          </>
        )}
        <PersonSections records={records} trail={trail} />
      </div>
    </StaffScreen>
  );
}
