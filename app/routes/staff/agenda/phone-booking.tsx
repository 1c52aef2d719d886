import { isInsurer } from '#app/clinic/payer-titles.ts';
import '#app/features/agenda/agenda.css';
import '#app/features/agenda/booking/phone-booking.css';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { PhoneForm } from '#app/features/agenda/booking/phone-form.tsx';
import { PhoneFound } from '#app/features/agenda/booking/phone-found.tsx';
import { readWish } from '#app/features/agenda/booking/phone-search.ts';
import { readWishedTime } from '#app/features/agenda/grid/wished-time.server.ts';
import { CallerInsurance } from '#app/features/insurance/caller-insurance.tsx';
import { NO_CARD } from '#app/features/insurance/card-form.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffLeads } from '#app/locales/pt-BR/staff/leads.ts';
import { staffPatients } from '#app/locales/pt-BR/staff/people/patients.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { exceedReasonOf } from '#app/scheduling/payers/exceed-reason.ts';
import type { Route } from './+types/phone-booking';
import { answerPhoneBooking } from './phone-booking.server.ts';
import { callerOf } from './phone-caller.server.ts';
import { bookableChoices } from './staff-booking.server.ts';

const messages = staffAgenda.phone;

export async function loader(args: Route.LoaderArgs) {
  const page = staffPageOf(args);
  const { services, today } = page;
  const choices = await bookableChoices(services, { withEyes: true });
  const [[service], [payer]] = [choices.services, choices.payers];
  const first = new Map([
    ['servico', service?.value],
    ['convenio', payer?.value],
  ]);
  const caller = await callerOf(page);
  const {
    words = null,
    block = null,
    ...time
  } = (await readWishedTime(services.db, page.url.searchParams)) ?? {};
  const blank = { ...readWish(first), ...time, ...caller };
  return { choices, today, wish: words, block, blank, isPrefilled: caller !== null };
}

export const action = (args: Route.ActionArgs) => answerPhoneBooking(args);

export default function PhoneBookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { choices, today, wish, block, blank, isPrefilled } = loaderData;
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
        <PhoneForm {...{ values, errors, choices, today, wish, block }} />
      )}
    </StaffScreen>
  );
}
