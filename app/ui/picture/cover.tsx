import { type EntryPicture, pictureAt } from '#app/platform/text/entry-picture.ts';
import { Photo } from './photo.tsx';

/** In a card of a list. */
export const COVER_SIZES = '(min-width: 60rem) 20rem, (min-width: 40rem) 45vw, 92vw';
type CoverProps = {
  cover: EntryPicture | undefined;
  /** Drawn in its place while there is none; decoration. */
  drawing: React.ReactNode;
  sizes: string;
  /** Beside a title that says the same, the image needs no words. */
  isDecoration?: boolean;
  isFirst?: boolean;
};

/** The picture of a text, always of the same shape: its cover, or a drawing cropped large. */
export function Cover({ cover, drawing, sizes, isDecoration, isFirst = false }: CoverProps) {
  const image = cover ? pictureAt(cover.image) : null;
  if (!cover || !image) return <div className="cover cover-drawn">{drawing}</div>;
  const alt = isDecoration ? '' : cover.alt;
  return (
    <div className="cover">
      <Photo {...{ image, alt, sizes, isFirst }} />
    </div>
  );
}
