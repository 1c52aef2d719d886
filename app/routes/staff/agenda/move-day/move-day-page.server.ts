import { data } from 'react-router';
import { staffBookingOf } from '#app/context/scheduling-services.ts';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import { askedOf, awayOf, chosenIn } from '#app/features/agenda/move-day/asked-day.ts';
import { readDone, toProposalRow } from '#app/features/agenda/move-day/moved-view.server.ts';
import { readPractitioners } from '#app/features/agenda/read-agenda.server.ts';
import { staffMoveDay as messages } from '#app/locales/pt-BR/staff/day/move-day.ts';
import { formText } from '#app/platform/form-values.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import {
  actorOf,
  type StaffArgs,
  seeOther,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';
import {
  isAwayClosed,
  readAffected,
} from '#app/scheduling/day-move/affected-appointments.server.ts';
import { moveDay, undoMovedDay } from '#app/scheduling/day-move/move-day.server.ts';
import { proposeTimes } from '#app/scheduling/day-move/propose-times.server.ts';

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
    isClosed: away !== null && (await isAwayClosed(services.db, away)),
    people: people.map(({ slug, name }) => ({ value: slug, label: name })),
    rows: proposals.map((each) => toProposalRow(each, nameOf)),
    done: await readDone(booking, url.searchParams),
  };
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
