import '#app/features/agenda/agenda.css';
import '#app/features/agenda/booking/phone-booking.css';
import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { AddOnConfirm, AddOnForm } from '#app/features/agenda/booking/add-on-fields.tsx';
import { ControlNoticeView } from '#app/features/follow-ups/control-notice.tsx';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import type { Route } from './+types/agenda-add-on';
import { readAddOnPage } from './add-on/add-on-request.server.ts';
import { answerAddOn } from './agenda-add-on.server.ts';

const messages = staffAgenda.addOnAppointment;

export const loader = (args: Route.LoaderArgs) => readAddOnPage(staffPageOf(args));

export const action = (args: Route.ActionArgs) => answerAddOn(args);

export default function AddOnAppointment({ loaderData, actionData }: Route.ComponentProps) {
  const { choices, today, quota, practitioners, blank, notice } = loaderData;
  const { values = blank, errors = [], check = null } = actionData ?? {};
  return (
    <StaffScreen
      title={check ? messages.checkTitle : messages.title}
      lead={check ? undefined : messages.lead(quota)}
      back={{
        href: `${AGENDA_PATHS.agenda}?dia=${isCalendarDay(values.dia) ? values.dia : today}`,
        label: staffAgenda.phone.back,
      }}
      isRefused={errors.length > 0}
    >
      {notice && !check ? <ControlNoticeView {...notice} /> : null}
      {check ? (
        <AddOnConfirm values={values} check={check} />
      ) : (
        <AddOnForm {...{ values, errors, choices, practitioners, today }} />
      )}
    </StaffScreen>
  );
}
