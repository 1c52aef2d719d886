import { formatMoment } from '#app/clinic/format-date.ts';
import { contentPath } from '#app/features/content/content-paths.ts';
import { entriesContaining } from '#app/features/content/entries-containing.server.ts';
import { FILM_ACTIONS, FILM_FIELDS, FILMS_PATH } from '#app/features/films/film-fields.ts';
import type { FilmView } from '#app/features/films/film-forms.tsx';
import { listFilms } from '#app/features/films/read-films.server.ts';
import { deleteFilm, storeFilm } from '#app/features/films/store-film.server.ts';
import { readForm } from '#app/features/images/read-upload.server.ts';
import { staffNames } from '#app/features/inbox/staff-names.server.ts';
import { podcast } from '#app/locales/podcast.ts';
import { staffFilms } from '#app/locales/pt-BR/staff/films.ts';
import { FILM_ROOT, filmPath } from '#app/platform/film-files.ts';
import { formText } from '#app/platform/form-values.ts';
import { countHit } from '#app/platform/rate-limit.server.ts';
import { refusedForm } from '#app/routes/staff/staff-form.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { readUpload, tooLargeOf } from './audio-upload.server.ts';
import { contentTypesOf } from './content-page.server.ts';

const { list: messages, refusals } = staffFilms;
const megabytes = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const LIMIT = { hits: 60, windowSeconds: 3_600 };
const SERVICES = 'services';

/** All uploaded films and captions with the services that use them. */
export async function filmsPage(args: StaffArgs) {
  const { services, url } = staffPageOf(args);
  const { db, contentStore } = services;
  const type = contentTypesOf(services).find(({ name }) => name === SERVICES);
  if (!type) throw new Error('there are no services');
  const scope = { files: contentStore.files, types: [SERVICES] };
  const entries = await entriesContaining(db, scope, FILM_ROOT);
  const names = await staffNames(db);
  const films = (await listFilms(db)).map((film): FilmView => {
    const path = filmPath(film.name);
    const using = entries.filter(({ sources }) => sources.some((each) => each.includes(path)));
    const kind = film.type === 'text/vtt' ? 'captions' : 'film';
    const size = megabytes.format(film.bytes / 1_000_000);
    return {
      name: film.name,
      path,
      kind,
      label: film.label,
      details: messages.facts(messages[kind], podcast.length(film.durationSeconds), size),
      stored: messages.stored(
        names.get(film.createdBy) ?? staffFilms.someone,
        formatMoment(film.createdAt),
      ),
      uses: using.map(({ locale, slug, title }) => ({
        href: contentPath({ type, locale, slug }),
        locale,
        title,
      })),
    };
  });
  const done = url.searchParams.get('feito') ?? '';
  return {
    films,
    errors: tooLargeOf(url, FILM_FIELDS.file, refusals['too-large']),
    done: isDone(done) ? staffFilms.done[done] : null,
  };
}

/** Stores or deletes a film or captions. */
export async function answerFilmForm(args: StaffArgs) {
  const { services, staff } = staffPageOf(args);
  const { db, clock, env } = services;
  const refused = (
    reason: keyof typeof refusals,
    status = 422,
    fieldId: string = FILM_FIELDS.file,
  ) => refusedForm([{ fieldId, message: refusals[reason] }], { values: null, status });
  const form = await readForm(args.request);
  if (!form) return refused('unreadable', 400);
  if (formText(form, FILM_FIELDS.action) === FILM_ACTIONS.delete) {
    const name = formText(form, FILM_FIELDS.name);
    const scope = { files: services.contentStore.files, types: [SERVICES] };
    const deleted = await deleteFilm(
      services,
      { name, by: staff.id },
      async (tx) => (await entriesContaining(tx, scope, filmPath(name))).length > 0,
    );
    return deleted.ok ? seeOther(`${FILMS_PATH}?feito=apagado`) : refused('used', 409);
  }
  const upload = await readUpload(form, FILM_FIELDS.file);
  if (!upload.ok) return refused(upload.refusal);
  if (!form.has(FILM_FIELDS.authorised))
    return refused('not-authorised', 422, FILM_FIELDS.authorised);
  const hits = { db, clock, secret: env.appSecret, isOn: env.rateLimits };
  if ((await countHit(hits, 'film-upload', `staff:${staff.id}`, LIMIT)) > 0)
    return refused('too-often', 429);
  const stored = await storeFilm({ db, clock }, { ...upload.value, by: staff.id });
  if (!stored.ok) return refused(stored.refusal);
  return seeOther(`${FILMS_PATH}?feito=${stored.value.isKnown ? 'conhecido' : 'enviado'}`);
}

function isDone(word: string): word is keyof typeof staffFilms.done {
  return Object.hasOwn(staffFilms.done, word);
}
