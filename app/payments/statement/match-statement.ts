import type { StatementLine } from './statement-line.ts';

/** A charge that money may be for. */
export type OpenCharge = {
  reference: string;
  restCents: number;
  /** The calendar day on which it was asked for. */
  askedOn: string;
};

/** A line with its own reference, by which it is counted once, and the charges that it may pay. */
export type MatchedLine = StatementLine & {
  ref: string;
  /** Surely this one: the line names it. */
  named: string | null;
  /** Perhaps one of these: the amount is what they still ask for. A person decides. */
  proposed: readonly string[];
};

/**
 * Finds the charges that a statement's lines pay: by the identifier that the payer's bank sent along, else by amount
 * and day as a proposal.
 * @param references of all charges, whatever their state
 * @param hash of a text, in hexadecimal
 */
export function matchStatement(
  lines: readonly StatementLine[],
  {
    references,
    open,
    hash,
  }: {
    references: ReadonlySet<string>;
    open: readonly OpenCharge[];
    hash: (text: string) => string;
  },
): MatchedLine[] {
  return withRefs(lines, hash).map((line) => {
    const named = namedIn(line.memo, references);
    const proposed = named
      ? []
      : open
          .filter(({ restCents, askedOn }) => restCents === line.amountCents && askedOn <= line.on)
          .map(({ reference }) => reference);
    return { ...line, named, proposed };
  });
}

/** The Central Bank's identifier of a Pix, the same in every file of either bank. */
const END_TO_END = /\bE\d{8}20\d{10}[A-Za-z0-9]{11}\b/;

/**
 * Gives every line a reference that the same line has in any other file: the Pix's own identifier, or a hash of what
 * the bank says and its number among equal lines. The bank's own identifier is not trusted alone, since some banks
 * give one to many lines.
 */
function withRefs(lines: readonly StatementLine[], hash: (text: string) => string) {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const pix = END_TO_END.exec(line.memo)?.[0];
    if (pix) return { ...line, ref: `pix:${pix}` };
    const words = line.bankRef === null ? line.memo.toLowerCase() : line.bankRef;
    const said = JSON.stringify([line.on, line.amountCents, words]);
    const number = (seen.get(said) ?? 0) + 1;
    seen.set(said, number);
    return { ...line, ref: `line:${hash(`${said}#${number}`)}` };
  });
}

/** Banks cut lines and put blanks anywhere; a reference has 25 characters in a row once they are gone. */
function namedIn(memo: string, references: ReadonlySet<string>): string | null {
  for (const text of [memo.toUpperCase(), memo.toUpperCase().replace(/[^A-Z0-9]/g, '')])
    for (let at = 0; at + 25 <= text.length; at += 1) {
      const reference = text.slice(at, at + 25);
      if (references.has(reference)) return reference;
    }
  return null;
}
