import { staffImages } from '#app/locales/pt-BR/staff/images.ts';
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

/** An entry with the page on which it is edited. */
/** Where an image appears; `href` is null for who may not open that screen. */
export type UseView = { href: string | null; locale: string; title: string };

const messages = staffImages.image;

/** Entries that show the image. */
export function ImageUses({ uses }: { uses: readonly UseView[] }) {
  return (
    <>
      <h2>{messages.useTitle}</h2>
      {uses.length === 0 ? (
        <p>{messages.notUsed}</p>
      ) : (
        <ul className="image-uses">
          {uses.map(({ href, locale, title }) => (
            <li key={href ?? title} lang={locale}>
              {href === null ? title : <a href={href}>{title}</a>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
