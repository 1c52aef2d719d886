import { formatMoment } from '#app/clinic/format-date.ts';
import type { Queryable } from '#app/db/database.ts';
import type { Option } from '#app/features/content/content-type.ts';
import type { FileSources } from '#app/features/content/file-sources.server.ts';
import { existingFilms, listFilms } from '#app/features/films/read-films.server.ts';
import { podcast } from '#app/locales/podcast.ts';
import { FILM_ROOT, filmPath, isCaptionsPath, isFilmPath } from '#app/platform/film-files.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { ContentProblem } from '#app/platform/text/content-problem.ts';
import { type PublishedRevisions, readParts } from '#app/platform/text/markdown-files.server.ts';

const SERVICES = 'services';

/** Uploaded films and captions, newest first, then those that came with the site, as options of a form. */
export async function filmOptions(
  db: Queryable,
  files: FileSources,
): Promise<{ films: Option[]; captions: Option[] }> {
  const sent = (await listFilms(db)).map(({ name, label, createdAt, durationSeconds }) => ({
    value: filmPath(name),
    label: `${label} · ${formatMoment(createdAt)} · ${podcast.length(durationSeconds)}`,
  }));
  const own = [...new Set([...files].flatMap(([label, source]) => filmsNamed(label, source)))];
  const built = own.map(({ path }) => ({ value: path, label: path.replace(/^.*\//, '') }));
  const all = [...new Map([...sent, ...built].map((each) => [each.value, each])).values()];
  return {
    films: all.filter(({ value }) => isFilmPath(value)),
    captions: all.filter(({ value }) => isCaptionsPath(value)),
  };
}

/**
 * Films and captions that a language's database entries name and that do not exist. In a transaction, the existing
 * ones are locked until it ends.
 */
export async function filmProblems(
  db: Queryable,
  { files, sources }: { files: FileSources; sources: PublishedRevisions },
  locale: Locale,
): Promise<ContentProblem[]> {
  const named = [...sources].flatMap(([label, source]) =>
    label.startsWith(`${locale}/`) && typeof source === 'string' ? filmsNamed(label, source) : [],
  );
  const sent = named.flatMap(({ path }) =>
    path.startsWith(FILM_ROOT) ? [path.slice(FILM_ROOT.length)] : [],
  );
  const there = await existingFilms(db, sent);
  const built = [...files].flatMap(([label, source]) => filmsNamed(label, source));
  const known = new Set([...[...there].map(filmPath), ...built.map(({ path }) => path)]);
  return named
    .filter(({ path }) => !known.has(path))
    .map(({ label, field, path }) => ({
      file: label,
      path: `video.${field}`,
      code: 'missing-film',
      params: { path },
    }));
}

/** The film and the captions that a service's entry names. */
function filmsNamed(label: string, source: string) {
  const { video } = label.includes(`/${SERVICES}/`) ? readParts(source).front : {};
  if (typeof video !== 'object' || video === null) return [];
  return Object.entries(video).flatMap(([field, path]) =>
    typeof path === 'string' && (isFilmPath(path) || isCaptionsPath(path))
      ? [{ label, field, path }]
      : [],
  );
}
