const RETRIES = 3;
const BASE_MS = 1_000;
const LONGEST_MS = 5_000;
const CRITICAL_MS = 2_000;

export type LoadDeps = {
  /** Without this code the page does not do what it is for: it is tried once more, two seconds later. */
  isCritical?: boolean;
  /** Called when a try has failed and another will follow. */
  onLate?: () => void;
};

/**
 * What follows a file's name when it is asked for again, by './name-hash.js'. The built scripts look it
 * up in every `import()` (`scripts/load-again-plugin.ts`): browsers that keep a failed module for as long
 * as the page lives then ask anew. Only the file that failed gets one. What it imports keeps its address,
 * so that nothing shared, like React, is there twice.
 */
const marks: Record<string, string> = {};
Object.assign(globalThis, { marks });

/**
 * Loads code, and again when that fails: after 1, 2 and 4 s.
 * @param load calls `import()`, anew each time
 * @throws what the last try threw
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

/** An address as it is to be asked for now; for addresses that are not in the code. */
export function markedAddress(address: string): string {
  return address + (marks[nameIn(address)] ?? '');
}

function delays(isCritical: boolean): number[] {
  const retries = Array.from({ length: RETRIES }, (_, n) => Math.min(BASE_MS * 2 ** n, LONGEST_MS));
  return isCritical ? [...retries, CRITICAL_MS] : retries;
}

/** Browsers name the file in the error, all but Safari; there the same address is asked for again. */
function markFailed(error: unknown): void {
  const name = nameIn(String(error));
  const times = Number(marks[name]?.slice(7) ?? 0);
  if (name) marks[name] = `?again=${times + 1}`;
}

function nameIn(text: string): string {
  const [, name] = /\/assets\/([\w.-]+\.js)/.exec(text) ?? [];
  return name ? `./${name}` : '';
}
