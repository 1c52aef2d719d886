import { staffPlanned } from '#app/locales/pt-BR/staff/clinic/planned-notices.ts';
import { Notice } from '#app/ui/notice/notice.tsx';

export type BrokenView = { id: number; line: string; patients: number; href: string };

/** Changes of which patients were told by mail and that do not come. */
export function BrokenNewsList({ broken }: { broken: readonly BrokenView[] }) {
  return broken.map(({ id, line, patients, href }) => (
    <Notice key={id} tone="warning">
      <p>{line}</p>
      <p>
        {staffPlanned.broken.tell(patients)} <a href={href}>{staffPlanned.tellLink}</a>
      </p>
    </Notice>
  ));
}
