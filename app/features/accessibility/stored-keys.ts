/** Where the record lies: for the tab, and for the device once the visitor lets it be remembered. */
export const SETTINGS_KEY = 'clareia.accessibility';
/** Where the visitor's own choice of a shortcut lies. */
export const SHORTCUT_KEY = 'clareia.accessibility.shortcut';
