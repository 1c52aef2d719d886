import { POST_CATEGORIES } from '#app/features/blog/post.ts';
import type { TextView } from '#app/features/cms/import/import-texts.tsx';
import {
  type ImportNote,
  storedFault,
  storedLeftOut,
} from '#app/features/cms/import/stored-entry.ts';
import { labelOf } from '#app/features/content/content-document.ts';
import { contentPath } from '#app/features/content/content-paths.ts';
import { problemMessages } from '#app/features/content/content-problem-messages.ts';
import type { ContentType } from '#app/features/content/content-type.ts';
import { blog } from '#app/locales/blog.ts';
import { staffCompliance } from '#app/locales/pt-BR/staff/compliance.ts';
import { staffImport } from '#app/locales/pt-BR/staff/import.ts';
import {
  importAnswers,
  questionsOf,
  suggestedAuthor,
  suggestedCategory,
} from '#app/site-content/import-answers.server.ts';
import { readinessOf } from '#app/site-content/import-ready.server.ts';
import { IMPORTED } from '#app/site-content/import-slugs.server.ts';
import {
  entriesOfImport,
  importCounts,
  type ListedText,
  listTexts,
} from '#app/site-content/import-views.server.ts';
import { contentTypeOf, contentTypesOf } from './content-page.server.ts';
import type { importPageOf } from './import-one.server.ts';

type ImportPage = Awaited<ReturnType<typeof importPageOf>>;
const { list, one, notes, entryFaults, leftOut: leftOutWords } = staffImport;

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

async function questionsView({ services, row, clinic, today }: ImportPage, drafts: number) {
  const questions = questionsOf(await entriesOfImport(services.db, row.id));
  const { practitioners } = clinic.resources;
  const titles = services.contents['pt-BR'].services;

  const { author, category } = staffImport.answers;
  return {
    version: row.version,
    doctor: clinic.doctor.name,
    authors: questions.authors.map(({ name, label, texts }) => ({
      label: author(label, texts),
      chosen: suggestedAuthor(name, practitioners) ?? '',
    })),
    categories: questions.categories.map((question) => ({
      label: category(question.label, question.texts),
      chosen: suggestedCategory(question),
    })),
    people: practitioners.map(({ slug, name }) => ({ value: slug, label: name })),
    topics: POST_CATEGORIES.map((value) => ({ value, label: blog.categories[value] })),
    services: titles.map(({ slug, title }) => ({ value: slug, label: title })),
    reviewedOn: '',
    today,
    service: '',
    drafts,
    origin: row.origin,
  };
}

async function textView(
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
  const rules = ready.blocking.map(({ excerpt, rule }) =>
    list.quote(excerpt, staffCompliance.rules[rule].title),
  );
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
