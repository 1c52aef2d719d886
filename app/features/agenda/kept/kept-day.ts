/** A day of the agenda as a device of the clinic keeps it, to be read without network. */
export type KeptDay = {
  /** Whose account asked for it. */
  staffId: number;
  /** ISO 8601. */
  madeAt: string;
  /** The same in the clinic's zone: '9h12'. */
  madeTime: string;
  /** 'terça-feira, 1º de dezembro de 2026' */
  label: string;
  rows: readonly KeptRow[];
};

export type KeptRow = {
  /** '8h30' */
  time: string;
  /** The patient; of a closure or a hold what it is. */
  name: string;
  /** What for, with whom, where, and how it stands. */
  facts: string;
  /** As people read it; empty without one. */
  phone: string;
  /** The link that calls it; empty without one. */
  phoneHref: string;
};

export const KEPT_DAY_PATHS = {
  page: '/equipe/agenda/sem-internet',
  list: '/equipe/agenda/sem-internet/lista',
} as const;

/** How long it may be read; a device that is left behind shows it no longer. */
export const KEPT_HOURS = 12;
