import { data } from 'react-router';
import { instantOf } from '#app/clinic/clinic-time.ts';
import { contentServicesOf } from '#app/context/content-services.ts';
import type { DocumentSnapshot } from '#app/features/content/change-document.server.ts';
import { isSlug, MAX_SOURCE, slugOf } from '#app/features/content/content-document.ts';
import { CONTENT_ACTIONS, CONTENT_FIELDS } from '#app/features/content/content-form-fields.ts';
import { contentPath, localeOfWord } from '#app/features/content/content-paths.ts';
import {
  readParts,
  type TextParts,
  titleOfSource,
  writeParts,
} from '#app/features/content/content-source.server.ts';
import type { Field } from '#app/features/content/content-type.ts';
import {
  BODY_FIELD,
  fieldName,
  partsOf,
  valuesIn,
  valuesOf,
} from '#app/features/content/field-values.ts';
import { readEntry } from '#app/features/content/read-content.server.ts';
import { createContent } from '#app/features/content/write-content.server.ts';
import { readForm } from '#app/features/images/read-upload.server.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { AUDIO_FILE_FIELD } from '#app/platform/audio-name.ts';
import { formText } from '#app/platform/form-values.ts';
import { HOME_LOCALE } from '#app/platform/locale.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import {
  audioOptions,
  episodeAudios,
  measuredEpisode,
} from '#app/site-content/episode-audio.server.ts';
import { audioIn, tooLargeOf } from './audio-upload.server.ts';
import { findingsIn } from './content-findings.server.ts';
import { contentTypeOf, contentTypesOf, notThere } from './content-page.server.ts';
import { releaseEntry } from './content-release.server.ts';

type NewArgs = StaffArgs & { params: { kind: string } };

const { refusals } = staffContent;

/** Initial form of a new entry. @throws 404 for a content type without new entries */
export async function newEntryOf(args: NewArgs) {
  const page = await newPageOf(args);
  const { kind, locale, fixedSlug, base, today } = page;
  const fields = kind.fieldsOf(fixedSlug ?? '');
  return {
    title: `${kind.titles.add}${staffContent.edit.newTitle[locale]}`,
    fixedSlug,
    fields,
    body: kind.body,
    values: valuesOf(fields, { front: base, body: '' }),
    errors: tooLargeOf(page.url),
    today,
  };
}

async function newPageOf(args: NewArgs) {
  const page = staffPageOf(args);
  const { services, url, today } = page;
  const audios = await episodeAudios(services.db, services.contentStore.files);
  const kind = contentTypeOf(contentTypesOf(services, audioOptions(audios)), args.params.kind);
  const locale = localeOfWord(url.searchParams.get('idioma') ?? 'pt') ?? HOME_LOCALE;
  if (!kind.isOpen || !services.clinic.locales.includes(locale)) throw notThere();
  const content = contentServicesOf(services);
  // A version in another language has the same name.
  const slug = url.searchParams.get('de');
  const other = locale === 'pt-BR' ? 'en-US' : 'pt-BR';
  const original = slug ? await readEntry(content, { kind: kind.name, locale: other, slug }) : null;
  const { editorial } = services.contents[locale] ?? services.contents['pt-BR'];
  const { doctor, resources } = services.clinic;
  const start = kind.start?.({
    today,
    freePosition: Math.max(0, ...editorial.faq.map(({ position }) => position)) + 1,
    nextEpisode: nextEpisode(editorial.episodes),
    doctor: resources.practitioners.find(({ name }) => name === doctor.name)?.slug,
  });
  // Led here by the audio that was sent first.
  const chosen = audios.find(({ path }) => path === url.searchParams.get('audio'));
  const copied = original && untranslatedValues(kind.fieldsOf(original.slug), original.source);
  return {
    ...page,
    content,
    kind,
    locale,
    fixedSlug: original?.slug ?? null,
    base: { ...(copied ?? start), ...(chosen && { audio: chosen.path }) },
  };
}

/** The season goes on; episodes come newest first. */
function nextEpisode([newest]: readonly { season: number; number: number }[]) {
  return { season: newest?.season ?? 1, number: (newest?.number ?? 0) + 1 };
}

