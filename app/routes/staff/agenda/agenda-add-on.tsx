import '#app/features/agenda/agenda.css';
import '#app/features/agenda/booking/phone-booking.css';
import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { AddOnConfirm, AddOnForm } from '#app/features/agenda/booking/add-on-fields.tsx';
import { readAddOn } from '#app/features/agenda/booking/add-on-form.ts';
import { readPractitioners } from '#app/features/agenda/read-agenda.server.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import type { Route } from './+types/agenda-add-on';
import { answerAddOn } from './agenda-add-on.server.ts';
import { bookableChoices } from './staff-booking.server.ts';

const messages = staffAgenda.addOnAppointment;

export async function loader(args: Route.LoaderArgs) {
  const { services, clinic, today, url } = staffPageOf(args);
  const choices = await bookableChoices(services);
  const practitioners = await readPractitioners(services.db);
  const day = url.searchParams.get('dia') ?? '';
  const first = new Map([
    ['servico', choices.services[0]?.value],
    ['convenio', choices.payers[0]?.value],
    ['profissional', practitioners[0]?.slug],
    ['dia', isCalendarDay(day) && day > today ? day : today],
  ]);
  return {
    choices,
    today,
    quota: clinic.agenda.addOnsPerDay,
    practitioners: practitioners.map(({ slug, name }) => ({ value: slug, label: name })),
    blank: readAddOn(first),
  };
}

export const action = (args: Route.ActionArgs) => answerAddOn(args);

export default function AddOnAppointment({ loaderData, actionData }: Route.ComponentProps) {
  const { choices, today, quota, practitioners, blank } = loaderData;
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
      {check ? (
        <AddOnConfirm values={values} check={check} />
      ) : (
        <AddOnForm {...{ values, errors, choices, practitioners, today }} />
      )}
    </StaffScreen>
  );
}
