export const FILMS_PATH = '/equipe/conteudo/filmes';

export const FILM_FIELDS = {
  file: 'filme',
  authorised: 'autorizacao',
  name: 'nome',
  action: 'acao',
} as const;
export const FILM_ACTIONS = { delete: 'apagar' } as const;

/** Why a file is neither a film nor captions of the site. */
export type FilmRefusal = 'unknown' | 'broken' | 'no-picture' | 'codec' | 'captions' | 'too-short';
