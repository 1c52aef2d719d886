import { IMAGES_PATH, imagePath, imageWidths } from '#app/platform/image-name.ts';
import type { LibraryImage } from './read-images.server.ts';

/** The library's images, each linked to its page by its description. */
export function ImageGrid({ images }: { images: readonly LibraryImage[] }) {
  if (images.length === 0) return null;
  return (
    <ul className="image-grid">
      {images.map(({ name, width, height, alt, credit }) => (
        <li key={name}>
          <a href={`${IMAGES_PATH}/${name}`} className="image-tile">
            {/* The description beside it says what it shows. */}
            <img
              src={imagePath(name, imageWidths(width)[0] ?? width)}
              width={width}
              height={height}
              alt=""
              loading="lazy"
            />
            <span>{alt}</span>
          </a>
          {credit ? <p className="small">{credit}</p> : null}
        </li>
      ))}
    </ul>
  );
}
