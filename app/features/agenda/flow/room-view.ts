import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatTime } from '#app/clinic/format-date.ts';
import { AGENDA_PATHS, appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { type AgendaLabels, titleOf } from '#app/features/agenda/agenda-view.ts';
import { type AttendanceStep, offeredSteps, presenceOf } from '#app/features/agenda/attendance.ts';
import type { AgendaAppointment } from '#app/features/agenda/read-agenda.server.ts';
import { staffWaitingRoom as messages } from '#app/locales/pt-BR/staff/day/waiting-room.ts';
import {
  arrivalInWords,
  arrivalOf,
  lengthInWords,
  minutesBetween,
  serviceInWords,
} from './wait.ts';

export const ROOM_GROUPS = ['in-service', 'waiting', 'expected', 'done', 'missed'] as const;
export type RoomGroup = (typeof ROOM_GROUPS)[number];

export type RoomRow = ReturnType<typeof toRow>;
export type RoomGroupView = { name: RoomGroup; rows: RoomRow[] };

const GROUP_OF = {
  arrived: 'waiting',
  'in-service': 'in-service',
  done: 'done',
  'no-show': 'missed',
} as const satisfies Record<string, RoomGroup>;

/**
 * The appointments of a day by where their patients are, cancelled ones left out: who waits in the order
 * of arrival, everybody else in that of their times.
 */
export function toRoomGroups(
  appointments: readonly AgendaAppointment[],
  labels: AgendaLabels,
): RoomGroupView[] {
  const here = appointments.filter(({ status }) => status === 'confirmed');
  const groups = Map.groupBy(here, groupOf);
  return ROOM_GROUPS.map((name) => {
    const found = groups.get(name) ?? [];
    const order =
      name === 'waiting' ? found.toSorted((a, b) => arrivedMs(a) - arrivedMs(b)) : found;
    return { name, rows: order.map((appointment) => toRow(appointment, labels)) };
  });
}

function groupOf(appointment: AgendaAppointment): RoomGroup {
  const presence = presenceOf(appointment);
  return presence ? GROUP_OF[presence] : 'expected';
}

const arrivedMs = (appointment: AgendaAppointment) => arrivalOf(appointment)?.getTime() ?? 0;

function toRow(appointment: AgendaAppointment, labels: AgendaLabels) {
  const { protocol, patientName, practitionerName, startsAt, places, branch, version } =
    appointment;
  return {
    protocol,
    version,
    href: appointmentPath(protocol),
    patient: patientName,
    time: formatTime(wallClockOf(startsAt).time),
    service: titleOf(appointment, labels),
    withWhom: [practitionerName, labels.houseName(branch), ...places].filter(Boolean).join(', '),
    words: wordsOf(appointment, labels.now),
    steps: roomSteps(offeredSteps(appointment, labels.now)),
  };
}

/** Where somebody is, and for how long: 'chegou às 8h42, espera há 12 min'. */
function wordsOf(appointment: AgendaAppointment, now: Date): string {
  const { startsAt } = appointment;
  if (presenceOf(appointment) !== null)
    return [serviceInWords(appointment, now), arrivalInWords(appointment, now)]
      .filter(Boolean)
      .join('; ');
  const late = minutesBetween(startsAt, now);
  return late === 0 ? '' : messages.late(lengthInWords(late));
}

/** Nobody who has not arrived is marked as seen from here: the appointment's page does that. */
function roomSteps(steps: readonly AttendanceStep[]): AttendanceStep[] {
  return steps.includes('arrived') ? steps.filter((step) => step !== 'done') : [...steps];
}

/** The waiting room of one practitioner (slug) and house; null for all. */
export function roomHref(only: { practitioner: string | null; house: string | null }): string {
  const params = new URLSearchParams();
  if (only.practitioner) params.set('profissional', only.practitioner);
  if (only.house) params.set('unidade', only.house);
  return params.size > 0 ? `${AGENDA_PATHS.room}?${params}` : AGENDA_PATHS.room;
}

type Choice = { slug: string; name: string };

/** Links for everybody and for each; none where there is nothing to choose. */
export function roomChoices(
  choices: readonly Choice[],
  linkOf: (slug: string | null) => { href: string; isCurrent: boolean },
) {
  if (choices.length < 2) return [];
  const all = { ...linkOf(null), label: null };
  return [all, ...choices.map(({ slug, name }) => ({ ...linkOf(slug), label: name }))];
}

export type RefusedStep = {
  /** What is wrong with the form itself; empty where somebody else was first. */
  message: string;
  patient: string;
  /** What others changed in the meantime. */
  changes: readonly string[];
};
