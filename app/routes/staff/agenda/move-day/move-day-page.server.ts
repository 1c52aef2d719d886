import { data } from 'react-router';
import {
  addDays,
  instantOf,
  isCalendarDay,
  parseRfc3339,
  rfc3339,
} from '#app/clinic/clinic-time.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { staffBookingOf } from '#app/context/scheduling-services.ts';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import { readPractitioners } from '#app/features/agenda/read-agenda.server.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffMoveDay as messages } from '#app/locales/pt-BR/staff/day/move-day.ts';
import { formText } from '#app/platform/form-values.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import {
  actorOf,
  type StaffArgs,
  seeOther,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import {
  type AwayTime,
  readAffected,
} from '#app/scheduling/day-move/affected-appointments.server.ts';
import {
  type ChosenMove,
  moveDay,
  readMovedDay,
  undoMovedDay,
} from '#app/scheduling/day-move/move-day.server.ts';
import { type Proposal, proposeTimes } from '#app/scheduling/day-move/propose-times.server.ts';
import type { BookingServices } from '#app/scheduling/scheduling-services.server.ts';

type Asked = Record<'quem' | 'dia' | 'de' | 'ate', string>;
type People = Awaited<ReturnType<typeof readPractitioners>>;

const askedOf = (values: (name: string) => string): Asked => ({
  ...{ quem: values('quem'), dia: values('dia'), de: values('de'), ate: values('ate') },
});

/** A part of a day from today on; null for none. */
function awayOf({ quem, dia, de, ate }: Asked, people: People, today: string): AwayTime | null {
  const who = people.find(({ slug }) => slug === quem);
  if (!who || !isCalendarDay(dia) || dia < today) return null;
  const startsAt = instantOf(dia, de || '00:00');
  const endsAt = ate ? instantOf(dia, ate) : instantOf(addDays(dia, 1), '00:00');
  if (!startsAt || !endsAt || startsAt >= endsAt) return null;
  return { practitionerId: who.id, startsAt, endsAt };
}

/** Who is booked with a practitioner then, with a proposal for each, and what the last press did. */
export async function readMoveDay(args: StaffArgs) {
  const { services, today, url } = staffPageOf(args);
  const booking = staffBookingOf(services);
  const people = await readPractitioners(services.db);
  const asked = askedOf((name) => (url.searchParams.get(name) ?? '').slice(0, 80));
  const away = awayOf(asked, people, today);
  const affected = away ? await readAffected(booking, away) : [];
  const proposals = away ? await proposeTimes(booking, affected, away) : [];
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  return {
    ...{ asked, today, formKey: newToken(), isAsked: asked.quem !== '' && away === null },
    isShown: away !== null,
    people: people.map(({ slug, name }) => ({ value: slug, label: name })),
    rows: proposals.map((each) => rowOf(each, nameOf)),
    done: await readDone(booking, url.searchParams),
  };
}

function rowOf({ appointment, times }: Proposal, nameOf: ReadonlyMap<number, string>) {
  const { protocol, version, patientName, startsAt, practitionerId: own } = appointment;
  return {
    ...{ protocol, version, patient: patientName, was: formatMoment(startsAt) },
    phone: formatPhone(appointment.phoneE164),
    phoneHref: `tel:${appointment.phoneE164}`,
    options: times.map(({ startsAt: to, practitionerId }) => ({
      value: `${rfc3339(to)}~${practitionerId ?? ''}`,
      label: [
        formatMoment(to),
        ...(practitionerId === null || practitionerId === own ? [] : [nameOf.get(practitionerId)]),
      ].join(', '),
    })),
  };
}

/** What one press did, by name; null for none. */
async function readDone(services: BookingServices, query: URLSearchParams) {
  const id = Number(query.get('feito') ?? Number.NaN);
  const day = await readMovedDay(services, id);
  if (!day) return null;
  const people = [];
  for (const { appointmentId, from, to } of day.moved) {
    const now = await readAppointment(services.db, { id: appointmentId });
    if (!now) continue;
    people.push({
      ...{ protocol: now.protocol, patient: now.patientName, phone: formatPhone(now.phoneE164) },
      phoneHref: `tel:${now.phoneE164}`,
      moved: messages.moved(formatMoment(from), formatMoment(to)),
      told: now.email ? messages.mailed : messages.notMailed,
      isBack: now.startsAt.getTime() === from.getTime(),
    });
  }
  const failed = [];
  for (const { protocol, refusal } of day.failed) {
    const now = await readAppointment(services.db, { protocol });
    failed.push(`${now?.patientName ?? protocol}: ${whyNot(refusal)}`);
  }
  return { id, people, failed, isUndone: query.has('desfeito') };
}

function whyNot(refusal: string): string {
  const words: Record<string, unknown> = staffAgenda.refusals.time;
  const told = words[refusal];
  return typeof told === 'string' ? told : messages.changed;
}

/** Moves what was chosen, or takes a press back. */
export async function answerMoveDay(args: StaffArgs) {
  const { services, staff, today } = staffPageOf(args);
  const booking = staffBookingOf(services);
  const form = await args.request.formData();
  const values = (name: string) => formText(form, name).slice(0, 120);
  const by = { actor: actorOf(staff) };
  const asked = askedOf(values);
  const back = (more: Record<string, string>) =>
    seeOther(`${AGENDA_PATHS.moveDay}?${new URLSearchParams({ ...asked, ...more })}`);
  if (values('acao') === 'desfazer') {
    const id = values('feito');
    const stay = await undoMovedDay(booking, /^\d{1,9}$/.test(id) ? Number(id) : 0, by);
    return stay
      ? back({ feito: id, desfeito: '' })
      : data({ error: messages.late }, { status: 409 });
  }
  const away = awayOf(asked, await readPractitioners(services.db), today);
  if (!away) return data({ error: messages.wrong }, { status: 400 });
  const sent = values(APPOINTMENT_FIELDS.key);
  const reason = values('fecha') ? values('motivo').trim() || messages.reasonDefault : null;
  const done = await moveDay(
    booking,
    { ...away, moves: chosenIn(form), reason },
    { ...by, key: isTokenShaped(sent) ? sent : newToken() },
  );
  return done === null
    ? data({ error: messages.again }, { status: 409 })
    : back({ feito: `${done}` });
}

function chosenIn(form: FormData): ChosenMove[] {
  return form.getAll('agendamento').flatMap((protocol) => {
    if (typeof protocol !== 'string') return [];
    const [time = '', who = ''] = formText(form, `para-${protocol}`).split('~');
    const startsAt = parseRfc3339(time);
    const seenVersion = Number(formText(form, `versao-${protocol}`)) || -1;
    if (!startsAt) return [];
    return [{ protocol, seenVersion, startsAt, practitionerId: Number(who) || null }];
  });
}
