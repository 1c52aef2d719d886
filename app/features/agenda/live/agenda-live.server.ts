import { addDays, isCalendarDay } from '#app/clinic/clinic-time.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

/** The PostgreSQL channel on which the database tells that the agenda has changed (migration 0072). */
export const AGENDA_CHANNEL = 'agenda_changed';

/** Open at once, per session and in all. A browser without HTTP/2 has six connections to a site. */
export type LiveLimits = { ofSession: number; inAll: number };
const LIMITS: LiveLimits = { ofSession: 8, inAll: 128 };
const PULSE_MS = 25_000;
/** How long a browser waits before it connects again. */
const RETRY_MS = 2_000;
/** Events that nobody has read; a window that takes none of so many is gone. */
const MOST_UNREAD = 64;

/** Calendar days in the clinic's zone, the last one included. */
export type LiveDays = { firstOn: string; lastOn: string };

type Watcher = {
  /** Whose it is: one session. */
  holder: string;
  days: LiveDays;
  /** What the window knows already: the mark of its page, or of the last event that it has heard. */
  seen: number;
  /** Asked with each pulse: whether this session may no longer hear. */
  isOver: () => Promise<boolean>;
};

export type AgendaLive = ReturnType<typeof openAgendaLive>;

/**
 * The open windows of a process that show the agenda. Each hears that something has changed on its days, never what: it
 * then reads its page again, with the rights of whoever looks at it.
 * @param stopping ends all streams, and lets none begin
 */
export function openAgendaLive({
  clock,
  stopping,
  limits = LIMITS,
  pulseMs = PULSE_MS,
}: {
  clock: Clock;
  stopping: AbortSignal;
  limits?: LiveLimits;
  pulseMs?: number;
}) {
  const windows = new Set<Window>();
  // Rises also from one process to the next, so that a browser's last event is never taken for a newer one.
  let mark = clock.now().getTime() * 1000;
  stopping.addEventListener('abort', () => {
    for (const window of windows) window.close();
  });

  return {
    /** Taken before a page reads the agenda: what comes later has a higher one. */
    mark: () => mark,

    /** @param payload first and last UTC day, '2026-11-28/2026-11-28'; anything else is every day */
    tell(payload: string): void {
      mark += 1;
      const changed = readPayload(payload);
      for (const window of windows) if (concerns(window.days, changed)) window.send('agenda', mark);
    },

    /** A `text/event-stream`: 'agenda' when its days have changed, 'pulse' to show that it lives. */
    open(
      watcher: Watcher,
    ): Result<ReadableStream<Uint8Array>, 'stopping' | 'too-many' | 'too-many-of-session'> {
      if (stopping.aborted) return refuse('stopping');
      if (windows.size >= limits.inAll) return refuse('too-many');
      const own = [...windows].filter(({ holder }) => holder === watcher.holder);
      if (own.length >= limits.ofSession) return refuse('too-many-of-session');
      const window = openWindow(watcher, { pulseMs, onClose: () => windows.delete(window) });
      windows.add(window);
      window.send(watcher.seen === mark ? 'pulse' : 'agenda', mark);
      return ok(window.body);
    },
  };
}

type Window = ReturnType<typeof openWindow>;

function openWindow(
  { holder, days, isOver }: Watcher,
  { pulseMs, onClose }: { pulseMs: number; onClose: () => void },
) {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(own) {
      controller = own;
      own.enqueue(encoder.encode(`retry: ${RETRY_MS}\n\n`));
    },
    cancel: () => forget(),
  });
  let last = 0;
  const pulse = setInterval(() => void beat(), pulseMs);
  pulse.unref();

  function forget(): void {
    clearInterval(pulse);
    controller = undefined;
    onClose();
  }

  function close(): void {
    controller?.close();
    forget();
  }

  function send(event: 'agenda' | 'pulse', id: number): void {
    last = id;
    if (!controller) return;
    if ((controller.desiredSize ?? 0) < -MOST_UNREAD) close();
    else controller.enqueue(encoder.encode(`event: ${event}\nid: ${id}\ndata: ${event}\n\n`));
  }

  async function beat(): Promise<void> {
    // While the database is away nobody can tell; the next pulse asks again.
    if (await isOver().catch(() => false)) close();
    else send('pulse', last);
  }

  return { holder, days, body, send, close };
}

/** Null: any day. */
function readPayload(payload: string): LiveDays | null {
  const [firstOn = '', lastOn = ''] = payload.split('/');
  return isCalendarDay(firstOn) && isCalendarDay(lastOn) ? { firstOn, lastOn } : null;
}

/** West of Greenwich, as all of Brazil is, a day ends on the next day of UTC. */
function concerns(days: LiveDays, changed: LiveDays | null): boolean {
  if (!changed) return true;
  return changed.firstOn <= addDays(days.lastOn, 1) && changed.lastOn >= days.firstOn;
}
