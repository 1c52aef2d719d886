import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { Notice } from '#app/ui/notice/notice.tsx';

/** A text that links to another, and the page on which it is written. */
export type LinkingEntry = { href: string; title: string; locale: string; facts: string };

const words = staffContent.linkedFrom;

/** The texts whose links must change when a text goes; nothing when there are none. */
export function LinkedFrom({ texts }: { texts: readonly LinkingEntry[] }) {
  if (texts.length === 0) return null;
  return (
    <Notice tone="warning" title={words.title(texts.length)}>
      <p>{words.text}</p>
      <ul className="content-linking">
        {texts.map(({ href, title, locale, facts }) => (
          <li key={href}>
            <a href={href} lang={locale}>
              {title}
            </a>{' '}
            <span className="small">{facts}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
