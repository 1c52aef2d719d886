import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { Notice } from '#app/ui/notice/notice.tsx';

/** An entry that links to another, and the page on which it is edited. */
export type LinkingEntry = { href: string; title: string; locale: string; details: string };

const messages = staffContent.linkedFrom;

/** Entries whose links must change before an entry goes; renders nothing when there are none. */
export function LinkedFrom({ entries }: { entries: readonly LinkingEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Notice tone="warning" title={messages.title(entries.length)}>
      <p>{messages.text}</p>
      <ul className="content-linking">
        {entries.map(({ href, title, locale, details }) => (
          <li key={href}>
            <a href={href} lang={locale}>
              {title}
            </a>{' '}
            <span className="small">{details}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
