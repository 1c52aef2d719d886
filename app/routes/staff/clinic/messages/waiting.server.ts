import { addDays, instantOf, startOfDay, wallClockOf } from '#app/clinic/clinic-time.ts';
import { isMessageId, type MessageId } from '#app/clinic/messages/message-list.ts';
import type { LogFilter, LoggedMessage, LogState } from '#app/features/messages/logged-message.ts';
import { messagesOn } from '#app/features/messages/message-settings.server.ts';
import {
  readAppointmentId,
  readAsked,
  readDelayedReminders,
  readPeople,
} from '#app/features/messages/read-message-log.server.ts';
import { readUnbookedHeld } from '#app/features/recommendations/read-recommendations.server.ts';
import { tellOn } from '#app/features/recommendations/recommendation.ts';
import { isBookedLater } from '#app/features/reminders/decide-channels.ts';
import { keyOf, readComing } from '#app/features/reminders/due-reminders.server.ts';
import type { ReminderServices } from '#app/features/reminders/reminder-services.server.ts';
import { DAY_BEGINS } from '#app/features/reminders/reminder-times.ts';

/** More than a clinic has under way at once. */
const MOST_ASKED = 2_000;
/** So far ahead recommendations are told. */
const AHEAD_DAYS = 30;

type WaitingServices = Pick<ReminderServices, 'db' | 'clock' | 'labelsIn' | 'worksOn'> & {
  clinic: { isDemonstration: boolean };
};

const NOBODY = {
  ...{ copyOf: null, cause: '', tries: 0, deadId: null, protocol: null },
  ...{ orderProtocol: null, chargeReference: null, name: null, email: null },
} satisfies Partial<LoggedMessage>;

/**
 * What waits to go out, the soonest first: what has been asked for, and the reminders and recommendations whose time is
 * still to come. @param part.page from 1
 */
export async function readWaiting(
  services: WaitingServices,
  filter: LogFilter,
  { page, rows }: { page: number; rows: number },
): Promise<{ count: number; messages: LoggedMessage[] }> {
  const { db } = services;
  const only = filter.protocol ? await readAppointmentId(db, filter.protocol) : undefined;
  const planned = [
    ...(await plannedReminders(services)),
    ...(await delayedReminders(services)),
    ...(await plannedReturns(services)),
  ].filter(
    ({ message, state, appointmentId }) =>
      (only === undefined || appointmentId === only) &&
      (filter.message === null || message === filter.message) &&
      (filter.state === null || state === filter.state),
  );
  const asked = await readAsked(services, filter, MOST_ASKED);
  const all = [...asked, ...planned].sort(
    (one, other) => one.at.getTime() - other.at.getTime() || (one.key < other.key ? -1 : 1),
  );
  const shown = all.slice((page - 1) * rows, page * rows);
  const people = await readPeople(
    db,
    shown.flatMap(({ appointmentId }) => appointmentId ?? []),
  );
  const messages = shown.map((each) => ({
    ...each,
    ...(each.name === null && each.appointmentId !== null && people.get(each.appointmentId)),
  }));
  return { count: all.length, messages };
}

async function plannedReminders(services: WaitingServices): Promise<LoggedMessage[]> {
  const now = services.clock.now();
  const coming = await readComing(services, now);
  return coming.flatMap(({ id, planned, decided, changedAt, ...held }) =>
    planned
      .filter(
        (each) =>
          !each.byDesk &&
          each.until > now &&
          !decided.includes(keyOf(each)) &&
          !isBookedLater(each, changedAt),
      )
      .map((each) => ({
        ...NOBODY,
        key: `reminder ${id} ${keyOf(each)}`,
        at: each.dueAt,
        message: reminderMessage(each.kind),
        ...stateAndCauseOf(held),
        appointmentId: id,
      })),
  );
}

/** Those that were asked for, and wait for the morning, for the opening of the site or for the desk. */
async function delayedReminders({ db, clinic }: WaitingServices): Promise<LoggedMessage[]> {
  const delayed = await readDelayedReminders(db, clinic);
  return delayed.map(({ id, appointmentId, kind, dueMs, ...held }) => ({
    ...NOBODY,
    key: `waiting ${id}`,
    at: new Date(dueMs),
    message: reminderMessage(kind),
    ...{ ...stateAndCauseOf(held), appointmentId },
  }));
}

async function plannedReturns({ db, clock, clinic }: WaitingServices): Promise<LoggedMessage[]> {
  const isOn = await messagesOn(db);
  const last = addDays(wallClockOf(clock.now()).on, AHEAD_DAYS);
  return (await readUnbookedHeld(db, clinic)).flatMap(
    ({ id, kind, mail, email, dueOn, createdAt, originId, isHeld }) => {
      const on = tellOn(dueOn, wallClockOf(createdAt).on);
      if (mail !== 'later' || !email || on > last || !isOn(kind)) return [];
      const at = instantOf(on, DAY_BEGINS) ?? startOfDay(on);
      const state = stateOf(isHeld);
      return [
        { ...NOBODY, key: `return ${id}`, at, message: kind, state, appointmentId: originId },
      ];
    },
  );
}

/** A reminder with nobody there to serve its appointment is held until the desk has decided. */
function stateAndCauseOf(held: {
  isHeld: boolean;
  lacksPractitioner: boolean;
}): Pick<LoggedMessage, 'state' | 'cause'> {
  if (held.lacksPractitioner) return { state: 'held', cause: 'no-practitioner' };
  return { state: stateOf(held.isHeld), cause: '' };
}

const stateOf = (isHeld: boolean): LogState => (isHeld ? 'held' : 'planned');

function reminderMessage(kind: string): MessageId | null {
  const id = `reminder-${kind}`;
  return isMessageId(id) ? id : null;
}
