import { wallClockOf } from '#app/clinic/clinic-time.ts';

/** What staff settle about the list. Hours are whole, in the clinic's zone. */
export type WaitlistSettings = {
  isOn: boolean;
  /** How long an offered time is kept. */
  offerMinutes: number;
  /** No offer is begun that would not end before this hour. */
  quietFrom: number;
  quietUntil: number;
};

export const DEFAULT_SETTINGS: WaitlistSettings = {
  isOn: true,
  offerMinutes: 60,
  quietFrom: 20,
  quietUntil: 8,
};

/** When the clinic's doors are open on a day, wall clock 'HH:MM'; null while it is closed. */
export type OpenHours = { from: string; until: string } | null;

/**
 * Whether an offer may begin now, so that nobody is told at night, or on a day without anybody at the clinic to ask.
 * By mail in waking hours, whole; by staff only while they are at the desk.
 */
export function beginningsAt(
  now: Date,
  { offerMinutes, ...hours }: WaitlistSettings,
  open: OpenHours,
): Record<'mail' | 'desk', boolean> {
  const ends = new Date(now.getTime() + offerMinutes * 60_000);
  const [begins, last] = [wallClockOf(now), wallClockOf(ends)];
  const mail =
    open !== null && isAwake(now, hours) && isAwake(ends, hours) && begins.on === last.on;
  const isStaffed = open !== null && begins.time >= open.from && begins.time < open.until;
  return { mail, desk: mail && isStaffed };
}

/** Whether people may be told of something that they have not just asked for. */
export function isAwake(
  at: Date,
  { quietFrom, quietUntil }: Pick<WaitlistSettings, 'quietFrom' | 'quietUntil'>,
): boolean {
  const { time } = wallClockOf(at);
  return time >= hour(quietUntil) && time <= hour(quietFrom);
}

function hour(of: number): string {
  return `${String(of).padStart(2, '0')}:00`;
}
