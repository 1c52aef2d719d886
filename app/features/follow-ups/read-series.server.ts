import { staffFollowUps } from '#app/locales/pt-BR/staff/follow-ups.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { AppointmentRecord } from '#app/scheduling/appointment-record.server.ts';
import type { BookingServices } from '#app/scheduling/scheduling-services.server.ts';
import { type Control, dueOn } from './follow-up-rules.ts';
import { isAllowed, readChoice } from './series-choice.ts';
import { BY_ADD_ON, seriesField } from './series-rows.ts';
import { searchControl } from './series-search.server.ts';

const messages = staffFollowUps.series;

/** A follow-up to book. */
export type Following = {
  serviceSlug: string;
  startsAt: Date;
  isFree: boolean;
  /** Days after the surgery, in a series; null for a return. */
  dueDays: number | null;
  /** How long it takes, where that is not its service's length. */
  ownMinutes?: number | undefined;
  /** The one practitioner who will do; without one, whoever is free. */
  practitionerId?: number | undefined;
};

export type ControlError = { day: number; message: string };

type Asked = {
  controls: readonly Control[];
  /** By the names of their fields. */
  chosen: Readonly<Record<string, string>>;
  today: string;
};

/** The chosen time of every control, earliest first; or what is wrong with each. */
export async function readSeries(
  booking: BookingServices,
  surgery: AppointmentRecord,
  { controls, chosen, today }: Asked,
): Promise<Result<Following[], ControlError[]>> {
  const following: Following[] = [];
  const errors: ControlError[] = [];
  for (const control of controls) {
    if (chosen[seriesField(control.daysAfter)] === BY_ADD_ON) continue;
    const { daysAfter: day, toleranceDays, bookedAs, durationMinutes } = control;
    const choice = readChoice(chosen[seriesField(day)] ?? '');
    const due = { dueOn: dueOn(surgery, day), toleranceDays };
    if (choice && isAllowed(choice, due)) {
      const { surgeonId } = await searchControl(booking, surgery, { control, today });
      following.push({
        ...{ serviceSlug: bookedAs, startsAt: choice.startsAt, isFree: true, dueDays: day },
        ownMinutes: durationMinutes,
        practitionerId: choice.practitionerId ?? surgeonId ?? undefined,
      });
    } else errors.push({ day, message: choice ? messages.notOnDay : messages.choose });
  }
  if (errors.length > 0) return refuse(errors);
  return ok(following.toSorted((one, other) => Number(one.startsAt) - Number(other.startsAt)));
}
