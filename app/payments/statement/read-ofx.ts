import { ok, type Result, refuse } from '#app/platform/result.ts';
import {
  readAmount,
  readDay,
  type Statement,
  type StatementFault,
  type StatementLine,
} from './statement-line.ts';

// OFX 1.x is SGML, in which values have no closing tag; 2.x is XML. Read the same way: a value is what follows its
// tag up to the next one.

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Whether a text is OFX of either kind. */
export function isOfx(text: string): boolean {
  return /OFXHEADER|<OFX>/i.test(text.slice(0, 4_000));
}

export function readOfx(text: string): Result<Statement, StatementFault> {
  const transactions = transactionsOf(text);
  if (transactions.length === 0) return refuse('empty');
  const read = transactions.map(lineOf);
  const lines = read.filter((line) => line !== null);
  const incoming = lines.filter(({ amountCents }) => amountCents > 0);
  return ok({
    kind: 'ofx',
    lines: incoming,
    outgoing: lines.length - incoming.length,
    unread: read.length - lines.length,
    table: null,
  });
}

type Transaction = { account: string; fields: ReadonlyMap<string, string> };

function transactionsOf(text: string): Transaction[] {
  const transactions: Transaction[] = [];
  let account = '';
  let fields: Map<string, string> | null = null;
  for (const [, slash, tag = '', value = ''] of text.matchAll(/<(\/?)([A-Z0-9.]+)>([^<]*)/gi)) {
    const name = tag.toUpperCase();
    if (name === 'STMTTRN' || name === 'BANKTRANLIST') {
      fields = !slash && name === 'STMTTRN' ? new Map() : null;
      if (fields) transactions.push({ account, fields });
    } else if (slash) continue;
    else if (fields) fields.set(name, decoded(value));
    else account = withPart(account, name, decoded(value));
  }
  return transactions;
}

/** The account of the statement that follows: bank, branch and number, as far as they are given. */
function withPart(account: string, name: string, value: string): string {
  if (name === 'BANKID') return value;
  return name === 'BRANCHID' || name === 'ACCTID' ? `${account}/${value}` : account;
}

function lineOf({ fields, account }: Transaction): StatementLine | null {
  const on = readDay(fields.get('DTPOSTED') ?? '');
  const amountCents = readAmount(fields.get('TRNAMT') ?? '');
  if (on === null || amountCents === null) return null;
  const words = ['NAME', 'MEMO', 'CHECKNUM', 'REFNUM'].map((name) => fields.get(name) ?? '');
  const fitid = fields.get('FITID');
  return {
    on,
    amountCents,
    memo: words.filter(Boolean).join(' '),
    bankRef: fitid ? `${account}/${fitid}` : null,
  };
}

function decoded(value: string): string {
  return value
    .replace(/&(#\d{1,6}|[a-z]+);/gi, (whole, name: string) =>
      name.startsWith('#')
        ? String.fromCodePoint(Number(name.slice(1)))
        : (ENTITIES[name] ?? whole),
    )
    .replace(/\s+/g, ' ')
    .trim();
}
