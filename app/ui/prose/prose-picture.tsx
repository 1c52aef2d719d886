import { imageFile, imageWidths } from '#app/platform/image-name.ts';
import type { TextBlock } from '#app/platform/text/text-blocks.ts';

/** Wide as the column of a text and no wider; see --reading. */
const SIZES = '(min-width: 44rem) 38rem, 92vw';

type PictureBlock = Extract<TextBlock, { kind: 'image' }>;

/** A picture of the clinic's own in a text: its room is kept before it is there, and it comes when it is near. */
export function ProsePicture({ picture }: { picture: PictureBlock }) {
  const { name, width, height, alt, credit } = picture;
  const widths = imageWidths(width);
  return (
    <figure className="prose-picture">
      <img
        src={imageFile(name, width)}
        srcSet={widths.map((each) => `${imageFile(name, each)} ${each}w`).join(', ')}
        sizes={SIZES}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
      {credit ? <figcaption className="small">{credit}</figcaption> : null}
    </figure>
  );
}
