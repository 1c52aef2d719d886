const RETRIES = 3;
const BASE_MS = 1_000;
const LONGEST_MS = 5_000;
const CRITICAL_MS = 2_000;

export type LoadDeps = {
  /** The page is useless without this code: one more try follows, two seconds later. */
  isCritical?: boolean;
  /** Called when a try has failed and another follows. */
  onLate?: () => void;
};

/**
 * Suffixes for the names of files that are requested again, by './name-hash.js'. The built scripts read it
 * in every `import()` (`scripts/load-again-plugin.ts`), because some browsers remember a failed module for
 * the life of the page. Only the failed file gets a suffix. Its imports keep their addresses, so that
 * shared modules such as React are not loaded twice.
 */
const marks: Record<string, string> = {};
Object.assign(globalThis, { marks });

/**
 * Loads code and retries after 1, 2 and 4 s.
 * @param load calls `import()` each time
 * @throws the error of the last try
 */
export async function loadAgain<Module>(
  load: () => Promise<Module>,
  { isCritical = false, onLate }: LoadDeps = {},
): Promise<Module> {
  const waits = delays(isCritical);
  for (let tried = 0; ; tried += 1) {
    try {
      return await load();
    } catch (error) {
      markFailed(error);
      const ms = waits[tried];
      if (ms === undefined) throw error;
      onLate?.();
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
}

function delays(isCritical: boolean): number[] {
  const retries = Array.from({ length: RETRIES }, (_, n) => Math.min(BASE_MS * 2 ** n, LONGEST_MS));
  return isCritical ? [...retries, CRITICAL_MS] : retries;
}

/** Browsers name the file in the error, except Safari, where the same address is requested again. */
function markFailed(error: unknown): void {
  const [, file] = /\/assets\/([\w.-]+\.js)/.exec(String(error)) ?? [];
  if (!file) return;
  const name = `./${file}`;
  const times = Number(marks[name]?.slice(7) ?? 0);
  marks[name] = `?again=${times + 1}`;
}
