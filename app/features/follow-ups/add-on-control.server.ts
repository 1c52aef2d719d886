import { formatDay, formatMoment } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import type { Queryable } from '#app/db/database.ts';
import { staffFollowUps } from '#app/locales/pt-BR/staff/follow-ups.ts';
import {
  type AppointmentRecord,
  readAppointment,
} from '#app/scheduling/appointment-record.server.ts';
import type { BookingServices } from '#app/scheduling/scheduling-services.server.ts';
import {
  type Control,
  controlsOf,
  dueOn,
  type FollowUpRules,
  maySeries,
} from './follow-up-rules.ts';
import { readFollowUps } from './follow-ups.server.ts';
import { offerOf } from './series-offer.ts';
import { searchControl } from './series-search.server.ts';

const messages = staffFollowUps.addOn;

/** A control after a surgery for which there is to be an add-on. */
export type AddOnControl = { surgery: AppointmentRecord; control: Control };

/** The surgery's protocol and the control's days after it, as a form or an address has them. */
export type NamedControl = { cirurgia?: string; controle?: string };

/** What is named; null where there is no such surgery, or it has no such control. */
export async function findControl(
  db: Queryable,
  rules: FollowUpRules,
  { cirurgia = '', controle = '' }: NamedControl,
): Promise<AddOnControl | null> {
  const surgery = cirurgia ? await readAppointment(db, { protocol: cirurgia }) : null;
  if (!surgery || !maySeries(surgery, rules)) return null;
  const control = controlsOf(surgery.serviceSlug, rules).find(
    ({ daysAfter }) => String(daysAfter) === controle,
  );
  return control ? { surgery, control } : null;
}

/** The query of the add-on's form: the day that the form of the series has named for it. */
export async function addOnQuery(
  booking: BookingServices,
  { surgery, control }: AddOnControl,
  today: string,
): Promise<URLSearchParams> {
  const offer = offerOf({ ...(await searchControl(booking, surgery, { control, today })), today });
  const named = offer.kind === 'stopped' ? offer.addOnOn : null;
  return new URLSearchParams({
    ...{ cirurgia: surgery.protocol, controle: String(control.daysAfter) },
    dia: named ?? dayOf({ surgery, control }, today),
  });
}

/** The day of the control, or today where that is past. */
function dayOf({ surgery, control }: AddOnControl, today: string): string {
  const due = dueOn(surgery, control.daysAfter);
  return due > today ? due : today;
}

/** The form of the add-on, filled in as far as the surgery says it. */
export function addOnValues(
  named: AddOnControl,
  { today, people }: { today: string; people: readonly { id: number; slug: string }[] },
) {
  const { surgery, control } = named;
  const { patientName, bornOn, contactName, guardianName, guardianRelation, email } = surgery;
  const surgeon = people.find(({ id }) => id === surgery.practitionerId);
  const caller = guardianName ?? (contactName === patientName ? '' : contactName);
  return {
    ...{ nome: patientName, telefone: formatPhone(surgery.phoneE164), email: email ?? '' },
    nascimento: bornOn ? bornOn.split('-').toReversed().join('/') : '',
    ...{ contato: caller, parentesco: guardianRelation ?? '' },
    servico: control.bookedAs,
    dia: dayOf(named, today),
    motivo: messages.reason(control.daysAfter),
    duracao: control.durationMinutes === undefined ? '' : String(control.durationMinutes),
    ...{ cirurgia: surgery.protocol, controle: String(control.daysAfter) },
    ...(surgeon && { profissional: surgeon.slug }),
  };
}

/** What the form says of the surgery and its other controls. */
export type ControlNotice = {
  lead: string;
  /** That its day is past; empty where it is not. */
  late: string;
  /** The other controls that have an appointment, with their times. */
  booked: readonly string[];
  /** The others that have none. */
  open: string;
};

/** @returns null where the control has an appointment already */
export async function readControlNotice(
  db: Queryable,
  rules: FollowUpRules,
  { surgery, control, today }: AddOnControl & { today: string },
): Promise<ControlNotice | null> {
  const all = (await readFollowUps(db, surgery.id)).filter(
    ({ status, kind }) => status === 'confirmed' && kind === 'post-operative',
  );
  const booked = all.flatMap(({ dueDays }) => dueDays ?? []);
  if (booked.includes(control.daysAfter)) return null;
  const open = controlsOf(surgery.serviceSlug, rules)
    .map(({ daysAfter }) => daysAfter)
    .filter((days) => days !== control.daysAfter && !booked.includes(days));
  const due = dueOn(surgery, control.daysAfter);
  return {
    lead: messages.lead(
      surgery.patientName,
      control.daysAfter,
      formatMoment(surgery.startsAt, { withYear: true }),
    ),
    late: due < today ? messages.late(formatDay(due)) : '',
    booked: all.map(({ dueDays, startsAt }) =>
      messages.booked(dueDays ?? 0, formatMoment(startsAt)),
    ),
    open: open.length > 0 ? messages.open(open) : '',
  };
}
