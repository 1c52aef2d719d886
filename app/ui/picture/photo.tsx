import { type ImageName, imagePath, imageWidths } from '#app/platform/image-name.ts';

type PhotoProps = {
  image: ImageName;
  /** What it shows; empty where the words beside it say so already. */
  alt: string;
  /** How wide it is laid out, as in the attribute of the same name. */
  sizes: string;
  /** Loads at once: only for what is in view when the page opens. */
  isFirst?: boolean;
};

/** An image of the library in its stored widths. Its space is reserved before it arrives. */
export function Photo({ image: { name, width, height }, alt, sizes, isFirst }: PhotoProps) {
  return (
    <img
      src={imagePath(name, width)}
      srcSet={imageWidths(width)
        .map((each) => `${imagePath(name, each)} ${each}w`)
        .join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? undefined : 'lazy'}
      decoding="async"
    />
  );
}
