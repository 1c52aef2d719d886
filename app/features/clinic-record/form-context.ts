import { createContext } from 'react';
import type { ChoiceSource } from '#app/clinic/record/field-meta.ts';
import { STATES } from '#app/clinic/record/time-zones.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import type { Draft } from './form-draft.ts';

type Choice = { value: string; label: string };

/** What all boxes of a form share. */
export type FormSetting = {
  errors: readonly FieldError[];
  /** Entries of the record that fields choose among. */
  sources: Readonly<Record<ChoiceSource, readonly Choice[]>>;
  /** Whether the site speaks English, and so asks for English texts. */
  asksEnglish: boolean;
  /** Rows by '<path of the list> <slug>' that are in the record, and so are archived, never taken away. */
  stored: ReadonlySet<string>;
  /** The map on which an address gets its point, below its boxes. */
  pointOf?: (path: string, address: Draft) => React.ReactNode;
  /** What belongs below a box and is no field of the record, by the path of the box. */
  belowOf?: (path: string) => React.ReactNode;
};

export const formSetting = createContext<FormSetting>({
  errors: [],
  sources: { people: [], services: [], 'rooms-and-equipment': [], branches: [], images: [] },
  asksEnglish: true,
  stored: new Set(),
});

/** The entry of a list that boxes belong to, such as a person; empty outside. */
export const entryName = createContext('');

export const stateChoices: readonly Choice[] = STATES.map((code) => ({ value: code, label: code }));
