import { rfc3339 } from '#app/clinic/clinic-time.ts';
import { formatDay, formatMoment } from '#app/clinic/format-date.ts';
import { staffFollowUps } from '#app/locales/pt-BR/staff/follow-ups.ts';
import { choiceValue } from './series-choice.ts';
import { type ControlOffer, type FreeDay, type OfferQuery, offerOf } from './series-offer.ts';

const messages = staffFollowUps.series;

/** One appointment of a series: its due day and what may be chosen for it. */
export type SeriesRow = {
  days: number;
  title: string;
  /** Whether the first time is on the due day, and if not, why not. */
  note: string;
  /** There is no time on its days, so nothing is proposed. */
  isStopped: boolean;
  /** Times on its days. */
  groups: readonly { label: string; times: readonly { value: string; label: string }[] }[];
  /** Of a control that is stopped: an add-on, times with somebody else, then late ones. */
  choices: readonly { value: string; label: string; hint: string }[];
};

type SeriesRequest = OfferQuery & {
  days: number;
  /** What staff call it; without one, its day says it. */
  name?: string | null | undefined;
  nameOf: (practitionerId: number) => string;
  mayAddOn: boolean;
};

const DAYS_OFFERED = 3;
const OTHERS_SHOWN = 4;
const LATE_SHOWN = 3;

/** An appointment of the series: the first times on its days, or what can be done where there are none. */
export function seriesRow(request: SeriesRequest): SeriesRow {
  const { days, name, dueOn } = request;
  const offer = offerOf(request);
  const due = formatDay(dueOn);
  const title = name ? messages.named(name, due) : messages.row(days, due);
  if (offer.kind === 'on-time')
    return {
      ...{ days, title, isStopped: false, choices: [] },
      note: onTimeNote(request, offer.days[0]?.on ?? dueOn),
      groups: offer.days.slice(0, DAYS_OFFERED).map(({ on, slots }) => ({
        label: formatDay(on),
        times: slots.map(({ startsAt }) => ({
          value: rfc3339(startsAt),
          label: formatMoment(startsAt),
        })),
      })),
    };
  return {
    ...{ days, title, isStopped: true, groups: [] },
    note: stopText(request, offer),
    choices: [...addOnChoice(request, offer), ...choicesOf(request, offer)],
  };
}

function onTimeNote({ dueOn, today }: SeriesRequest, firstOn: string): string {
  if (firstOn === dueOn) return messages.onDay;
  const [due, first] = [formatDay(dueOn), formatDay(firstOn)];
  return dueOn < today ? messages.isOver(due, first) : messages.nextOpen(due, first);
}

type Stopped = Extract<ControlOffer, { kind: 'stopped' }>;

function stopText({ days, dueOn }: SeriesRequest, { late }: Stopped): string {
  const [first] = late;
  const what = { days, due: formatDay(dueOn) };
  return first
    ? messages.stopped({ ...what, first: formatDay(first.on), late: daysBetween(dueOn, first.on) })
    : messages.stoppedForGood(what);
}

function addOnChoice({ mayAddOn }: SeriesRequest, { addOnOn }: Stopped): SeriesRow['choices'] {
  if (!mayAddOn || addOnOn === null) return [];
  const label = messages.addOn(formatDay(addOnOn));
  return [{ value: BY_ADD_ON, label, hint: messages.addOnHint }];
}

function choicesOf(request: SeriesRequest, { others, late }: Stopped): SeriesRow['choices'] {
  const { dueOn, surgeonId, nameOf } = request;
  const timesOf = (all: readonly FreeDay[], most: number) =>
    all
      .flatMap(({ on, slots }) => slots.map((slot) => ({ ...slot, on })))
      .slice(0, most)
      .flatMap(({ startsAt, practitionerIds, on }) => {
        const practitionerId = practitionerIds.find((id) => id === surgeonId) ?? practitionerIds[0];
        return practitionerId === undefined ? [] : [{ on, startsAt, practitionerId }];
      });
  return [
    ...timesOf(others, OTHERS_SHOWN).map((time) => ({
      value: choiceValue('other', time),
      label: messages.withOther(formatMoment(time.startsAt), nameOf(time.practitionerId)),
      hint: messages.withOtherHint,
    })),
    ...timesOf(late, LATE_SHOWN).map((time) => ({
      value: choiceValue('late', time),
      label: messages.withOther(formatMoment(time.startsAt), nameOf(time.practitionerId)),
      hint: messages.lateHint(daysBetween(dueOn, time.on)),
    })),
  ];
}

const DAY_MS = 86_400_000;

/** Whole calendar days from one day to a later one. */
function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);
}

/** Field name of an appointment of the series. */
export function seriesField(days: number): string {
  return `dia-${days}`;
}

/** Names the controls that the form listed: a radio button that is not chosen sends nothing. */
export const LISTED_FIELD = 'controle';
/** Value of the choice that leaves a control to an add-on, which is booked on its own page. */
export const BY_ADD_ON = 'encaixe';
