import { matchPath, useLocation } from 'react-router';
import { chrome } from '#app/locales/chrome.ts';
import { sectionHelp } from '#app/locales/pt-BR/staff/clinic/section-help.ts';
import { staffFrame } from '#app/locales/pt-BR/staff/frame.ts';
import { staffHelp } from '#app/locales/pt-BR/staff/help.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';

const PAGES: Readonly<Record<string, readonly string[]>> = staffHelp.pages;

/** Help for the current page, collapsed by default. */
function StaffHelp() {
  const { pathname } = useLocation();
  const lines = helpOf(pathname);
  if (lines.length === 0) return null;
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

/** Parts of the clinic's data share one page, and have a help of their own before that of the page. */
function helpOf(pathname: string): readonly string[] {
  const pattern = patternOf(pathname);
  const part = matchPath(RECORD_PART, pathname)?.params.section ?? '';
  const own = pattern === RECORD_PART ? sectionHelp[part] : undefined;
  return [...(own ?? []), ...(PAGES[pattern] ?? [])];
}

const RECORD_PART = '/equipe/clinica/:section';

/** Static routes win over routes with parameters. */
function patternOf(pathname: string): string {
  if (pathname in PAGES) return pathname;
  return Object.keys(PAGES).find((pattern) => matchPath(pattern, pathname)) ?? '';
}

type StaffScreenProps = {
  /** Heading and document title. */
  title: string;
  lead?: React.ReactNode;
  back?: { href: string; label: string };
  /** Whether the page shows a refused form. */
  isRefused?: boolean;
  /** False on error pages. */
  hasHelp?: boolean;
  /** Whether the work below needs the whole window. */
  isDense?: boolean;
  children?: React.ReactNode;
};

/** A staff page: title, back link, heading and content. */
export function StaffScreen({
  title,
  lead,
  back,
  isRefused = false,
  hasHelp = true,
  isDense = false,
  children,
}: StaffScreenProps) {
  const pageTitle = staffFrame.pageTitle(title);
  return (
    <div className={isDense ? 'screen screen-dense' : 'screen'}>
      <title>{isRefused ? chrome.errorTitle(pageTitle) : pageTitle}</title>
      <div className="wrap">
        {back ? <BackLink href={back.href}>{back.label}</BackLink> : null}
        <PageHeader title={title} lead={lead} />
        {hasHelp ? <StaffHelp /> : null}
        {children}
      </div>
    </div>
  );
}
