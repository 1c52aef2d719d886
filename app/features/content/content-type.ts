export type Option = { value: string; label: string };

type Named = {
  /** Its key in the front matter. */
  name: string;
  label: string;
  hint?: string | undefined;
};

/** One field of a text's form, and so of its front matter. */
export type Field = Named &
  (
    | { type: 'line' }
    | { type: 'text' }
    | { type: 'number' }
    | { type: 'day' }
    | { type: 'choice'; options: readonly Option[] }
    | { type: 'checks'; options: readonly Option[] }
    /** A box to tick. `yes` is what is written then; without a tick `no`, or nothing at all. */
    | { type: 'flag'; yes: true | string; no?: false | undefined }
    /** Audio that is there, or that comes with the form; the server writes what `fills` names along with it. */
    | { type: 'audio'; options: readonly Option[]; fills: readonly string[] }
    /** Words between commas. */
    | { type: 'words' }
    /** A list, one entry a line. */
    | { type: 'lines' }
    | { type: 'group'; of: readonly Field[] }
    /** A list of groups: so many, or as many as are filled in. `rowTitle` is what one is called, before its number. */
    | { type: 'rows'; of: readonly Field[]; rowTitle: string; count?: number | undefined }
  );

/** What is known when a new text begins. */
export type StartContext = {
  /** Calendar day in the clinic's zone. */
  today: string;
  /** The first position among the questions that is free. */
  freePosition: number;
  /** The number that follows the newest episode's. */
  nextEpisode: { season: number; number: number };
  /** Slug of the clinic's doctor among its practitioners. */
  doctor: string | undefined;
};

/** What a kind of text is: its words, its fields, and what may be done with it. */
export type ContentType = {
  /** As its folder below content/<locale>. */
  name: string;
  /** Its word in the staff side's addresses. */
  word: string;
  titles: { one: string; many: string; add: string };
  /** The fields of a text's front matter; they may differ from one text to another. */
  fieldsOf: (slug: string) => readonly Field[];
  /** What the Markdown part is called, with what must be known of it. */
  body: {
    label: string;
    hint?: string | undefined;
    /** Name of the field that it follows in the form; none where it is the last. */
    after?: string;
  };
  /** Address of the public page on which a text stands, at home; null while it has none. */
  pathOf: (slug: string) => string | null;
  /** New ones may be written, and old ones withdrawn. */
  isOpen: boolean;
  /** The text has a page of its own whose address may change. */
  isMovable: boolean;
  /** What a new text begins with. */
  start?: (facts: StartContext) => Readonly<Record<string, unknown>>;
};
