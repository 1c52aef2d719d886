import { startConsent } from './consent.ts';
import { startFrame } from './frame.ts';

/** What every page does once its HTML is there, content pages and app pages alike. */
export function startPage(): void {
  startFrame();
  startConsent();
}
