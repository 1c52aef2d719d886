import type { ScreeningInstrumentId } from '#app/clinic/screening-instruments.ts';
import { type Instrument, instrumentKey } from './instrument.ts';
import { shortForm } from './short-form.ts';
import { tenItems } from './ten-items.ts';

/** Every questionnaire that can be chosen. How to add one: docs/guides/screening.md. */
export const INSTRUMENTS: Readonly<Record<ScreeningInstrumentId, Instrument>> = {
  'ten-items': tenItems,
  'short-form': shortForm,
};

/** @param key from `instrumentKey`, as a form or stored answers have it */
export function findInstrument(key: string): Instrument | undefined {
  return Object.values(INSTRUMENTS).find((each) => instrumentKey(each) === key);
}
