import { sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/database.ts';
import { plainWords } from '#app/platform/text/plain-letters.ts';
import type { PersonCard } from './same-person.server.ts';

/** Few enough that each statement stays far below the session's limit of five seconds. */
const BATCH = 10_000;
/** What accents become when letters are taken apart: of Portuguese, Spanish and German names. */
const ACCENTS = '\u0300\u0301\u0302\u0303\u0308\u030a\u030c\u0327';

/**
 * Deletes the lines of files of other programs that have the person's number, address or full name, however they are
 * written there and wherever a line parts them. A single word is no full name: others have it too.
 */
export async function eraseImportedLines(
  tx: Transaction,
  cards: readonly PersonCard[],
): Promise<void> {
  const patterns = new Set(
    cards.flatMap(({ name, phoneE164, email }) => [
      ...namePatterns(name),
      ...(phoneE164 ? [numberPattern(phoneE164)] : []),
      ...(email ? [addressPattern(email)] : []),
    ]),
  );
  if (patterns.size === 0) return;
  const pattern = [...patterns].join('|');
  const { rows } = await tx.execute<{ id: number; lines: number }>(sql`
    select import_id as id, max(number) + 1 as lines from data_import_rows group by import_id order by import_id`);
  for (const { id, lines } of rows)
    for (let from = 0; from < lines; from += BATCH)
      await tx.execute(sql`
        delete from data_import_rows
        where import_id = ${id} and number >= ${from} and number < ${from + BATCH}
          and translate(normalize(lower(array_to_string(cells, ' ')), nfd), ${ACCENTS}, '') ~ ${pattern}`);
}

/** Its last eight digits, with or without marks between them: area code and leading 9 are often left out. */
function numberPattern(phoneE164: string): string {
  const digits = [...phoneE164.replace(/\D/g, '').slice(-8)];
  return `${digits.join('[^[:alnum:]]{0,3}')}(?![0-9])`;
}

/** As a whole: 'ana@example.com' is no part of 'mariana@example.com'. */
function addressPattern(email: string): string {
  const plain = email.trim().toLowerCase();
  return `(?<![a-z0-9._%+-])${plain.replace(/[^a-z0-9]/g, String.raw`\$&`)}(?![a-z0-9-]|[.][a-z0-9])`;
}

/** 'ana reis' and 'reis ana' of 'Ana Reis' as whole words; files put any part first. */
function namePatterns(name: string): string[] {
  const words = plainWords(name).split(' ');
  if (words.length < 2) return [];
  return words.map((_, at) => {
    const turned = [...words.slice(at), ...words.slice(0, at)].join('[^[:alnum:]]+');
    return `(?<![[:alnum:]])${turned}(?![[:alnum:]])`;
  });
}
