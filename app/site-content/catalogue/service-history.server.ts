import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { fieldNode } from '#app/clinic/record/field-node.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import type { Queryable } from '#app/db/database.ts';
import type { ChoiceNames } from '#app/features/clinic-record/choice-names.ts';
import { draftOf } from '#app/features/clinic-record/form-draft.ts';
import { draftDifferences } from '#app/features/clinic-record/record-differences.ts';
import { coverageWords } from '#app/features/insurance/coverage-words.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import {
  entryFrom,
  readServiceEvents,
  readStateEvents,
  readTextNames,
  type ServiceEvent,
} from './service-events.server.ts';
import { afterAgenda, afterRecord, onDay, type ServiceState } from './service-states.ts';

const { service: words } = staffHistory;

/** A field that differs, in words; where only what came of it is known, `before` is ''. */
type Line = { path: string; where: string; before: string; after: string };

/** What a service was; null for one that there was not yet. */
export type Stood = {
  state: ServiceState | null;
  /** The day when it was changed; undefined while it stands. */
  until: string | undefined;
};

/** One change of a service, and what the service was after it. */
export type ServiceChange = Pick<ServiceEvent, 'key' | 'at' | 'by'> & {
  lines: Line[];
  /** Where else more of it stands. */
  beside: readonly Beside[];
} & Stood;
type Beside = { kind: 'payer'; payer: string } | { kind: 'text'; locale: 'pt-BR' | 'en-US' };

const ONE_PRESS_MS = 5_000;

/** Before the first change: as the file of the installation says. */
export const BEGINNING = 'inicio';

type Asked = {
  id: number;
  slug: string;
  file: ClinicRecord;
  names: ChoiceNames;
  payerTitle: (payer: string) => string;
  /** What it is called in the text that came with the program. */
  nameInFile: string;
};

/**
 * Everything that staff have changed of a service, the newest first: what its pages say, how the agenda books it, what
 * payers cover and which texts were published. What changed nothing is left out.
 * @returns states with their name; `beginning` is what it was before all of it
 */
export async function readServiceHistory(
  db: Queryable,
  { id, slug, file, names, payerTitle, nameInFile }: Asked,
): Promise<{ changes: ServiceChange[]; beginning: Stood }> {
  const texts = await readTextNames(db, slug);
  const named = (state: ServiceState | null, isWritten: (at: Date) => boolean) =>
    state && {
      ...state,
      title: state.title ?? texts.find(({ at }) => isWritten(at))?.title ?? nameInFile,
    };
  const stored = file.services.find((each) => each.slug === slug);
  const events = await readServiceEvents(db, { id, slug, inFile: stored });
  let state = entryFrom(stored);
  const beginning: Stood = { state: named(state, () => false), until: undefined };
  const changes: ServiceChange[] = [];
  for (const event of events) {
    const { key, at, by } = event;
    const before = standing(state, event);
    state = stateAfter(before, event);
    const now = named(state, (written) => written <= at);
    const was = state === before ? now : named(before, (written) => written < at);
    const lines = linesOf(event, [was, now], { names, payerTitle });
    if (lines.length === 0) continue;
    const beside = besideOf(event);
    const last = changes.at(-1);
    // One press that names a service anew changes the record and, a moment later, its text.
    const isOne =
      event.kind === 'text' && last?.by === by && at.getTime() - last.at.getTime() < ONE_PRESS_MS;
    if (isOne) changes.pop();
    changes.push({
      ...{ key: isOne ? last.key : key, at, by, state: now, until: undefined },
      lines: [...(isOne ? last.lines : []), ...lines],
      beside: [...(isOne ? last.beside : []), ...beside],
    });
  }
  noteEnds(beginning, changes);
  return { changes: changes.reverse(), beginning };
}

/**
 * What a service was after one change of its history, as its forms need it: neither payers nor texts are read, and
 * nothing is put into words.
 * @returns `made` is null for what was there before all changes; null where no change of that key made it what it was
 */
