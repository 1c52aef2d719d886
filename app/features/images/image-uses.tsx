import { staffImages } from '#app/locales/pt-BR/staff/images.ts';

/** An entry with the page on which it is edited. */
export type UseView = { href: string; locale: string; title: string };

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
            <li key={href} lang={locale}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
