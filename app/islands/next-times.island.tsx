import { useRef, useState } from 'react';
import { formatDay, formatDayAndTime, formatTime } from '#app/clinic/format-date.ts';
import { chromeMessages } from '#app/locales/chrome.ts';
import type { Reach } from '#app/locales/clinic/reach.ts';
import { servicesMessages } from '#app/locales/services.ts';
import { useLocale, useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { fetchAgain, NoAnswer } from '#app/platform/browser/fetch-again.ts';

/** Slots of a day; `startsAt` is the API's, `time` on the clinic's wall clock, 'HH:MM'. */
type FreeDay = { on: string; starts: readonly { startsAt: string; time: string }[] };

// 'YYYY-MM-DDTHH:MM' and the clinic's offset: the digits before the offset are the clinic's own wall clock.
const START = /^\d{4}-\d\d-\d\dT(\d\d:\d\d)(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/**
 * The days in a response of `/api/v1/slots`; undefined when it is invalid. Parsed by hand: Zod would weigh
 * more than the island.
 */
export function readFreeDays(answer: unknown): FreeDay[] | undefined {
  if (!hasKey(answer, 'days') || !Array.isArray(answer.days)) return undefined;
  const days = answer.days.map(readDay);
  return days.every((day) => day !== undefined) ? days : undefined;
}

function readDay(day: unknown): FreeDay | undefined {
  if (!hasKey(day, 'date') || typeof day.date !== 'string') return undefined;
  if (!hasKey(day, 'slots') || !Array.isArray(day.slots)) return undefined;
  const starts = day.slots.flatMap((slot: unknown) => {
    if (!hasKey(slot, 'startsAt') || typeof slot.startsAt !== 'string') return [];
    const time = START.exec(slot.startsAt)?.[1];
    return time === undefined ? [] : [{ startsAt: slot.startsAt, time }];
  });
  return { on: String(day.date), starts };
}

function hasKey<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && key in value;
}

const DAYS_ASKED = 14;
const DAYS_SHOWN = 3;
const TIMES_SHOWN = 6;
const WAIT_MS = 10_000;

type Listed = { kind: 'listed'; days: readonly FreeDay[] };
type State = { kind: 'closed' | 'loading' | 'failed' } | Listed;

type NextTimesProps = {
  id: string;
  /** Slug of the service. */
  service: string;
  /** For when there is nothing to show. */
  reach: Reach;
  /** The clinic's, 'America/Manaus'. */
  timeZone: string;
};

/** A link to the agenda that, with JavaScript, is replaced by the next available slots. */
export default function NextTimes({ id, service, reach, timeZone }: NextTimesProps) {
  const [state, setState] = useState<State>({ kind: 'closed' });
  const result = useRef<HTMLDivElement>(null);
  const { see, loading } = useMessages(chromeMessages).nextTimes;
  const { unavailable } = useMessages(servicesMessages).nextFree;
  const href = useLocalPath()(`/agendamento?servico=${encodeURIComponent(service)}`);

  async function show(event: React.MouseEvent) {
    event.preventDefault();
    if (state.kind === 'loading') return;
    setState({ kind: 'loading' });
    try {
      setState(await ask(service, timeZone));
      result.current?.focus();
    } catch (error) {
      // The agenda's own page lists the same times.
      reportError(error);
      location.assign(href);
    }
  }

  return (
    <div id={id} className="next-times">
      {state.kind === 'listed' ? null : (
        <a className="button button-secondary" href={href} onClick={show}>
          <span>{see}</span>
        </a>
      )}
      <div ref={result} tabIndex={-1} role="status">
        {state.kind === 'loading' ? <p>{loading}</p> : null}
        {state.kind === 'failed' ? <p>{unavailable(reach)}</p> : null}
        {state.kind === 'listed' ? (
          <Times days={state.days} href={href} phone={reach.phone} />
        ) : null}
      </div>
    </div>
  );
}

/** @throws a fault of this page or its browser, which must not be told as one of the clinic's agenda */
async function ask(service: string, timeZone: string): Promise<State> {
  // As in Sweden: YYYY-MM-DD.
  const from = new Date().toLocaleDateString('sv-SE', { timeZone });
  const query = new URLSearchParams({ service, from, days: String(DAYS_ASKED) });
  const days = readFreeDays(await answerTo(`/api/v1/slots?${query}`));
  return days ? { kind: 'listed', days } : { kind: 'failed' };
}

/** Undefined when the agenda does not answer: offline, too slow, or not JSON. */
async function answerTo(address: string): Promise<unknown> {
  const signal = AbortSignal.timeout(WAIT_MS);
  try {
    const response = await fetchAgain(address, { signal });
    return response.ok ? await response.json().catch(() => undefined) : undefined;
  } catch (error) {
    if (error instanceof NoAnswer || signal.aborted) return undefined;
    throw error;
  }
}

function Times({ days, href, phone }: { days: readonly FreeDay[]; href: string; phone: string }) {
  const speech = { locale: useLocale() };
  const messages = useMessages(servicesMessages).nextFree;
  const open = days.filter(({ starts }) => starts.length > 0).slice(0, DAYS_SHOWN);
  if (open.length === 0) return <p>{messages.none(phone)}</p>;
  return (
    <>
      <h2>{messages.title}</h2>
      {open.map(({ on, starts }) => (
        <section key={on} aria-label={formatDay(on, speech)}>
          <h3>{formatDay(on, speech)}</h3>
          <ul className="times">
            {starts.slice(0, TIMES_SHOWN).map(({ startsAt, time }) => (
              <li key={startsAt}>
                <a
                  href={`${href}&inicio=${encodeURIComponent(startsAt)}`}
                  aria-label={messages.choose(formatDayAndTime(on, time, speech))}
                >
                  {formatTime(time, speech)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <a href={href}>{messages.more}</a>
      </p>
      <p className="small">{messages.clinicTime}</p>
    </>
  );
}
