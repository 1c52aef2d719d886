import { startConsent } from './consent.ts';
import { startErrors } from './errors.ts';
import { startExternalLinks } from './external-links.ts';
import { startFrame } from './frame.ts';
import { startMeasurement } from './measurement.ts';
import { startUpdates } from './update.ts';

/** Starts the behaviour that every page has, content pages and app pages alike. */
export function startPage(): void {
  startErrors();
  startFrame();
  startExternalLinks();
  startConsent();
  startMeasurement();
  startUpdates();
}
