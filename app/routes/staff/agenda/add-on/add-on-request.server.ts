import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { payerTitle, RETURN_PAYER } from '#app/clinic/payer-titles.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import {
  type AddOnFormValues,
  parseAddOn,
  readAddOn,
} from '#app/features/agenda/booking/add-on-form.ts';
import { readPractitioners } from '#app/features/agenda/read-agenda.server.ts';
import {
  type AddOnControl,
  addOnValues,
  findControl,
  readControlNotice,
} from '#app/features/follow-ups/add-on-control.server.ts';
import { tieFollowUps } from '#app/features/follow-ups/follow-ups.server.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import {
  bookableChoices,
  parseStaffBooking,
} from '#app/routes/staff/agenda/staff-booking.server.ts';
import { actorOf, type StaffPage, seeOther } from '#app/routes/staff/staff-page.server.ts';
import type { AddOnLink } from '#app/scheduling/book-add-on.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const messages = staffAgenda.addOnAppointment;

/** The form of an add-on; of a control after a surgery filled in. @throws 303 to the surgery where it is booked */
export async function readAddOnPage(page: StaffPage) {
  const { services, clinic, today, url } = page;
  const all = await bookableChoices(services);
  const practitioners = await readPractitioners(services.db);
  const asked = readAddOn(url.searchParams);
  const named = await findControl(services.db, clinic.followUps, asked);
  const choices = named ? choicesOf(page, all, named) : all;
  const notice = named
    ? await readControlNotice(services.db, clinic.followUps, { ...named, today })
    : null;
  if (named && !notice) throw seeOther(`${appointmentPath(named.surgery.protocol)}#acompanhamento`);
  const first = new Map([
    ['servico', choices.services[0]?.value],
    ['convenio', choices.payers[0]?.value],
    ['profissional', practitioners[0]?.slug],
    ['dia', today],
    ...(named ? Object.entries(addOnValues(named, { today, people: practitioners })) : []),
    ...(isCalendarDay(asked.dia) && asked.dia > today ? [['dia', asked.dia] as const] : []),
  ]);
  return {
    ...{ choices, today, notice },
    quota: clinic.agenda.addOnsPerDay,
    practitioners: practitioners.map(({ slug, name }) => ({ value: slug, label: name })),
    blank: readAddOn(first),
  };
}

/** A control is booked as what it is, in the surgery's house, and is free of charge. */
function choicesOf(
  { clinic }: StaffPage,
  { services, houses, ...rest }: Awaited<ReturnType<typeof bookableChoices>>,
  { control }: AddOnControl,
) {
  return {
    ...rest,
    services: services.filter(({ value }) => value === control.bookedAs),
    payers: [{ value: RETURN_PAYER, label: payerTitle(clinic, RETURN_PAYER) }],
    houses: [],
  };
}

/** What the form asks for, and what ties it to a surgery; or all that is wrong with it. */
export async function parseAddOnRequest(page: StaffPage, values: AddOnFormValues) {
  const { services, clinic, today } = page;
  const practitioners = await readPractitioners(services.db);
  const named = await findControl(services.db, clinic.followUps, values);
  if (values.cirurgia && !named)
    return {
      ok: false,
      errors: [{ fieldId: 'hora', message: messages.refused['not-allowed'] }],
    } as const;
  const convenio = clinic.payers[0]?.id ?? '';
  const ofControl = named && { servico: named.control.bookedAs, convenio };
  const people = parseStaffBooking(services, { ...values, ...ofControl }, today);
  const addOn = parseAddOn(values, practitioners, today);
  if (people.ok && addOn.ok) {
    const practitioner = practitioners.find(({ id }) => id === addOn.value.practitionerId);
    const { wanted, ...who } = people.value;
    const branch = named ? named.surgery.branch : wanted.branch;
    const payer = named ? RETURN_PAYER : who.payer;
    const request = { ...who, ...addOn.value, payer, branch };
    const link = named ? linkOf(page, named) : undefined;
    return { ok: true, value: { request, practitioner, link } } as const;
  }
  const errors: FieldError[] = [
    ...(people.ok ? [] : people.refusal),
    ...(addOn.ok
      ? []
      : addOn.refusal.map(({ field, wrong }) => ({
          fieldId: field,
          message: messages.wrong[wrong],
        }))),
  ];
  return { ok: false, errors } as const;
}

/** Closes the control in the surgery's list. */
function linkOf({ services, staff }: StaffPage, { surgery, control }: AddOnControl): AddOnLink {
  return (tx, appointmentId) =>
    tieFollowUps(tx, services.clock, {
      origin: { id: surgery.id, version: surgery.version },
      followUps: [
        {
          ...{ appointmentId, kind: 'post-operative', dueDays: control.daysAfter },
          ...{ isFree: true, ownMinutes: control.durationMinutes },
        },
      ],
      actor: actorOf(staff),
    });
}