export async function readServiceAt(
  db: Queryable,
  { id, slug, file, nameInFile }: Pick<Asked, 'id' | 'slug' | 'file' | 'nameInFile'>,
  key: string,
): Promise<(Stood & { state: ServiceState; made: Pick<ServiceEvent, 'at' | 'by'> | null }) | null> {
  const stored = file.services.find((each) => each.slug === slug);
  const events = await readStateEvents(db, { id, slug, inFile: stored });
  const index = events.findIndex((event) => event.key === key);
  const made = events[index] ?? null;
  if (made ? !isRead(made) : key !== BEGINNING) return null;
  const state = stateAfterAll(entryFrom(stored), events.slice(0, index + 1));
  if (!state) return null;
  const next = events.slice(index + 1).find((event) => {
    const before = standing(state, event);
    return !isSame(before, stateAfter(before, event));
  });
  const texts = state.title === undefined && made ? await readTextNames(db, slug) : [];
  const upTo = made ? made.at.getTime() + ONE_PRESS_MS : 0;
  const written = texts.find(({ at }) => at.getTime() < upTo);
  return {
    state: { ...state, title: state.title ?? written?.title ?? nameInFile },
    until: next && wallClockOf(next.at).on,
    made,
  };
}

/** What a service became by what was done to it. @param events the oldest first */
export function stateAfterAll(
  start: ServiceState | null,
  events: readonly ServiceEvent[],
): ServiceState | null {
  return events.reduce((state, event) => stateAfter(standing(state, event), event), start);
}

/** Whether it says what the service is, and this release understands it. */
function isRead(event: ServiceEvent): boolean {
  if (event.kind === 'record') return event.after !== null;
  return event.kind === 'agenda' && event.set !== null;
}

/** What stood when something happened. */
function standing(state: ServiceState | null, { at }: ServiceEvent): ServiceState | null {
  return state && onDay(state, wallClockOf(at).on);
}

/** Notes of each state when another came. @param changes the oldest first */
function noteEnds(beginning: Stood, changes: readonly ServiceChange[]): void {
  let until: string | undefined;
  for (const [at, change] of [...changes.entries()].reverse()) {
    change.until = until;
    const before = changes[at - 1] ?? beginning;
    if (!isSame(before.state, change.state)) until = wallClockOf(change.at).on;
  }
  beginning.until = until;
}

function stateAfter(state: ServiceState | null, event: ServiceEvent): ServiceState | null {
  if (event.kind === 'agenda') return state && event.set ? afterAgenda(state, event.set) : state;
  if (event.kind !== 'record' || !event.after) return state;
  return afterRecord(state, { before: event.before, after: event.after });
}

type Context = Pick<Asked, 'names' | 'payerTitle'>;

function linesOf(
  event: ServiceEvent,
  [before, after]: readonly [ServiceState | null, ServiceState | null],
  { names, payerTitle }: Context,
): Line[] {
  const told = (where: string, now: string, was = ''): Line[] => [
    { path: event.kind, where, before: was, after: now },
  ];
  if (event.kind === 'payer') {
    const [was, now] = [event.before, event.after].map((rule) => coverageWords(rule, names));
    return was === now ? [] : told(words.payer(payerTitle(event.payer)), now ?? '', was);
  }
  if (event.kind === 'text') {
    const { locale, revision } = event;
    return told(
      words.text[locale],
      revision === undefined ? words.withdrawn : words.published(revision),
    );
  }
  if (event.kind === 'place') return told(words.place, words.nth(event.place));
  if (!isRead(event)) return told(words.entry, staffHistory.unreadable);
  if (!after) return [];
  return before ? differencesOf([before, after], names) : told(words.entry, words.added);
}

/** What differs between two states of a service, in the words of its forms. */
function differencesOf(
  [before, after]: readonly [ServiceState, ServiceState],
  names: ChoiceNames,
): Line[] {
  const { item } = fieldNode('services');
  if (!item) return [];
  // A name of its own has one in English too, which the text's name lacks.
  const [was, now] = [before, after].map((state, index) => {
    const other = index === 0 ? after.title : before.title;
    const isPlain = typeof state.title === 'string' && typeof other === 'object';
    return isPlain ? { ...state, title: { ...other, [DEFAULT_LOCALE]: state.title } } : state;
  });
  return draftDifferences(item, [draftOf(item, was), draftOf(item, now)], names);
}

function besideOf(event: ServiceEvent): readonly Beside[] {
  if (event.kind === 'payer') return [{ kind: 'payer', payer: event.payer }];
  return event.kind === 'text' ? [{ kind: 'text', locale: event.locale }] : [];
}
