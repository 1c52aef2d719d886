import { type SQL, sql } from 'drizzle-orm';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { houseOf } from '#app/clinic/record/branch-fields.ts';
import { clinicZone } from '#app/clinic/record/clinic-zone.ts';
import type { Queryable } from '#app/db/database.ts';
import { staffDataExport } from '#app/locales/pt-BR/staff/clinic/data-export.ts';
import { CSV_START, csvLine } from '#app/platform/csv/csv.ts';
import { placesOf } from '#app/scheduling/occupancy.server.ts';
import { icsEnd, icsEvent, icsStart } from './ics-lines.ts';
import { cursorRows, type Opener } from './read-tables.server.ts';

const messages = staffDataExport.sheets;

/** The names that the tables lack. */
export type SheetNames = {
  clinicName: string;
  domain: string;
  serviceTitle: (slug: string) => string;
  payerTitle: (id: string) => string;
  /** For a calendar's place: '' in a clinic with one house. */
  houseName: (branch: string | null) => string;
  /** For a column: the only house has a name too. */
  houseLabel: (branch: string | null) => string;
  openCard?: Opener | undefined;
};

/** Patients for a spreadsheet, in the order in which they came. */
export async function* patientLines(tx: Queryable): AsyncGenerator<string> {
  yield CSV_START + csvLine(messages.patients);
  const query = sql`
    select p.id::text as id, p.name, to_char(p.born_on, 'DD/MM/YYYY') as born, c.name as contact,
      c.phone_e164 as phone, c.email,
      to_char(p.created_at at time zone ${clinicZone()}, 'DD/MM/YYYY') as since
    from patients p join contacts c on c.id = p.contact_id order by p.id`;
  for await (const rows of cursorRows<
    Texts<'id' | 'name' | 'born' | 'contact' | 'phone' | 'email' | 'since'>
  >(tx, query)) {
    for (const { id, name, born, contact, phone, email, since } of rows) {
      const numbers = phone ? formatPhone(phone) : '';
      yield csvLine([name, born, numbers, email, contact, since, id].map((cell) => cell ?? ''));
    }
  }
}

type Texts<Names extends string> = Record<Names, string | null>;

type AppointmentRow = Texts<
  | 'protocol'
  | 'day'
  | 'starts'
  | 'ends'
  | 'patient'
  | 'born'
  | 'phone'
  | 'email'
  | 'contact'
  | 'guardian'
  | 'doctor'
  | 'until'
  | 'made'
> & {
  id: number;
  service: string;
  payer: string;
  status: 'confirmed' | 'cancelled';
  attendance: 'arrived' | 'done' | 'no-show' | null;
  channel: keyof typeof messages.channels;
  branch: string | null;
  sealed: Buffer | null;
  places: string[];
};

/**
 * Appointments for a spreadsheet, those cancelled too, in the order in which they were made: any other would be sorted
 * before the first line is there.
 */
export async function* appointmentLines(tx: Queryable, names: SheetNames): AsyncGenerator<string> {
  yield CSV_START + csvLine(messages.appointments);
  const zone = clinicZone();
  const query = sql`
    select a.id::float8 as id, a.protocol, to_char(a.starts_on, 'DD/MM/YYYY') as day,
      to_char(a.starts_time, 'HH24:MI') as starts,
      to_char(a.ends_at at time zone ${zone}, 'HH24:MI') as ends, p.name as patient,
      to_char(p.born_on, 'DD/MM/YYYY') as born, c.phone_e164 as phone, c.email, c.name as contact,
      a.guardian_name as guardian, s.slug as service, r.name as doctor, a.payer, i.sealed,
      to_char(i.valid_until, 'DD/MM/YYYY') as until, a.status, a.attendance, a.channel, a.branch,
      ${placesOf(sql`o.appointment_id = a.id`)} as places,
      to_char(a.created_at at time zone ${zone}, 'DD/MM/YYYY HH24:MI') as made
    from appointments a join services s on s.id = a.service_id
    join resources r on r.id = a.practitioner_id join patients p on p.id = a.patient_id
    join contacts c on c.id = a.contact_id left join insurance_cards i on i.appointment_id = a.id
    order by a.id`;
  for await (const rows of cursorRows<AppointmentRow>(tx, query)) {
    yield rows.map((row) => csvLine(cellsOf(row, names))).join('');
  }
}

