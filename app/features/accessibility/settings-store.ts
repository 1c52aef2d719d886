import { choicesOf } from '#app/platform/browser/consent-record.ts';
import { currentConsent, onConsent } from '#app/platform/browser/consent-store.ts';
import {
  type AccessibilitySettings,
  CUSTOM_PROFILE,
  DEFAULT_SETTINGS,
  isUsual,
  parseSettings,
} from './settings.ts';
import { showSettings } from './show-settings.ts';
import { SETTINGS_KEY } from './stored-keys.ts';

type Listener = (settings: AccessibilitySettings) => void;

const listeners = new Set<Listener>();
let settings = DEFAULT_SETTINGS;
let otherTabs: BroadcastChannel | undefined;

/**
 * Reads the record, and follows the other tabs and the visitor's answer about privacy. What somebody needs in order
 * to read is told to nobody: it lies in this browser alone, for the tab, and for the device once they let it.
 */
export function openSettings(): void {
  otherTabs = channel();
  otherTabs?.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') takeStored(data);
  });
  // What the device remembers already comes before what this tab has.
  onConsent(() => takeStored((isRemembered() && readStored()) || textOf(settings)));
  // A page out of the browser's memory has missed what was changed meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeStored(readStored());
  });
  takeStored(readStored());
}

export function currentSettings(): AccessibilitySettings {
  return settings;
}

/** Calls the listener after each change, here or in another tab. */
export function onSettings(listener: Listener): void {
  listeners.add(listener);
}

/** Changes some settings; a profile of which something was changed is the visitor's own. */
export function changeSettings(change: Partial<AccessibilitySettings>): void {
  const next = { ...settings, ...change };
  const isNews = !isSame(next, settings);
  const isOwn = isNews && settings.profile !== '' && change.profile === undefined;
  take(isOwn ? { ...next, profile: CUSTOM_PROFILE } : next);
  // That this tab speaks is no news: other tabs keep what they have.
  if (isNews) otherTabs?.postMessage(textOf(settings));
}

/** Everything as every visitor gets it. */
export function restoreSettings(): void {
  changeSettings(DEFAULT_SETTINGS);
}

/** Whether the visitor lets this device remember. */
export function isRemembered(): boolean {
  return choicesOf(currentConsent()).personalization;
}

/** Takes over a record, without what is spoken here. @param text undefined where nothing can be read */
function takeStored(text: string | null | undefined): void {
  if (text !== undefined) take({ ...parseSettings(text), ttsSpeaking: settings.ttsSpeaking });
}

function take(next: AccessibilitySettings): void {
  settings = next;
  keep(next);
  showSettings(next);
  colourBrowser(next);
  for (const listener of listeners) listener(next);
}

/** The browser's own bars take the page's ground, which a chosen contrast changes. */
function colourBrowser({ contrast }: AccessibilitySettings): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.usual ??= meta.content;
    meta.content =
      contrast === 'normal' ? meta.dataset.usual : getComputedStyle(document.body).backgroundColor;
  }
}

/** Speaking is what happens now, not a wish for the next page, nor a part of a profile. */
function textOf(record: AccessibilitySettings): string {
  return JSON.stringify({ ...record, ttsSpeaking: false });
}

function isSame(one: AccessibilitySettings, other: AccessibilitySettings): boolean {
  return textOf(one) === textOf(other);
}

/** Where storage is blocked some browsers refuse channels too. */
function channel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(SETTINGS_KEY);
  } catch {
    return undefined;
  }
}

/** @returns undefined where storage is blocked: the settings then last as long as the page */
function readStored(): string | null | undefined {
  try {
    const [place, other] = places();
    return place.getItem(SETTINGS_KEY) ?? other.getItem(SETTINGS_KEY);
  } catch {
    return undefined;
  }
}

function keep(record: AccessibilitySettings): void {
  try {
    const [place, other] = places();
    if (isUsual({ ...record, ttsSpeaking: false })) place.removeItem(SETTINGS_KEY);
    else if (place.getItem(SETTINGS_KEY) !== textOf(record))
      place.setItem(SETTINGS_KEY, textOf(record));
    // Last, so that a full place leaves what lies in the other.
    other.removeItem(SETTINGS_KEY);
  } catch {
    // Blocked, or full: the settings last as long as the page.
  }
}

/** Where the record belongs, and where it does not. */
function places(): [Storage, Storage] {
  return isRemembered() ? [localStorage, sessionStorage] : [sessionStorage, localStorage];
}
