import { matchPath, useLocation } from 'react-router';
import { staffHelp } from '#app/locales/pt-BR/staff/help.ts';

const PAGES: Readonly<Record<string, readonly string[]>> = staffHelp.pages;

/** What the page that is shown is for, folded away until somebody asks. */
export function StaffHelp() {
  const { pathname } = useLocation();
  const lines = PAGES[patternOf(pathname)];
  if (!lines) return null;
  return (
    <details className="staff-help">
      <summary>{staffHelp.summary}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

/** An address that is spelt out goes before one that holds a place for an id. */
function patternOf(pathname: string): string {
  if (pathname in PAGES) return pathname;
  return Object.keys(PAGES).find((pattern) => matchPath(pattern, pathname)) ?? '';
}
