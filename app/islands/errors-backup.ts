import { externalLinkMessages } from '#app/locales/external-link.ts';
import { backupAddress, criticalKind, leaveForBackup } from '#app/platform/browser/backup-host.ts';
import { readSettings } from '#app/platform/browser/site-settings.ts';
import { hasUnsavedForm } from '#app/platform/browser/unsaved-form.ts';
import { localeOfPath } from '#app/platform/locale.ts';

/** Goes to the clinic's backup host when the error is critical and that host answers. */
export function turnToBackup(error: unknown): void {
  const kind = criticalKind(error);
  if (!kind) return;
  const messages = externalLinkMessages[localeOfPath(location.pathname)];
  void leaveForBackup(kind, {
    address: backupAddress(readSettings().backupHost, location),
    fetch: (address, init) => fetch(address, init),
    // Even reading the property throws where storage is forbidden.
    storage: {
      getItem: (key) => sessionStorage.getItem(key),
      setItem: (key, value) => sessionStorage.setItem(key, value),
    },
    hasUnsavedForm,
    // Native, so that nothing has to be fetched.
    ask: (host) => confirm(messages.ask(host)),
    go: (address) => location.assign(address),
  });
}
