/** From when to when somebody works at the clinic, both days included. */
export type Presence = { fromOn?: string | undefined; untilOn?: string | undefined };

/** Whether somebody works at the clinic on a day, 'YYYY-MM-DD'. */
export function isHereOn(presence: Presence, on: string): boolean {
  const { fromOn, untilOn } = soundPresence(presence);
  return (fromOn === undefined || fromOn <= on) && (untilOn === undefined || on <= untilOn);
}

/** Days that contradict each other count for nothing: records have them that were saved before they were checked. */
export function soundPresence({ fromOn, untilOn }: Presence): Presence {
  return fromOn !== undefined && untilOn !== undefined && untilOn < fromOn
    ? {}
    : { fromOn, untilOn };
}
