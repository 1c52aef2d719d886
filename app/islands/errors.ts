import type { CaughtError } from '#app/features/client-errors/error-record.ts';
import { readSettings } from '#app/platform/browser/site-settings.ts';

const WAITING = 100;

let tracker: Promise<typeof import('#app/features/client-errors/error-tracker.ts')> | undefined;
let backup: Promise<typeof import('./errors-backup.ts')> | undefined;
let waiting: CaughtError[] = [];

/** Listens for errors; the code that stores and reports them is fetched with the first one. */
export function startErrors(): void {
  addEventListener('error', ({ message, filename, lineno, colno, error }) => {
    // For scripts of other origins browsers reveal nothing more.
    if (filename === '' && !error) return;
    note({ message, file: filename, line: lineno, column: colno, error });
  });
  addEventListener('unhandledrejection', ({ reason }) => note(caught(reason)));
  const { backupHost } = readSettings();
  // Loaded early: when it is needed this host may no longer answer.
  if (backupHost)
    (globalThis.requestIdleCallback ?? setTimeout)(() => {
      backup ??= import('./errors-backup.ts');
      backup.catch(() => undefined);
    });
}

/** Reports an error that makes a page, or its main part, unusable. */
export function brokenPage(error: unknown): void {
  note(caught(error));
  backup?.then(
    ({ turnToBackup }) => turnToBackup(error),
    () => undefined,
  );
}

function caught(error: unknown): CaughtError {
  return { message: error instanceof Error ? error.message : String(error), error };
}

function note(error: CaughtError): void {
  waiting = [...waiting, error].slice(-WAITING);
  tracker ??= import('#app/features/client-errors/error-tracker.ts');
  tracker.then(
    ({ track }) => {
      const known = waiting;
      waiting = [];
      for (const each of known) track(each);
    },
    () => {
      // Retried with the next error; until then they wait.
      tracker = undefined;
    },
  );
}
