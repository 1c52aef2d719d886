import { data } from 'react-router';
import { instantOf } from '#app/clinic/clinic-time.ts';
import { titleOfSource } from '#app/features/content/change-document.server.ts';
import { isSlug, MAX_SOURCE, slugOf } from '#app/features/content/content-document.ts';
import { CONTENT_ACTIONS, CONTENT_FIELDS } from '#app/features/content/content-form-fields.ts';
import { contentPath } from '#app/features/content/content-paths.ts';
import { dropDraft } from '#app/features/content/desk/desks.server.ts';
import { BODY_FIELD, fieldName, partsOf, valuesIn } from '#app/features/content/field-values.ts';
import { createContent } from '#app/features/content/write-content.server.ts';
import { readForm } from '#app/features/images/read-upload.server.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { AUDIO_FILE_FIELD } from '#app/platform/audio-files.ts';
import { formText } from '#app/platform/form-values.ts';
import { writeParts } from '#app/platform/text/markdown-files.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import { episodeAudios, measuredEpisode } from '#app/site-content/episode-audio.server.ts';
import { audioIn, tooLargeOf } from './audio-upload.server.ts';
import { writingOf } from './content-desk-view.server.ts';
import { type NewArgs, newPageOf } from './content-new-page.server.ts';
import { releaseNew } from './content-release.server.ts';

const { refusals } = staffContent;

/** Initial form of a new entry. @throws 404 for a content type without new entries */
export async function newEntryOf(args: NewArgs) {
  const page = await newPageOf(args);
  const { type, locale, fixedSlug, base, today } = page;
  const fields = type.fieldsOf(fixedSlug ?? '');
  const text = { front: base, body: '', version: 0, base: 0 };
  const writing = await writingOf(page.services, { type, desk: page.desk }, text);
  return {
    title: `${type.titles.add}${staffContent.edit.newTitle[locale]}`,
    fixedSlug,
    fields,
    body: type.body,
    ...writing,
    errors: tooLargeOf(page.url),
    today,
  };
}

/** Creates an entry as a draft, and publishes it if requested and possible. */
export async function answerNewForm(args: NewArgs) {
  const page = await newPageOf(args);
  const { services, staff, type, locale, fixedSlug } = page;
  const form = await readForm(args.request);
  if (!form) throw data(null, { status: 400, headers: ERROR_HEADERS });
  if (formText(form, CONTENT_FIELDS.action) === CONTENT_ACTIONS.drop) {
    await dropDraft(services, page.desk);
    return seeOther(`${page.url.pathname}${page.url.search}`);
  }
  const sent = form.has(AUDIO_FILE_FIELD) ? await audioIn(form, page) : null;
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
  const unmeasured = partsOf(type.fieldsOf(''), values, {});
  const slug = fixedSlug ?? (formValues.slug || slugOf(titleOfSource(writeParts(unmeasured))));
  const audios = await episodeAudios(page.services.db, page.services.contentStore.files);
  const parts = measuredEpisode(unmeasured, { kind: type.name, slug }, audios);
  const source = writeParts(parts);
  if (source.length > MAX_SOURCE) return refused(BODY_FIELD, refusals.tooLong, 400);
  if (!isSlug(slug)) {
    const [title] = type.fieldsOf('');
    return slug === '' && title
      ? refused(fieldName(title.name), refusals.slugMissing(title.label), 422)
      : refused(CONTENT_FIELDS.slug, refusals.slug, 422);
  }
  const key = { kind: type.name, locale, slug };
  const made = await createContent(services, { ...key, by: staff.id }, { source });
  if (!made.ok) return refused(CONTENT_FIELDS.slug, refusals.taken, 409);
  await dropDraft(services, page.desk);
  const action = formText(form, CONTENT_FIELDS.action);
  if (action === CONTENT_ACTIONS.preview)
    return seeOther(contentPath({ type, locale, slug }, 'previa'));
  const word = await releaseNew(page, {
    snapshot: { ...key, version: made.value.version, by: staff.id },
    text: { source, parts },
    isNow: action === CONTENT_ACTIONS.publish,
    dueAt: action === CONTENT_ACTIONS.schedule ? instantOf(formValues.day, formValues.time) : null,
  });
  return seeOther(`${contentPath({ type, locale, slug })}?${word}`);
}
