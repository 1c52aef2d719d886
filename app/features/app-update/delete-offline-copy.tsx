import { useEffect } from 'react';
import { deleteOfflineCopy } from '#app/platform/browser/offline-copy.ts';

/** The appointment that this browser was last asked to cancel. */
let cancelProtocol: string | undefined;

/** Placed on the page that asks for confirmation: remembers its appointment. */
export function AskedToCancel({ protocol }: { protocol: string }) {
  useEffect(() => {
    cancelProtocol = protocol;
  }, [protocol]);
  return null;
}

/**
 * Placed on the page that confirms a cancellation; deletes the offline copy of the appointment. After a
 * reload the appointment is unknown and any copy is deleted: no copy is better than one of a cancelled
 * appointment.
 */
export function ForgetCancelled() {
  useEffect(() => {
    if ('caches' in window) deleteOfflineCopy(caches, cancelProtocol).catch(() => undefined);
  }, []);
  return null;
}
