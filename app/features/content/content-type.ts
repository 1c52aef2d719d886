export type Option = { value: string; label: string };

type Named = {
  /** Key in the front matter. */
  name: string;
  label: string;
  hint?: string | undefined;
};

/** A field of an entry's form and of its front matter. */
export type Field = Named &
  (
    | { type: 'line' }
    | { type: 'text' }
    | { type: 'number' }
    | { type: 'day' }
    /** `former` holds what is offered no more, for the entry that has it. */
    | { type: 'choice'; options: readonly Option[]; former?: readonly Option[] }
    | { type: 'checks'; options: readonly Option[] }
    /** A checkbox. `yes` is stored when it is ticked; otherwise `no`, or nothing. */
    | { type: 'flag'; yes: true | string; no?: false | undefined }
    /** An existing audio file or an upload; the server also writes the fields in `fills`. */
    | { type: 'audio'; options: readonly Option[]; fills: readonly string[] }
    /** An image of the library, by its address. Left empty, `describedIn` of the same group gets the library's words. */
    | { type: 'image'; options: readonly Option[]; describedIn?: string | undefined }
    /** Words separated by commas. */
    | { type: 'words' }
    /** A list with one item a line. */
    | { type: 'lines' }
    | { type: 'group'; of: readonly Field[] }
    /** A list of groups: `count` of them, or any number. `rowTitle` labels each, followed by its number. */
    | { type: 'rows'; of: readonly Field[]; rowTitle: string; count?: number | undefined }
  );

/** What the defaults of a new entry are made from. */
export type StartContext = {
  /** Calendar day in the clinic's zone. */
  today: string;
  /** The first free position among the questions. */
  freePosition: number;
  /** The number after the newest episode's. */
  nextEpisode: { season: number; number: number };
  /** The doctor's slug among the clinic's practitioners. */
  doctor: string | undefined;
};

/** A content type: its labels, its fields and what staff may do with its entries. */
export type ContentType = {
  /** Name of its folder below content/<locale>. */
  name: string;
  /** Segment in the staff side's addresses. */
  word: string;
  titles: { one: string; many: string; add: string };
  /** Front matter fields of an entry; they may differ between entries. */
  fieldsOf: (slug: string) => readonly Field[];
  /** Label and hints of the Markdown part. */
  body: {
    label: string;
    hint?: string | undefined;
    /** Name of the form field that it follows; it comes last when left out. */
    after?: string;
  };
  /** Address of an entry's public page in the default language; null while it has none. */
  pathOf: (slug: string) => string | null;
  /** Entries may be created and withdrawn. */
  isOpen: boolean;
  /** An entry has a page of its own whose address may change. */
  isMovable: boolean;
  /** Default values of a new entry. */
  start?: (context: StartContext) => Readonly<Record<string, unknown>>;
};
