import type { Queryable } from '#app/db/database.ts';
import { filmChunks, filmFiles } from '#app/db/media-schema.ts';
import { isFilmName } from '#app/platform/film-files.ts';
import { existingFiles, findFile, listFiles } from '#app/platform/stored-files.server.ts';

export const FILM_TABLES = { files: filmFiles, chunks: filmChunks };

/** All uploaded films and captions, newest first, without the bytes. */
export function listFilms(db: Queryable) {
  return listFiles(db, FILM_TABLES);
}

/** The row of a film or captions without the bytes; null when there is none with this name. */
export async function findFilm(db: Queryable, name: string) {
  return isFilmName(name) ? findFile(db, FILM_TABLES, name) : null;
}

/** Which of these names exist. In a transaction those are locked until it ends. */
export function existingFilms(db: Queryable, names: readonly string[]): Promise<Set<string>> {
  return existingFiles(db, FILM_TABLES, names);
}
