import { storedFault, storedLeftOut } from '#app/features/cms/import/stored-entry.ts';
import { staffImport } from '#app/locales/pt-BR/staff/connections/import.ts';
import { contentTypeOf, contentTypesOf } from '#app/routes/staff/content/content-page.server.ts';
import { importAnswers } from '#app/site-content/import-answers.server.ts';
import { importCounts, listTexts } from '#app/site-content/import-views.server.ts';
import type { ImportPage } from './import-one.server.ts';
import { questionsView } from './import-questions-view.server.ts';
import { textView } from './import-text-view.server.ts';

const { list, one, leftOut: leftOutWords } = staffImport;

/** What the page of one import shows, by its state. */
export async function importView(page: ImportPage) {
  const { services, row, url } = page;
  const { db } = services;
  const answers = row.answers === null ? null : importAnswers.parse(row.answers);
  const counts = await importCounts(db, { id: row.id, takesDrafts: answers?.takesDrafts ?? true });
  const asked = url.searchParams.get('pagina') ?? '';
  const listed = await listTexts(db, {
    id: row.id,
    page: /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1,
  });
  const type = contentTypeOf(contentTypesOf(services), 'artigos');
  const texts = await Promise.all(listed.texts.map((text) => textView(text, { page, type })));
  return {
    id: row.id,
    state: row.state,
    version: row.version,
    name: staffImport.nameOf(row.siteName, row.origin),
    fault: faultWords(row, counts.found),
    progress: progressOf(row.state, counts),
    facts: [
      ...(row.origin ? [{ label: one.source, value: row.origin }] : []),
      {
        label: one.texts,
        value: [
          String(counts.found),
          ...(counts.drafts > 0 ? [one.drafts(counts.drafts)] : []),
        ].join('; '),
      },
    ],
    leftOut: Object.entries(storedLeftOut.parse(row.leftOut)).flatMap(([what, count]) =>
      isLeftOut(what) ? [leftOutWords[what](count ?? 0)] : [],
    ),
    questions: row.state === 'found' ? await questionsView(page, counts.drafts) : null,
    counts: counts.outcomes.map(({ outcome, texts: many }) =>
      staffImport.result.counts(list.outcomes[outcome], many),
    ),
    texts,
    page: listed.page,
    pageCount: listed.pageCount,
  };
}

function isLeftOut(what: string): what is keyof typeof leftOutWords {
  return Object.hasOwn(leftOutWords, what);
}

function faultWords({ fault }: ImportPage['row'], found: number): string[] {
  if (fault === null) return [];
  const { code, line, isWrongEncoding } = storedFault.parse(fault);
  const isPart = code === 'broken' && line !== undefined && found > 0;
  return [
    isPart ? staffImport.faults.brokenAt(line, found) : staffImport.faults[code],
    ...(isWrongEncoding ? [staffImport.faults['wrong-encoding']] : []),
  ];
}

function progressOf(state: string, { done, all }: { done: number; all: number }): string | null {
  if (state === 'reading') return one.reading;
  if (state === 'writing') return one.working(done, all);
  return state === 'publishing' ? one.publishing : null;
}
