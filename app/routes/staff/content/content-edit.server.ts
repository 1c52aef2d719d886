import { data } from 'react-router';
import { instantOf, wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Finding } from '#app/features/compliance/linted-content.ts';
import { lintedParts } from '#app/features/compliance/linted-content.ts';
import {
  type Override,
  type ReasonError,
  readOverrides,
  reasonField,
} from '#app/features/compliance/overrides.ts';
import type {
  ContentRefusal,
  DocumentSnapshot,
} from '#app/features/content/change-document.server.ts';
import { compareTexts } from '#app/features/content/compare-texts.ts';
import { MAX_SOURCE } from '#app/features/content/content-document.ts';
import { CONTENT_ACTIONS, CONTENT_FIELDS } from '#app/features/content/content-form-fields.ts';
import { contentPath } from '#app/features/content/content-paths.ts';
import { labelOfPath, problemMessages } from '#app/features/content/content-problem-messages.ts';
import { dropDraft } from '#app/features/content/desk/desks.server.ts';
import {
  BODY_FIELD,
  type FieldValues,
  partsOf,
  valuesIn,
} from '#app/features/content/field-values.ts';
import { readEntry, readRevision } from '#app/features/content/read-entry.server.ts';
import { unscheduleContent } from '#app/features/content/release-content.server.ts';
import { saveContent } from '#app/features/content/write-content.server.ts';
import { readForm } from '#app/features/images/read-upload.server.ts';
import { staffCompliance } from '#app/locales/pt-BR/staff/compliance.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { AUDIO_FILE_FIELD } from '#app/platform/audio-files.ts';
import { formText } from '#app/platform/form-values.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { ContentProblem } from '#app/platform/text/content-problem.ts';
import { type TextParts, writeParts } from '#app/platform/text/markdown-files.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import { episodeAudios, measuredEpisode } from '#app/site-content/episode-audio.server.ts';
import { findingsIn } from '#app/site-content/text-findings.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { audioIn } from './audio-upload.server.ts';
import { checkOutsideLinks, deadSentences, linksQuery } from './content-outside-links.server.ts';
import { changeOf, type EntryArgs, type EntryPage, entryPageOf } from './content-page.server.ts';
import { releaseEntry } from './content-release.server.ts';

const { refusals } = staffContent;

const STATUS = { gone: 404, changed: 409, taken: 409, faulty: 422 } satisfies Record<
  ContentRefusal['reason'],
  number
>;

/** Values with which a refused form is shown again. */
type Refused = {
  errors: readonly FieldError[];
  values: FieldValues;
  day: string;
  time: string;
  /** The version that the form was based on; the newest once its author has been shown the changes. */
  snapshot: { version: string; base: string };
  findings: readonly Finding[];
  reasons: Readonly<Record<string, string>>;
  reasonErrors: readonly ReasonError[];
  changed: { who: string; lines: ReturnType<typeof compareTexts> } | null;
  /** Links that did not answer may be published by who has opened them. */
  hasDeadLinks: boolean;
};

