import { type ContentProblem, ContentProblems } from '#app/platform/text/content-problem.ts';
import type { PublishedRevisions } from '#app/platform/text/markdown-files.server.ts';

/** An entry whose source is not taken, and what the site shows in its place: null for nothing. */
export type SetAside = { source: string | null; shown: string | null | undefined };
export type SetAsides = ReadonlyMap<string, SetAside>;

type Sound<Read> = {
  read: Read;
  /** The sources that were taken. */
  sources: PublishedRevisions;
  aside: SetAsides;
  /** Why entries were set aside, each once. */
  problems: readonly ContentProblem[];
};

/**
 * Reads all texts but those with faults. In place of each that has some stands the one that was shown before, or its
 * file, or nothing: whichever is sound.
 * @param read throws ContentProblems
 * @param before sources as they were taken last
 * @throws what `read` throws when no entry is to blame, or one that the site cannot do without
 */
export async function readSound<Read>(
  read: (sources: PublishedRevisions) => Promise<Read>,
  sources: PublishedRevisions,
  before: PublishedRevisions,
): Promise<Sound<Read>> {
  const taken = new Map(sources);
  const aside = new Map<string, SetAside>();
  const left = new Map<string, (string | null | undefined)[]>();
  const problems: ContentProblem[] = [];
  for (;;) {
    try {
      return { read: await read(taken), sources: taken, aside, problems };
    } catch (error) {
      const faults = error instanceof ContentProblems ? error.problems : [];
      const faulty = new Set(faults.map(({ file }) => file).filter(Boolean));
      problems.push(...faults.filter(({ file }) => !aside.has(file)));
      const areAllReplaced = [...faulty].map(setAside).every(Boolean);
      if (faulty.size === 0 || !areAllReplaced) throw error;
    }
  }

  /** Puts the next best source in the place of an entry's. @returns whether there is another */
  function setAside(label: string): boolean {
    const [own, last] = [sources.get(label), before.get(label)];
    const choices = left.get(label) ?? otherSources(own, last);
    if (choices.length === 0) return false;
    const [shown, ...rest] = choices;
    left.set(label, rest);
    aside.set(label, { source: own ?? null, shown });
    put(taken, label, shown);
    return true;
  }
}

/** In place of an entry's own source, the best first; undefined is its file, null is nothing. */
function otherSources(own: string | null | undefined, last: string | null | undefined) {
  const shownBefore = typeof last === 'string' && last !== own ? [last] : [];
  return [...shownBefore, ...(typeof own === 'string' ? [undefined] : []), null];
}

function put(sources: Map<string, string | null>, label: string, shown: string | null | undefined) {
  if (shown === undefined) sources.delete(label);
  else sources.set(label, shown);
}

/** The sources with what is set aside replaced, but for entries that somebody has changed since. */
export function withoutSetAside(sources: PublishedRevisions, aside: SetAsides): PublishedRevisions {
  if (aside.size === 0) return sources;
  const taken = new Map(sources);
  for (const [label, { source, shown }] of aside) {
    if ((sources.get(label) ?? null) !== source) continue;
    put(taken, label, shown);
  }
  return taken;
}
