import { formatAgo } from '#app/clinic/format-ago.ts';
import { formatDate, formatMoment } from '#app/clinic/format-date.ts';
import { type Category, categoryNamed } from '#app/clinic/record/category-fields.ts';
import { categoryOfEntry } from '#app/features/cms/category-aliases.ts';
import type { ForeignTexts } from '#app/features/cms/foreign-texts.ts';
import { foreignReader } from '#app/features/cms/read-foreign.server.ts';
import { SOURCE_PATHS } from '#app/features/cms/source-paths.ts';
import {
  acceptEmpty,
  readFindings,
  readPictureState,
  readRuns,
  readSourceState,
} from '#app/features/cms/source-state.server.ts';
import { stateView } from '#app/features/cms/source-view.ts';
import { syncFailureOf } from '#app/features/cms/sync-outcome.ts';
import { type StoredFinding, storedFindings } from '#app/features/compliance/stored-findings.ts';
import { staffSource as messages } from '#app/locales/pt-BR/staff/connections/content-source.ts';
import { formText } from '#app/platform/form-values.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { sortedEntries } from '#app/site-content/foreign-posts.ts';
import type { Editorial } from '#app/site-content/site-content.server.ts';

const ROWS_A_PAGE = 25;

export async function readSourcePage(args: StaffArgs) {
  const { services, url, may } = staffPageOf(args);
  const { db, clock, env, contents } = services;
  const now = clock.now();
  const state = await readSourceState(db, { fixed: env.cmsUrl, now });
  const texts = await foreignReader(env.cmsUrl).read(db);
  const { shown, passedOver } = sortedEntries(
    texts ?? { entries: [], showsPages: false },
    texts?.showsOwn ? ownSlugs(contents['pt-BR'].editorial) : new Set(),
  );
  const rows = rowsOf(shown, {
    texts,
    findings: await readFindings(db),
    categories: contents['pt-BR'].clinic.postCategories,
  });
  const flagged = rows.filter(({ findings }) => findings.length > 0);
  const isFlagged = url.searchParams.get('so') === 'avisos';
  const listed = isFlagged ? flagged : rows;
  const pageCount = Math.max(1, Math.ceil(listed.length / ROWS_A_PAGE));
  const page = Math.min(Math.max(1, Number(url.searchParams.get('pagina')) || 1), pageCount);
  const pictures = await readPictureState(db);
  const posts = shown.filter(({ kind }) => kind === 'post').length;
  return {
    state: stateView(state, { shown: posts, now, momentOf: (at) => formatAgo(at, now) }),
    isOn: state.condition !== 'off',
    isRefreshing: url.searchParams.has('pedido'),
    mayChange: may('content.source'),
    counts: { all: rows.length, flagged: flagged.length },
    isFlagged,
    page,
    pageCount,
    rows: listed.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE),
    passedOver: texts ? passedOverLines(passedOver, state.passedOver) : [],
    pictures: {
      ...pictures,
      failed: pictures.failed.map(({ src, failure, dueAt }) => ({
        src,
        why: `${pictureWords(failure)}; ${messages.pictures.again(formatMoment(dueAt))}`,
      })),
    },
    runs: (await readRuns(db)).map((run) => ({
      id: run.id,
      when: formatMoment(run.startedAt),
      how: `${run.isFull ? messages.runs.kinds.full : messages.runs.kinds.changes}, ${messages.runs.reasons[run.reason]}`,
      result: resultWords(run),
    })),
  };
}

/** Asks for a run; with the word of an administrator that the source is empty on purpose. */
export async function answerSource(args: StaffArgs) {
  const { services, staff, may } = staffPageOf(args);
  const form = await args.request.formData();
  if (formText(form, 'acao') === 'vazio' && may('content.source'))
    await acceptEmpty(services, staff.id);
  await services.jobs['cms-sync'](services.db, { reason: 'staff' });
  return seeOther(`${SOURCE_PATHS.state}?pedido`);
}

/** Addresses of the articles written here, shown or not. */
function ownSlugs({ posts, hiddenPosts = [] }: Editorial): ReadonlySet<string> {
  const own = posts.filter(({ reviewedOn }) => reviewedOn !== null);
  return new Set([...own, ...hiddenPosts].map(({ slug }) => slug));
}

type RowParts = {
  texts: ForeignTexts | null;
  findings: ReadonlyMap<string, unknown>;
  categories: readonly Category[];
};
export type SourceRow = ReturnType<typeof rowsOf>[number];

function rowsOf(shown: ForeignTexts['entries'], { texts, findings, categories }: RowParts) {
  const aliases = { settled: texts?.categories ?? {}, categories };
  return shown.map((entry) => {
    const category = categoryNamed(categories, categoryOfEntry(entry.categories, aliases));
    const found: readonly StoredFinding[] = storedFindings(
      findings.get(`${entry.kind} ${entry.id}`),
    );
    return {
      key: `${entry.kind} ${entry.id}`,
      title: entry.title,
      href: `/blog/${entry.slug}`,
      link: entry.link,
      facts: [
        entry.kind === 'page' ? messages.entries.page : (category?.label ?? ''),
        formatDate(entry.publishedOn),
        ...(entry.author === null ? [] : [messages.entries.by(entry.author)]),
      ].join(' · '),
      findings: found,
    };
  });
}

function passedOverLines(
  own: ReturnType<typeof sortedEntries>['passedOver'],
  unread: readonly string[],
) {
  const { reasons, numbered } = messages.passedOver;
  const lines = unread.flatMap((line) => {
    const [kind, id = '', why = ''] = line.split(' ');
    const reason = why in reasons ? why : 'unexpected-shape';
    const words = Object.entries(reasons).find(([word]) => word === reason)?.[1] ?? '';
    return [
      { key: line, title: numbered(kind === 'page' ? 'page' : 'post', id), link: null, why: words },
    ];
  });
  return [
    ...own.map(({ entry, why }) => ({
      key: `${entry.kind} ${entry.id}`,
      title: entry.title,
      link: entry.link,
      why: reasons[why],
    })),
    ...lines,
  ];
}

function pictureWords(failure: string | null): string {
  const { reasons, other } = messages.pictures;
  return Object.entries(reasons).find(([word]) => word === failure)?.[1] ?? other;
}

type Run = Awaited<ReturnType<typeof readRuns>>[number];

function resultWords({ outcome, status, seen, changed, gone }: Run): string {
  if (outcome === null) return messages.runs.running;
  if (outcome === 'done') return messages.runs.done(seen, changed, gone);
  const failure = outcome === 'stopped' ? null : syncFailureOf(outcome);
  if (failure === null) return messages.runs.stopped;
  const { what } = messages.failures[failure];
  return status === null ? what : `${what} ${messages.statusOf(status)}`;
}
