import type { Locale } from '#app/platform/locale.ts';

/** A voice of the browser. One that is not `localService` sends what it reads to a company. */
export type Voice = Pick<
  SpeechSynthesisVoice,
  'lang' | 'localService' | 'name' | 'voiceURI' | 'default'
>;

/**
 * Voices for a language, best first: those of the device before those of the internet, the page's own variety
 * before others. On private pages only those of the device.
 */
export function voicesFor<V extends Voice>(
  voices: readonly V[],
  { locale, isPrivate }: { locale: Locale; isPrivate: boolean },
): V[] {
  const wanted = locale.toLowerCase();
  const [language] = wanted.split('-');
  // Android writes 'pt_BR', and some engines 'por-BRA'.
  const langOf = ({ lang }: V) =>
    lang
      .toLowerCase()
      .replaceAll('_', '-')
      .replace(/^por\b/, 'pt')
      .replace(/^eng\b/, 'en')
      .replace(/-bra\b/, '-br')
      .replace(/-usa\b/, '-us');
  const rank = (voice: V) =>
    (voice.localService ? 0 : 4) +
    (langOf(voice).startsWith(wanted) ? 0 : 2) +
    (voice.default ? 0 : 1);
  return voices
    .filter((voice) => langOf(voice).split('-')[0] === language)
    .filter(({ localService }) => localService || !isPrivate)
    .sort((a, b) => rank(a) - rank(b));
}

/**
 * The voice that reads: the one chosen by hand, if it may; else the best of the device.
 * @param usable as `voicesFor` gives them
 */
export function chooseVoice<V extends Voice>(usable: readonly V[], chosenUri: string): V | null {
  const chosen = usable.find(({ voiceURI }) => voiceURI === chosenUri);
  return chosen ?? usable.find(({ localService }) => localService) ?? null;
}
