import { z } from 'zod';
import { CMS_REFUSALS, type ForeignEntry } from '#app/features/cms/foreign-entry.ts';

/** What is wrong with a text before anything has been written. */
export const ENTRY_FAULTS = [
  'no-title',
  'no-author',
  'no-date',
  'no-words',
  'no-address',
  'garbled',
  'twice',
] as const;
export type EntryFault = (typeof ENTRY_FAULTS)[number];

/** A text as it was found at the source. */
export type FoundEntry = { entry: ForeignEntry; isDraft: boolean; faults: readonly EntryFault[] };

// Written by this program alone, from values that were made here.
export const storedEntry = z.custom<ForeignEntry>(
  (value) => typeof value === 'object' && value !== null && 'blocks' in value,
);
export const storedFaults = z.array(z.enum(ENTRY_FAULTS));

/** What was seen at the source and left there, by what it is. */
export const LEFT_OUT = [
  'pages',
  'private',
  'protected',
  'trash',
  'other',
  'nameless',
  'twice',
  'unreadable',
] as const;
export type LeftOut = Partial<Record<(typeof LEFT_OUT)[number], number>>;
export const storedLeftOut = z.partialRecord(z.enum(LEFT_OUT), z.number());

/** Why an import gave nothing, or less than all. */
const IMPORT_FAULTS = [
  // Of a file.
  'empty',
  'packed',
  'not-xml',
  'not-wordpress',
  'doctype',
  'too-deep',
  'too-many',
  'wrong-encoding',
  'no-texts',
  // Of an address; a file breaks off as well.
  ...CMS_REFUSALS,
] as const;
export const storedFault = z.object({
  code: z.enum(IMPORT_FAULTS),
  line: z.number().optional(),
  isWrongEncoding: z.boolean().optional(),
});
export type StoredFault = z.output<typeof storedFault>;

/** What staff should know of a text that was written. */
export const IMPORT_NOTES = [
  /** Words of links to other sites stayed; the addresses are among the sources. */
  'outside-links',
  /** Links to what is not here: their words stayed. */
  'lost-links',
  'images-without-alt',
  'images-refused',
  'headings-changed',
  'other-address',
  'too-long',
] as const;
export type ImportNote = { code: (typeof IMPORT_NOTES)[number]; count?: number; words?: string };
export const storedNotes = z.array(
  z.object({
    code: z.enum(IMPORT_NOTES),
    count: z.number().optional(),
    words: z.string().optional(),
  }),
);