function cellsOf(row: AppointmentRow, names: SheetNames) {
  const { serviceTitle, payerTitle, houseLabel, openCard } = names;
  const card = row.sealed ? openCard?.(row.sealed, { appointment_id: row.id }) : '';
  const state = row.status === 'cancelled' ? row.status : (row.attendance ?? row.status);
  return [
    ...[row.day, row.starts, row.ends, row.patient, row.born],
    ...[row.phone ? formatPhone(row.phone) : '', row.email, row.contact, row.guardian],
    ...[serviceTitle(row.service), row.doctor, houseLabel(row.branch), row.places.join(', ')],
    payerTitle(row.payer),
    ...[typeof card === 'string' ? card : '', row.until, messages.states[state]],
    ...[messages.channels[row.channel], row.made, row.protocol],
  ].map((cell) => cell ?? '');
}

type ClosureRow = Texts<'starts' | 'ends' | 'who' | 'house' | 'reason'>;

/** Closed times for a spreadsheet, of the clinic, of one house, or of one person, room or device. */
export async function* closureLines(
  tx: Queryable,
  { houseLabel }: Pick<SheetNames, 'houseLabel'>,
): AsyncGenerator<string> {
  yield CSV_START + csvLine(messages.closures);
  const local = (edge: SQL) =>
    sql`to_char(${edge} at time zone ${clinicZone()}, 'DD/MM/YYYY HH24:MI')`;
  const query = sql`
    select ${local(sql`lower(c.during)`)} as starts, ${local(sql`upper(c.during)`)} as ends,
      r.name as who, c.house, c.reason
    from closures c left join resources r on r.id = c.resource_id order by c.id`;
  for await (const rows of cursorRows<ClosureRow>(tx, query)) {
    for (const { starts, ends, who, house, reason } of rows) {
      const place = house === null ? '' : houseLabel(houseOf(house));
      yield csvLine([starts, ends, who, place, reason].map((cell) => cell ?? ''));
    }
  }
}

type EventRow = Texts<'protocol' | 'patient' | 'doctor' | 'service'> & {
  branch: string | null;
  sequence: number;
  startsMs: number;
  endsMs: number;
  changedMs: number;
};

/** All appointments that were not cancelled, as a calendar file. */
export async function* calendarLines(
  tx: Queryable,
  { clinicName, domain, serviceTitle, houseName }: SheetNames,
): AsyncGenerator<string> {
  yield icsStart(clinicName);
  const query = sql`
    select a.protocol, p.name as patient, r.name as doctor, s.slug as service, a.sequence, a.branch,
      extract(epoch from a.starts_at)::float8 * 1000 as "startsMs",
      extract(epoch from a.ends_at)::float8 * 1000 as "endsMs",
      extract(epoch from a.changed_at)::float8 * 1000 as "changedMs"
    from appointments a join services s on s.id = a.service_id
    join resources r on r.id = a.practitioner_id join patients p on p.id = a.patient_id
    where a.status = 'confirmed' order by a.id`;
  for await (const rows of cursorRows<EventRow>(tx, query)) {
    for (const { protocol, patient, doctor, service, sequence, branch, ...times } of rows)
      yield icsEvent({
        id: `${protocol}@${domain}`,
        sequence,
        startsAt: new Date(times.startsMs),
        endsAt: new Date(times.endsMs),
        changedAt: new Date(times.changedMs),
        title: [serviceTitle(service ?? ''), patient, doctor].filter(Boolean).join(', '),
        description: messages.protocol(protocol ?? ''),
        location: houseName(branch),
      });
  }
  yield icsEnd();
}
