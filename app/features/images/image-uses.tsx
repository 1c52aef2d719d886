import { staffImages } from '#app/locales/pt-BR/staff-images.ts';
import type { ImageUse } from './image-use.server.ts';

const texts = staffImages.image;

/** The texts that show the picture. */
export function ImageUses({ uses }: { uses: readonly ImageUse[] }) {
  return (
    <>
      <h2>{texts.useTitle}</h2>
      {uses.length === 0 ? <p>{texts.notUsed}</p> : null}
      <ul>
        {uses.map(({ kind, locale, slug, title }) => (
          <li key={`${kind} ${locale} ${slug}`} lang={locale}>
            {title}
          </li>
        ))}
      </ul>
    </>
  );
}
