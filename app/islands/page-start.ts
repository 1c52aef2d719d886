import { startConsent } from './consent.ts';
import { startFrame } from './frame.ts';
import { startMeasurement } from './measurement.ts';
import { startUpdates } from './update.ts';

/** What every page does once its HTML is there, content pages and app pages alike. */
export function startPage(): void {
  startFrame();
  startConsent();
  startMeasurement();
  startUpdates();
}
