import { parseRfc3339 } from '#app/clinic/clinic-time.ts';
import { spokenMoment } from '#app/clinic/spoken-date.ts';
import { visitPath } from '#app/features/agenda/agenda-paths.ts';
import { ChangedNotice } from '#app/features/agenda/changed-notice.tsx';
import { VISIT_FIELDS } from '#app/features/agenda/visit-fields.ts';
import { moveOnce } from '#app/features/booking/change-once.server.ts';
import { moveAppointment } from '#app/features/booking/move-appointment.server.ts';
import { readMoveOptions } from '#app/features/booking/move-options.server.ts';
import { TimeChoice } from '#app/features/booking/time-choice.tsx';
import { isChangeable } from '#app/features/booking/visit.server.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff-agenda.ts';
import { HOME_LOCALE } from '#app/platform/locale.ts';
import { newToken } from '#app/platform/token.server.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import type { Route } from './+types/visit-move';
import { agendaWordsOf, staffBookingOf } from './agenda-words.server.ts';
import { actorOf, seeOther } from './staff-page.server.ts';
import { StaffScreen } from './staff-screen.tsx';
import { changedVisit, readVisitForm, refusedVisit, staffVisitOf } from './visit-desk.server.ts';

const texts = staffAgenda.move;

export async function loader(args: Route.LoaderArgs) {
  const { services, visit, url } = await staffVisitOf(args, 'agenda.write');
  const booking = staffBookingOf(services);
  const isOpen =
    visit.status === 'confirmed' && isChangeable(visit, booking.clock.now(), booking.agenda);
  // What happened to it stands on its own page. Who has sent the form hears it here.
  if (!isOpen && args.request.method === 'GET') throw seeOther(visitPath(visit.protocol));
  const from = url.searchParams.get('a-partir');
  const options = await readMoveOptions(booking, visit, { from, locale: HOME_LOCALE });
  const { serviceTitle } = agendaWordsOf(services);
  return {
    protocol: visit.protocol,
    version: visit.version,
    patient: visit.patientName,
    service: serviceTitle(visit.serviceSlug),
    moment: spokenMoment(visit.startsAt, { withYear: true }),
    key: newToken(),
    options,
    isOpen,
    phone: services.clinic.phone.display,
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff, visit } = await staffVisitOf(args, 'agenda.write');
  const { typed, seenVersion, key } = await readVisitForm(args.request);
  const startsAt = parseRfc3339(typed('startsAt'));
  const refused = (message: string, status: number) =>
    refusedVisit([{ fieldId: 'startsAt', message }], status);
  if (!startsAt) return refused(texts.missing, 400);
  const { id, protocol } = visit;
  const wanted = { appointmentId: id, startsAt, actor: actorOf(staff), seenVersion };
  const moved = await moveAppointment(
    staffBookingOf(services),
    wanted,
    moveOnce({ key, protocol, startsAt }),
  );
  if (moved.kind === 'other-body') return refused(staffAgenda.refusals.otherBody, 409);
  const { answer } = moved;
  if (answer.ok) return seeOther(`${visitPath(protocol)}?feito`);
  if (answer.refusal === 'changed' || answer.refusal === 'not-found')
    return changedVisit((await staffVisitOf(args, 'agenda.read')).visit, seenVersion);
  if (answer.refusal === 'too-late') return refused(staffAgenda.refusals['too-late'], 409);
  return refused(staffAgenda.refusals.time[answer.refusal], 409);
}

export default function MovePage({ loaderData, actionData }: Route.ComponentProps) {
  const { protocol, version, patient, service, moment, key, options, isOpen, phone } = loaderData;
  const errors = actionData?.errors ?? [];
  return (
    <StaffScreen
      title={texts.title}
      lead={`${patient}. ${service}. ${texts.now(moment)}`}
      back={{ href: visitPath(protocol), label: staffAgenda.visit.title(patient) }}
      isRefused={actionData !== undefined}
    >
      <ErrorSummary errors={errors} />
      {actionData && errors.length === 0 ? <ChangedNotice changes={actionData.changes} /> : null}
      {isOpen ? (
        <form method="post" noValidate autoComplete="off" className="stack">
          <input type="hidden" name={VISIT_FIELDS.version} defaultValue={version} />
          <input type="hidden" name={VISIT_FIELDS.key} defaultValue={key} />
          <TimeChoice
            options={options}
            legend={texts.legend}
            legendIsHeading={false}
            hint={texts.hint}
            error={errors[0]?.message}
            chosen={null}
            isHeld={false}
            phone={phone}
          />
          <ButtonRow>
            <Button size="large">{texts.submit}</Button>
            <LinkButton href={visitPath(protocol)} look="quiet">
              {texts.keep}
            </LinkButton>
          </ButtonRow>
        </form>
      ) : null}
    </StaffScreen>
  );
}