/** Handles the actions of an entry's form. */
export async function answerContentForm(args: EntryArgs) {
  const page = await entryPageOf(args);
  const form = await readForm(args.request);
  if (!form) throw data(null, { status: 400, headers: ERROR_HEADERS });
  const desk = { ...page.key, staffId: page.staff.id };
  if (formText(form, CONTENT_FIELDS.action) === CONTENT_ACTIONS.drop) {
    await dropDraft(page.services, desk);
    return seeOther(`${page.path}?feito=descartado`);
  }
  const sent = form.has(AUDIO_FILE_FIELD) ? await audioIn(form, page) : null;
  const values = { ...valuesIn(form), ...(sent?.ok && sent.value) };
  const audios = await episodeAudios(page.services.db, page.services.contentStore.files);
  const typedParts = partsOf(page.fields, values, page.parts.front);
  const parts = measuredEpisode(typedParts, page.key, audios);
  const source = writeParts(parts);
  const formValues = {
    values,
    day: formText(form, CONTENT_FIELDS.day),
    time: formText(form, CONTENT_FIELDS.time),
    snapshot: {
      version: formText(form, CONTENT_FIELDS.version),
      base: formText(form, CONTENT_FIELDS.base),
    },
  };
  const snapshot = { ...page.key, version: Number(formValues.snapshot.version), by: page.staff.id };
  const refused = (errors: readonly FieldError[], status: number, more: Partial<Refused> = {}) =>
    data(
      {
        ...formValues,
        findings: [],
        reasons: {},
        reasonErrors: [],
        changed: null,
        hasDeadLinks: false,
        ...more,
        errors,
      } satisfies Refused,
      { status, headers: ERROR_HEADERS },
    );
  if (sent && !sent.ok) {
    const { message, status } = sent.refusal;
    return refused([{ fieldId: AUDIO_FILE_FIELD, message }], status);
  }
  if (source.length > MAX_SOURCE)
    return refused([{ fieldId: BODY_FIELD, message: refusals.tooLong }], 400);

  const action = formText(form, CONTENT_FIELDS.action);
  const request: ContentAction = { page, snapshot, parts, source, form, formValues };
  const outcome = await performAction(action, request);
  if ('location' in outcome) {
    await dropDraft(page.services, desk);
    return seeOther(outcome.location);
  }
  if ('errors' in outcome) return refused(outcome.errors, outcome.status, outcome.more);
  const { refusal } = outcome;
  if (refusal.reason === 'faulty') return refused(errorsOf(page, refusal.problems), STATUS.faulty);
  if (refusal.reason === 'changed') {
    const { error, ...more } = await changesSince(args, formValues.snapshot.base);
    return refused([error], STATUS.changed, more);
  }
  return refused(
    [{ fieldId: BODY_FIELD, message: refusals[refusal.reason] }],
    STATUS[refusal.reason],
  );
}

/** An entry's problems at the fields of its form. */
export function errorsOf(
  { label, fields, type }: Pick<EntryPage, 'label' | 'fields' | 'type'>,
  problems: readonly ContentProblem[],
): FieldError[] {
  return problemMessages(problems, { label, fields, bodyLabel: type.body.label });
}

type ContentAction = {
  page: EntryPage;
  snapshot: DocumentSnapshot;
  parts: TextParts;
  source: string;
  form: FormData;
  formValues: { day: string; time: string };
};
type Outcome =
  | { location: string }
  | { refusal: ContentRefusal }
  | { errors: readonly FieldError[]; status: number; more?: Partial<Refused> };

async function performAction(action: string, request: ContentAction): Promise<Outcome> {
  const { page, snapshot, source, formValues } = request;
  const { services, path } = page;
  const done = (word: keyof typeof staffContent.edit.done) => ({
    location: `${path}?feito=${word}`,
  });
  if (action === CONTENT_ACTIONS.save || action === CONTENT_ACTIONS.preview) {
    const saved = await saveContent(services, snapshot, { source });
    if (!saved.ok) return saved;
    if (action === CONTENT_ACTIONS.save) return done('guardado');
    return { location: contentPath({ ...page.key, type: page.type }, 'previa') };
  }
  if (action === CONTENT_ACTIONS.unschedule) {
    const undone = await unscheduleContent(services, snapshot);
    return undone.ok ? done('desfeito') : undone;
  }
  if (action === CONTENT_ACTIONS.publish) return release(request, null);
  if (action !== CONTENT_ACTIONS.schedule)
    return { errors: [{ fieldId: BODY_FIELD, message: refusals.noSuchAction }], status: 400 };
  const dueAt = instantOf(formValues.day, formValues.time);
  if (!dueAt || dueAt <= page.services.clock.now())
    return { errors: [{ fieldId: CONTENT_FIELDS.day, message: refusals.when }], status: 422 };
  return release(request, dueAt);
}

