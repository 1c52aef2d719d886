import { isInsurer } from '#app/clinic/payer-titles.ts';
import '#app/features/agenda/agenda.css';
import '#app/features/agenda/booking/phone-booking.css';
import '#app/features/patients/patients.css';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { PhoneForm } from '#app/features/agenda/booking/phone-form.tsx';
import { PhoneFound } from '#app/features/agenda/booking/phone-found.tsx';
import { CallerInsurance } from '#app/features/insurance/caller-insurance.tsx';
import { NO_CARD } from '#app/features/insurance/card-form.ts';
import { NeedsNotice } from '#app/features/patients/about/needs-section.tsx';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffLeads } from '#app/locales/pt-BR/staff/leads.ts';
import { staffPatients } from '#app/locales/pt-BR/staff/people/patients.ts';
import { callerNeedsOf } from '#app/routes/staff/patients/patient-caller.server.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { exceedReasonOf } from '#app/scheduling/payers/exceed-reason.ts';
import type { Route } from './+types/phone-booking';
import { answerPhoneBooking } from './phone-booking.server.ts';
import { blankCall } from './phone-caller.server.ts';
import { bookableChoices } from './staff-booking.server.ts';

const messages = staffAgenda.phone;

export async function loader(args: Route.LoaderArgs) {
  const page = staffPageOf(args);
  const choices = await bookableChoices(page.services, { withEyes: true });
  const call = await blankCall(page, choices);
  return { choices, today: page.today, ...call, needs: await callerNeedsOf(page) };
}

export const action = (args: Route.ActionArgs) => answerPhoneBooking(args);

export default function PhoneBookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { choices, today, wish, block, blank, isPrefilled, known, needs } = loaderData;
  const { values = blank, errors = [], found = null, card = NO_CARD } = actionData ?? {};
  const isInsured = isInsurer(values.convenio);
  const reason = exceedReasonOf(values.excecao);
  const prefilled = blank.pedido ? staffLeads.prefilled : staffPatients.prefilled;
  return (
    <StaffScreen
      title={found && found.options.length > 0 ? messages.found.title : messages.title}
      lead={found ? undefined : isPrefilled ? prefilled : messages.lead}
      back={{ href: AGENDA_PATHS.agenda, label: messages.back }}
      isRefused={errors.length > 0}
    >
      <NeedsNotice needs={needs} />
      {found ? (
        <PhoneFound
          values={values}
          found={found}
          errors={errors}
          asksReason={isInsured && reason === undefined}
        >
          {isInsured ? <CallerInsurance card={card} reason={reason} errors={errors} /> : null}
        </PhoneFound>
      ) : (
        <PhoneForm {...{ values, errors, choices, today, wish, block, known }} />
      )}
    </StaffScreen>
  );
}
