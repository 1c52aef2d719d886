/** How the tab's reader wants to be read to. */
export type Manner = { rate: number; voiceUri: string };

const KEY = 'clareia.accessibility.speech';

/** Kept for the tab alone; nothing of it survives. @param rates that may be chosen */
export function keptManner(rates: readonly number[]): Manner {
  let text: string | null = null;
  try {
    text = sessionStorage.getItem(KEY);
  } catch {
    // Blocked storage: as usual.
  }
  return parseManner(text, rates);
}

/** What is missing or cannot be chosen is as usual. */
export function parseManner(text: string | null, rates: readonly number[]): Manner {
  let stored: object = {};
  try {
    stored = Object(JSON.parse(text ?? ''));
  } catch {
    // Nothing was stored, or something else.
  }
  const { rate, voiceUri } = { rate: undefined, voiceUri: undefined, ...stored };
  return {
    rate: rates.find((each) => each === rate) ?? 1,
    voiceUri: typeof voiceUri === 'string' ? voiceUri : '',
  };
}

export function keepManner(manner: Manner): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(manner));
  } catch {
    // It lasts as long as the page.
  }
}
