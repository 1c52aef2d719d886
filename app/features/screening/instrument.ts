import type { ScreeningInstrumentId } from '#app/clinic/screening-instruments.ts';
import type { ByLocale } from '#app/platform/locale.ts';

/** One answer that can be chosen. Its id stands in forms and in stored answers. */
export type Choice = { id: string; points: number };

/** One question, with one answer out of a few. The id is its field's name. */
export type Item = { id: string; choices: readonly Choice[] };

/** A part of the scale, both ends included. */
export type Band = {
  id: string;
  from: number;
  to: number;
  /** Slug of the service to book. One that any visitor may book: the slug stands in an address. */
  service: string;
};

/** What an instrument says in one language, by the ids of its items, choices and bands. */
export type InstrumentTexts = {
  name: string;
  items: Readonly<
    Record<
      string,
      {
        question: string;
        hint?: string;
        /** Ends the hint with a link to the signs of urgency. */
        hintLink?: string;
        choices: Readonly<Record<string, string>>;
      }
    >
  >;
  bands: Readonly<Record<string, { name: string; advice: readonly string[] }>>;
  /** Where the questions come from, under the result. */
  source: string;
};

/**
 * A questionnaire as data. Points are added up, and the sum falls into one band. Whoever changes an item, its points
 * or a band raises `version`.
 */
export type Instrument = {
  id: ScreeningInstrumentId;
  version: number;
  items: readonly Item[];
  /** From 0 to the highest sum, in order, without gap or overlap. */
  bands: readonly Band[];
  /** False where the published rule gives a yes or no, and the sum is only our way to it. */
  showsScore: boolean;
  texts: ByLocale<InstrumentTexts>;
  /** Why the clinic may use it: for staff, who choose. */
  licence: { holder: string; terms: string; references: readonly string[]; checkedOn: string };
};

/** The highest sum. */
export function maxScore({ items }: Pick<Instrument, 'items'>): number {
  const most = items.map(({ choices }) => Math.max(...choices.map(({ points }) => points)));
  return most.reduce((sum, points) => sum + points, 0);
}

/** 'ten-items@1', as in the form: a page opened before a change is scored by what it asked. */
export function instrumentKey({ id, version }: Pick<Instrument, 'id' | 'version'>): string {
  return `${id}@${version}`;
}
