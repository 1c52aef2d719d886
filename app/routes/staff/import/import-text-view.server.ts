import type { TextView } from '#app/features/cms/import/import-texts.tsx';
import type { ImportNote } from '#app/features/cms/import/stored-entry.ts';
import { labelOf } from '#app/features/content/content-document.ts';
import { contentPath } from '#app/features/content/content-paths.ts';
import { problemMessages } from '#app/features/content/content-problem-messages.ts';
import type { ContentType } from '#app/features/content/content-type.ts';
import { staffCompliance } from '#app/locales/pt-BR/staff/compliance.ts';
import { staffImport } from '#app/locales/pt-BR/staff/connections/import.ts';
import { readinessOf } from '#app/site-content/import-ready.server.ts';
import { IMPORTED } from '#app/site-content/import-slugs.server.ts';
import type { ListedText } from '#app/site-content/import-views.server.ts';
import type { ImportPage } from './import-one.server.ts';

const { list, notes, entryFaults } = staffImport;

/** A text of an import: what became of it, its faults by name, and what it still lacks. */
export async function textView(
  text: ListedText,
  { page, type }: { page: ImportPage; type: ContentType },
): Promise<TextView> {
  const { became, outcome } = text;
  const told = [...text.faults.map((fault) => entryFaults[fault]), ...text.notes.map(noteWords)];
  const base = { id: text.foreignId, link: text.link, wasDraft: text.isDraft, told };
  const words = outcome === null ? null : list.outcomes[outcome];
  if (!became)
    return { ...base, title: text.title, outcome: words, href: null, state: null, missing: [] };
  const shown = {
    ...base,
    title: became.title || text.title,
    outcome: words,
    href: contentPath({ type, ...IMPORTED, slug: became.slug }),
  };
  if (became.state === 'withdrawn') return { ...shown, state: list.withdrawn, missing: [] };
  if (became.state !== 'draft') return { ...shown, state: list.onSite, missing: [] };
  const { clinic, today } = page;
  const ready = await readinessOf(became, { clinic, today });
  const messages = problemMessages(ready.problems, {
    label: labelOf({ ...IMPORTED, slug: became.slug }),
    fields: type.fieldsOf(became.slug),
    bodyLabel: type.body.label,
  }).map(({ message }) => message);
  const quoted = ready.blocking.map(({ excerpt, rule }) =>
    list.quote(excerpt, staffCompliance.rules[rule].title),
  );
  const rules = [...new Set(quoted)];
  const missing = [
    ...messages,
    ...(ready.lacksAlt ? [list.lacksAlt] : []),
    ...(rules.length > 0 ? [list.rules(rules.length), ...rules] : []),
  ];
  const advice = ready.advice > 0 ? ` · ${list.advice(ready.advice)}` : '';
  return {
    ...shown,
    state: ready.isReady ? `${list.ready}${advice}` : null,
    missing: [...new Set(missing)],
  };
}

function noteWords({ code, count = 0, words = '' }: ImportNote): string {
  if (code === 'other-address') return notes[code](words);
  return notes[code](count);
}
