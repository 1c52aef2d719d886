import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';

/** A patient whom a caller may be, as the script of the phone desk shows them. */
export type MaybeCaller = {
  name: string;
  facts: string;
  phone: string;
  /** Their next appointment, in words. */
  next: string;
  /** The phone booking with their data. */
  href: string;
};

export type MaybeCallers = {
  /** What is read out when the list appears. */
  words: string;
  callers: readonly MaybeCaller[];
};

/**
 * Where the patients appear whose name or number is being typed in the form around it, each a press away. Without
 * JavaScript it stays empty: who is known is then told with the times that were found.
 */
export function WhoCalls() {
  return (
    <div
      className="who-calls"
      data-touch="staff/who-calls"
      data-ready="idle"
      data-from={AGENDA_PATHS.whoCalls}
    >
      <p role="status" className="small" />
    </div>
  );
}