async function release(request: ContentAction, dueAt: Date | null): Promise<Outcome> {
  const { page, snapshot, source, parts, form } = request;
  const answered = answeredFindings(request);
  if ('errors' in answered) return answered;
  const links = await checkOutsideLinks(page.services, parts.body);
  const isSeen = formText(form, CONTENT_FIELDS.linksSeen) !== '';
  if (links.dead.length > 0 && !isSeen) {
    const errors = deadSentences(links).map((message) => ({ fieldId: BODY_FIELD, message }));
    return { errors, status: 422, more: { hasDeadLinks: true } };
  }
  const released = await releaseEntry(page, snapshot, { source, dueAt, ...answered });
  return released.ok
    ? {
        location: `${page.path}?feito=${dueAt ? 'agendado' : 'publicado'}${linksQuery({ ...links, dead: [] })}`,
      }
    : released;
}

/** Reasons for the findings of medical advertising, or the ones that are missing. */
function answeredFindings({
  page: { key, services, today },
  parts,
  form,
}: ContentAction): { overrides: Override[] } | Extract<Outcome, { errors: unknown }> {
  const findings = findingsIn(key, parts, { clinic: services.clinic, today });
  const { overrides, errors, values: formValues } = readOverrides(form, findings);
  if (errors.length === 0) return { overrides };
  return {
    errors: errors.map(({ field, refusal }) => ({
      fieldId: field,
      message: staffCompliance.panel.inSummary(
        wordsOf(findings, field),
        staffCompliance.panel[refusal],
      ),
    })),
    status: 422,
    more: { findings, reasons: formValues, reasonErrors: errors },
  };
}

/** What a finding concerns: its text, or its rule when it concerns the whole entry. */
function wordsOf(findings: readonly Finding[], field: string): string {
  const finding = findings.find((each) => reasonField(each) === field);
  return finding ? finding.excerpt || staffCompliance.rules[finding.rule].title : '';
}

/** Who changed the entry in the meantime, and what has changed since the form was opened. */
async function changesSince(args: EntryArgs, base: string) {
  const page = await entryPageOf(args);
  const { services, text, readable } = page;
  const change = changeOf(page);
  const who = change?.who ?? staffContent.changed.someone;
  // A form without a revision was loaded from the file, which is revision 1.
  const number = /^[1-9]\d{0,8}$/.test(base) ? Number(base) : 1;
  const before = text.row ? await readRevision(services.db, text.row.id, number) : null;
  return {
    error: {
      fieldId: 'mudancas',
      message: staffContent.changed.message(who, change?.when ?? ''),
    },
    snapshot: { version: String(text.version), base: String(text.row?.latestRevision ?? 0) },
    changed: {
      who,
      lines: compareTexts(readable(before ?? text.source), readable(text.source)),
    },
  };
}

/** What blocks publishing the stored entry: its problems or, without any, its findings. */
export async function checkEntry({ services, key, text, parts, today }: EntryPage) {
  const { problems } = await services.contentStore.withSource(key, text.source);
  const findings = findingsIn(key, parts, { clinic: services.clinic, today });
  return { problems, findings: problems.length > 0 ? [] : findings };
}

export const NOT_CHECKED: Awaited<ReturnType<typeof checkEntry>> = { problems: [], findings: [] };

/** Labels of an entry's fields, for findings in them. */
export function labelsOf({ fields, type, parts }: EntryPage): Record<string, string> {
  const labels = lintedParts(parts.front, '').map(({ field }) => [
    field,
    labelOfPath(fields, field) ?? type.body.label,
  ]);
  return Object.fromEntries(labels);
}

/** Whether the other language has the entry too. */
export async function otherLanguageOf({ services, type, key }: EntryPage) {
  const locale: Locale = key.locale === 'pt-BR' ? 'en-US' : 'pt-BR';
  if (!services.clinic.locales.includes(locale)) return null;
  const there = await readEntry(services, { ...key, locale });
  return { locale, isThere: there !== null, canAdd: type.isOpen };
}

/** Initial values of the schedule's fields. */
export function scheduleFields(scheduledAt: Date | null): { day: string; time: string } {
  if (!scheduledAt) return { day: '', time: '' };
  const { on, time } = wallClockOf(scheduledAt);
  return { day: on, time };
}
