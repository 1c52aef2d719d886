import { useEffect } from 'react';
import { deleteOfflineCopy } from '#app/platform/browser/offline-copy.ts';

/** The visit about which the browser was last asked whether to cancel it. */
let asked: string | undefined;

/** Stands on the page that asks: notes which visit it is. */
export function AskedToCancel({ protocol }: { protocol: string }) {
  useEffect(() => {
    asked = protocol;
  }, [protocol]);
  return null;
}

/**
 * Stands on the page that says that a visit was cancelled, and deletes its kept copy. When the page was loaded anew, so
 * that it is not known which visit it was, any copy goes: rather none than one of a visit that does not take place.
 */
export function ForgetCancelled() {
  useEffect(() => {
    if ('caches' in window) deleteOfflineCopy(caches, asked).catch(() => undefined);
  }, []);
  return null;
}
