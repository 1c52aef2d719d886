/** Where the browser leaves a receipt. */
export const RECEIPT_PATH = '/privacy/recibo';
/** Id of the preferences' dialog and of the banner; the page's script looks for them. */
export const PREFERENCES_DIALOG = 'preferencias';
export const BANNER_ID = 'consentimento';
/** Changes with the wording of the banner or the preferences: then everybody is asked again. */
export const CONSENT_VERSION = '2026-11';
