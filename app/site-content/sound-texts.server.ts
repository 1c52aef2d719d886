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
      if (!(error instanceof ContentProblems)) throw error;
      const faulty = new Set(error.problems.map(({ file }) => file).filter(Boolean));
      if (faulty.size === 0) throw error;
      problems.push(...error.problems.filter(({ file }) => !aside.has(file)));
      for (const label of faulty) {
        const choices = left.get(label) ?? choicesFor(label);
        if (choices.length === 0) throw error;
        const [shown, ...rest] = choices;
        left.set(label, rest);
        aside.set(label, { source: sources.get(label) ?? null, shown });
        if (shown === undefined) taken.delete(label);
        else taken.set(label, shown);
      }
    }
  }

  /** Other sources of an entry, the best first; undefined is its file. */
  function choicesFor(label: string): (string | null | undefined)[] {
    const [own, last] = [sources.get(label), before.get(label)];
    const shownBefore = typeof last === 'string' && last !== own ? [last] : [];
    const isWritten = typeof own === 'string';
    return [...shownBefore, ...(isWritten ? [undefined] : []), null];
  }
}

/** The sources with what is set aside replaced, but for entries that somebody has changed since. */
export function withoutSetAside(sources: PublishedRevisions, aside: SetAsides): PublishedRevisions {
  if (aside.size === 0) return sources;
  const taken = new Map(sources);
  for (const [label, { source, shown }] of aside) {
    if ((sources.get(label) ?? null) !== source) continue;
    if (shown === undefined) taken.delete(label);
    else taken.set(label, shown);
  }
  return taken;
}
