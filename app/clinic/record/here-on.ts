/** From when to when somebody works at the clinic, both days included. */
export type Presence = { fromOn?: string | undefined; untilOn?: string | undefined };

/** Whether somebody works at the clinic on a day, 'YYYY-MM-DD'. */
export function isHereOn({ fromOn, untilOn }: Presence, on: string): boolean {
  return (fromOn === undefined || fromOn <= on) && (untilOn === undefined || on <= untilOn);
}
