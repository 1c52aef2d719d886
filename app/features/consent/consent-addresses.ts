/** Where the browser posts a receipt. */
export const RECEIPT_PATH = '/privacy/recibo';
/** Ids of the preferences dialog and the banner; the page's script looks them up. */
export const PREFERENCES_DIALOG = 'preferencias';
export const BANNER_ID = 'consentimento';
/** Changes with the wording of the banner or the preferences; everybody is then asked again. */
export const CONSENT_VERSION = '2026-11-3';
