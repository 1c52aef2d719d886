import { staffImages } from '#app/locales/pt-BR/staff/images.ts';

/** A text with the page on which it is written. */
export type UseView = { href: string; locale: string; title: string };

const texts = staffImages.image;

/** The texts that show the picture. */
export function ImageUses({ uses }: { uses: readonly UseView[] }) {
  return (
    <>
      <h2>{texts.useTitle}</h2>
      {uses.length === 0 ? <p>{texts.notUsed}</p> : null}
      <ul className="image-uses">
        {uses.map(({ href, locale, title }) => (
          <li key={href} lang={locale}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
