/** What a window says of itself; times are milliseconds since 1970. */
export type LiveLine =
  | { kind: 'quiet' }
  | { kind: 'changed'; count: number; atMs: number }
  | { kind: 'waiting' }
  | { kind: 'lost'; sinceMs: number }
  | { kind: 'back'; sinceMs: number; atMs: number }
  | { kind: 'signed-out' };

/** So long without news, a connection is lost also where nobody has said so: twice a pulse, and more. */
const SILENT_MS = 60_000;
/** A connection that is back sooner is not worth a word. */
const SHORT_MS = 5_000;
/** A line that is read aloud is not followed by the next one sooner. */
const CALM_MS = 20_000;

/** Since when a window has been without connection, and what it says about it. */
export function liveLine(nowMs: number) {
  /** The last sign that the page is as the server has it. */
  let aliveMs = nowMs;
  let brokenMs: number | null = null;
  let isLost = false;
  let line: LiveLine = { kind: 'quiet' };
  let saidMs = Number.NEGATIVE_INFINITY;
  let unsaid = 0;

  return {
    line: () => line,
    /** The stream has ended, or the browser says that it is offline. */
    broken(atMs: number): void {
      brokenMs ??= atMs;
    },
    /** Whether the page must be read to know how things are. */
    isInDoubt: (atMs: number) => brokenMs !== null || atMs - aliveMs > SILENT_MS,
    /** The stream has said something. It does not end a loss: only a page that was read does. */
    alive(atMs: number): void {
      if (atMs - aliveMs > SILENT_MS) brokenMs ??= aliveMs;
      else if (brokenMs === null) aliveMs = atMs;
    },
    /** The page could not be read. */
    failed(atMs: number): void {
      brokenMs ??= aliveMs;
      if (atMs - brokenMs < SHORT_MS) return;
      isLost = true;
      line = { kind: 'lost', sinceMs: brokenMs };
    },
    /** @param count rows that changed @param isHeld whether some wait for a form that is being filled in */
    read(atMs: number, { count, isHeld }: { count: number; isHeld: boolean }): void {
      const sinceMs = brokenMs ?? aliveMs;
      const isBack = isLost || atMs - sinceMs > SILENT_MS;
      aliveMs = atMs;
      brokenMs = null;
      isLost = false;
      unsaid += count;
      if (isHeld) line = { kind: 'waiting' };
      else if (isBack) line = { kind: 'back', sinceMs, atMs };
      else if (unsaid === 0) {
        if (line.kind === 'waiting' || line.kind === 'signed-out') line = { kind: 'quiet' };
        return;
      } else if (atMs - saidMs < CALM_MS) return;
      else line = { kind: 'changed', count: unsaid, atMs };
      unsaid = 0;
      saidMs = atMs;
    },
    /** What changed lately and has not been told yet. */
    catchUp(atMs: number): void {
      if (unsaid === 0 || isLost || atMs - saidMs < CALM_MS) return;
      line = { kind: 'changed', count: unsaid, atMs: aliveMs };
      unsaid = 0;
      saidMs = atMs;
    },
    /** The window was hidden on purpose: no loss. */
    resumed(atMs: number): void {
      if (!isLost) [aliveMs, brokenMs] = [atMs, null];
    },
    signedOut(): void {
      line = { kind: 'signed-out' };
    },
  };
}
