/** `text` is the label of an entry, 'pt-BR/posts/catarata.md'. */
type Text = { text: string };
type Release = Text & { revision: number; overrides?: readonly object[] };
export type ContentDetails = {
  'content.created': Text;
  'content.saved': Text & { revision: number; origin?: string };
  'content.moved': Text & { from: string; to: string };
  'content.scheduled': Release & { dueAt: string };
  'content.unscheduled': Text;
  'content.published': Omit<Release, 'revision'> & { revision: number | null };
  'content.schedule-failed': Text & { revision: number | null };
  'content.withdrawn': Text;
};

export type ImportDetails = {
  'import.begun': { source: string };
  'import.answered': { texts: number };
  'import.publishing': { texts: number };
  'import.undone': { withdrawn: number; kept: number };
  'import.address-deleted': { path: string };
};

export type ImageDetails = {
  'image.stored': { showsPeople: boolean };
  'image.described': { alt: string; credit: string | null; showsPeople: boolean };
  'image.deleted': { alt: string };
};
export type FilmDetails = {
  'film.stored': { bytes: number; durationSeconds: number };
  'film.deleted': { label: string };
};
export type AudioDetails = {
  'audio.stored': { bytes: number; durationSeconds: number };
  'audio.deleted': { label: string };
};
