import { AUDIOS_PATH } from '#app/features/audio/audio-fields.ts';
import { IMPORT_PATH } from '#app/features/cms/import/import-fields.ts';
import { SOURCE_PATHS } from '#app/features/cms/source-paths.ts';
import { FILMS_PATH } from '#app/features/films/film-fields.ts';
import { staffAudio } from '#app/locales/pt-BR/staff/audio.ts';
import { staffSource } from '#app/locales/pt-BR/staff/connections/content-source.ts';
import { staffImport } from '#app/locales/pt-BR/staff/connections/import.ts';
import { staffFilms } from '#app/locales/pt-BR/staff/films.ts';
import { staffImages } from '#app/locales/pt-BR/staff/images.ts';
import { IMAGES_PATH } from '#app/platform/image-name.ts';

/** Where else texts, pictures and recordings are kept or come from, as the list of texts shows it. */
export const LIBRARIES = [
  { href: SOURCE_PATHS.state, title: staffSource.title },
  { href: AUDIOS_PATH, title: staffAudio.title },
  { href: FILMS_PATH, title: staffFilms.title },
  { href: IMAGES_PATH, title: staffImages.title },
  { href: IMPORT_PATH, title: staffImport.title },
];