/** Of a text, what is no words: its days, its subject, its services. */
function untranslatedValues(fields: readonly Field[], source: string) {
  const { front } = readParts(source);
  const wordless: readonly Field['type'][] = ['choice', 'checks', 'day', 'number', 'flag', 'audio'];
  const names = fields.filter(({ type }) => wordless.includes(type)).map(({ name }) => name);
  return Object.fromEntries(Object.entries(front).filter(([name]) => names.includes(name)));
}

/** Keeps a new text as a draft, and publishes it when that is asked for and possible. */
export async function answerNewForm(args: NewArgs) {
  const page = await newPageOf(args);
  const { staff, content, kind, locale, fixedSlug } = page;
  const form = await readForm(args.request);
  if (!form) throw data(null, { status: 400, headers: ERROR_HEADERS });
  const sent = await audioIn(form, page);
  const values = { ...valuesIn(form), ...(sent?.ok && sent.value) };
  const formValues = {
    slug: formText(form, CONTENT_FIELDS.slug).trim(),
    day: formText(form, CONTENT_FIELDS.day),
    time: formText(form, CONTENT_FIELDS.time),
  };
  const refused = (fieldId: string, message: string, status: number) =>
    data(
      { ...formValues, values, errors: [{ fieldId, message }] },
      { status, headers: ERROR_HEADERS },
    );
  if (sent && !sent.ok) return refused(AUDIO_FILE_FIELD, sent.refusal.message, sent.refusal.status);
  const unmeasured = partsOf(kind.fieldsOf(''), values, {});
  const slug = fixedSlug ?? (formValues.slug || slugOf(titleOfSource(writeParts(unmeasured))));
  const audios = await episodeAudios(page.services.db, page.services.contentStore.files);
  const parts = measuredEpisode(unmeasured, { kind: kind.name, slug }, audios);
  const source = writeParts(parts);
  if (source.length > MAX_SOURCE) return refused(BODY_FIELD, refusals.tooLong, 400);
  if (!isSlug(slug)) {
    const [title] = kind.fieldsOf('');
    return slug === '' && title
      ? refused(fieldName(title.name), refusals.slugMissing(title.label), 422)
      : refused(CONTENT_FIELDS.slug, refusals.slug, 422);
  }
  const key = { kind: kind.name, locale, slug };
  const made = await createContent(content, { ...key, by: staff.id }, { source });
  if (!made.ok) return refused(CONTENT_FIELDS.slug, refusals.taken, 409);
  const action = formText(form, CONTENT_FIELDS.action);
  if (action === CONTENT_ACTIONS.preview)
    return seeOther(contentPath({ kind, locale, slug }, 'previa'));
  const word = await releaseNew(page, {
    seen: { ...key, version: made.value.version, by: staff.id },
    text: { source, parts },
    isNow: action === CONTENT_ACTIONS.publish,
    dueAt: action === CONTENT_ACTIONS.schedule ? instantOf(formValues.day, formValues.time) : null,
  });
  return seeOther(`${contentPath({ kind, locale, slug })}?${word}`);
}

/** What has become of a new draft, as its own page is told; what is missing is said there. */
async function releaseNew(
  page: Awaited<ReturnType<typeof newPageOf>>,
  {
    seen,
    text: { source, parts },
    isNow,
    dueAt,
  }: {
    seen: DocumentSnapshot;
    text: { source: string; parts: TextParts };
    isNow: boolean;
    dueAt: Date | null;
  },
): Promise<string> {
  const { services, today } = page;
  const isLater = dueAt !== null && dueAt > services.clock.now();
  if (!isNow && !isLater) return 'feito=guardado';
  const findings = findingsIn(seen, parts, { clinic: services.clinic, today });
  if (findings.some(({ severity }) => severity === 'blocks')) return 'conferir';
  const released = await releaseEntry(page, seen, { source, dueAt: isLater ? dueAt : null });
  if (!released.ok) return 'conferir';
  return isLater ? 'feito=agendado' : 'feito=publicado';
}
