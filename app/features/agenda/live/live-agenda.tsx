import { type LiveView, liveHref } from './live-address.ts';
import './live.css';

/**
 * Keeps an open window as the agenda is: see the enhancement `live-agenda`, which renews what is marked `data-live`.
 * Without a script it is an empty line.
 */
export function LiveAgenda(view: LiveView) {
  return (
    <div
      className="live-line small no-print"
      role="status"
      data-touch="staff/live-agenda"
      data-ready="idle"
      data-stream={liveHref(view)}
    />
  );
}
