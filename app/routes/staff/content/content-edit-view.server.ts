import { formatMoment } from '#app/clinic/format-date.ts';
import { labelOf } from '#app/features/content/content-document.ts';
import { contentPath, newContentPath } from '#app/features/content/content-paths.ts';
import { isOnSite, stateOf } from '#app/features/content/content-state.ts';
import { BODY_FIELD } from '#app/features/content/field-values.ts';
import { readStoredProblems } from '#app/features/content/stored-problems.server.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { localPath } from '#app/platform/locale.ts';
import { partsOf } from '#app/routes/staff/staff-page.server.ts';
import { isOutgrown } from '#app/site-content/outgrown-texts.ts';
import { isOnSite as isShownOnSite } from '#app/site-content/parts/site-parts.ts';
import { findingsIn } from '#app/site-content/text-findings.ts';
import { tooLargeOf } from './audio-upload.server.ts';
import { writingOf } from './content-desk-view.server.ts';
import {
  checkEntry,
  errorsOf,
  labelsOf,
  NOT_CHECKED,
  otherLanguageOf,
  scheduleFields,
} from './content-edit.server.ts';
import { deadSentences, linksIn } from './content-outside-links.server.ts';
import { changeOf, doneOf, type EntryArgs, entryPageOf } from './content-page.server.ts';

/** Data of an entry's form and of the links beside it. */
export async function entryFormOf(args: EntryArgs) {
  const page = await entryPageOf(args);
  const { services, today, url, type, key, text, parts, fields, title } = page;
  const { row, version } = text;
  const publicPath = type.pathOf(key.slug);
  const other = await otherLanguageOf(page);
  // A preview that failed redirects here.
  const isChecked = url.searchParams.has('conferir');
  const { problems, findings } = isChecked ? await checkEntry(page) : NOT_CHECKED;
  const label = labelOf(key);
  // Why the site does not show what was published of it.
  const leftOut = services.contentStore.problems().filter(({ file }) => file === label);
  const { clinic } = services;
  const all = findingsIn(key, parts, { clinic, today });
  const writing = await writingOf(
    services,
    { type, desk: { ...key, staffId: page.staff.id } },
    { ...parts, version, base: row?.latestRevision ?? 0 },
  );
  const outside = linksIn(url, parts.body);
  const states = await partsOf(args);
  const isShown = isShownOnSite(states, clinic, { ...key, row });
  return {
    title,
    lead: `${type.titles.one}, ${staffContent.languages[key.locale].toLowerCase()}`,
    state: stateOf(row),
    fields,
    body: type.body,
    ...writing,
    hasDeadLinks: outside.dead.length > 0,
    uncheckedSites: [...new Set(outside.unchecked.map(({ site }) => site))].join(', '),
    errors: [
      ...tooLargeOf(url),
      ...errorsOf(page, isChecked ? problems : leftOut),
      ...deadSentences(outside).map((message) => ({ fieldId: BODY_FIELD, message })),
    ],
    findings,
    advice: all.filter(({ severity }) => severity === 'advises'),
    findingLabels: labelsOf(page),
    done: doneOf(url, isShown),
    change: changeOf(page),
    isOutgrown: isOutgrown(key.slug, text.source),
    scheduledFor: row?.scheduledAt ? formatMoment(row.scheduledAt) : null,
    schedule: scheduleFields(row?.scheduledAt ?? null),
    scheduleFaults: row?.scheduleFault
      ? errorsOf(page, readStoredProblems(row.scheduleFault)).map(({ message }) => message)
      : [],
    links: {
      onSite: publicPath && isShown && isOnSite(row) ? localPath(key.locale, publicPath) : null,
      publicPath: publicPath && localPath(key.locale, publicPath),
      versions: contentPath({ ...key, type }, 'versoes'),
      address: type.isOpen ? contentPath({ ...key, type }, 'endereco') : null,
      other: other && {
        locale: other.locale,
        isThere: other.isThere,
        href: other.isThere
          ? contentPath({ ...key, type, locale: other.locale })
          : other.canAdd && newContentPath(type, { locale: other.locale, slug: key.slug }),
      },
    },
  };
}
