import { allows, type Permission } from '#app/features/staff/permissions.ts';
import { staffParts } from '#app/locales/pt-BR/staff/settings/parts.ts';
import {
  hiddenOf,
  type Part,
  type PartStates,
  partsOfStaffPage,
  SWITCHES,
} from '#app/site-content/parts/site-parts.ts';
import { Notice } from '#app/ui/notice/notice.tsx';

type Hidden = {
  part: Part;
  /** Where it is switched on; null for who may not. */
  href: string | null;
};

type Seeing = { parts: PartStates; session: { permissions: readonly Permission[] } };

/** What a page of the staff is about and the site does not show; null on the page with its switch. */
export function hiddenPart(url: string, { parts, session }: Seeing): Hidden | null {
  const { pathname } = new URL(url);
  const part = hiddenOf(parts, partsOfStaffPage(pathname));
  if (part === undefined || SWITCHES[part].href === pathname) return null;
  const { href, access } = SWITCHES[part];
  return { part, href: allows(session.permissions, access) ? href : null };
}

/** That the site does not show what a page is about, and where that is changed. */
export function HiddenPartNotice({ part, href }: Hidden) {
  return (
    <div className="wrap hidden-part">
      <Notice title={staffParts.title(staffParts.names[part])}>
        <p>{staffParts.text}</p>
        <p>{href ? <a href={href}>{staffParts.change}</a> : staffParts.ask}</p>
      </Notice>
    </div>
  );
}
