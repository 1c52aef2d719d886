import { type MapMessages, mapMessages } from '#app/locales/map.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { MapFacts, NearPlace } from './map-facts.ts';

const MENTIONED = 3;

/** A landmark with its distance and direction: 'Praça do Coreto, a 90 m, a sudoeste'. */
export function placeWords({ kind, name, metres, towards }: NearPlace, locale: Locale): string {
  const messages = mapMessages[locale];
  return messages.place(
    name ?? capital(messages.kinds[kind]),
    metres,
    messages.directions[towards],
  );
}

/** Where the clinic is on its street: 'A clínica fica na Rua A, entre Rua B e Rua C.' */
export function streetWords({ street, between }: MapFacts, locale: Locale): string | null {
  return street ? mapMessages[locale].street(street, between) : null;
}

/** What a drawing shows, in a few sentences, computed from its data. */
export function describeMap(facts: MapFacts, city: string, locale: Locale): string {
  const messages: MapMessages = mapMessages[locale];
  const near = facts.near.filter(({ name }) => name !== null).slice(0, MENTIONED);
  return [
    messages.picture(city),
    streetWords(facts, locale),
    ...(near.length > 0 ? [messages.near(near.map((place) => placeWords(place, locale)))] : []),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
