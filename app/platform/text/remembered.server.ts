import { readTextBlocks } from './read-text-blocks.ts';

/** More than a site of many articles has; a reading takes some ten times the room of its text. */
const MOST_READINGS = 1_000;

/**
 * A reading of texts that knows what it has read: when one text changes, a site's hundred others are the same as before.
 * Whoever gets a reading shares it with everybody, so it is frozen. What throws is read again.
 * @param read depends on the text alone
 * @param most readings that are kept; those that nobody has asked for longest go
 */
export function remembered<Reading>(
  read: (text: string) => Reading,
  most = MOST_READINGS,
): (text: string) => Reading {
  const readings = new Map<string, Reading>();
  return (text) => {
    const known = readings.get(text);
    const reading = known ?? frozen(read(text));
    // The last in the map is the one asked for last.
    readings.delete(text);
    readings.set(text, reading);
    const [oldest] = readings.size > most ? readings.keys() : [];
    if (oldest !== undefined) readings.delete(oldest);
    return reading;
  };
}

/** The blocks of a text that is on the site. @throws UnknownMarkdown */
export const readSiteBlocks = remembered(readTextBlocks);

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const each of Object.values(value)) frozen(each);
  return Object.freeze(value);
}
