import { RecordWarnings } from '#app/features/clinic-record/record-warnings.tsx';
import { SavedNotice } from '#app/features/clinic-record/saved-notice.tsx';
import { sectionPath } from '#app/features/clinic-record/sections.ts';
import { AgendaGaps } from '#app/features/first-run/agenda-gaps.tsx';
import { FilledNotice } from '#app/ui/change-history/filled-notice.tsx';
import type { sectionView } from './record-page.server.ts';

type SectionNoticesProps = {
  page: Awaited<ReturnType<typeof sectionView>>;
  /** Whether the form has just been sent: what became of an earlier press is past then. */
  isAnswered: boolean;
};

/** Above a section's form: what became of the last press, and what of the section lacks. */
export function SectionNotices({ page, isAnswered }: SectionNoticesProps) {
  const { slug, saved, filled, warning, placeholders, gaps } = page;
  return (
    <>
      {isAnswered ? null : <SavedNotice saved={saved} />}
      {filled && !isAnswered ? <FilledNotice {...filled} href={sectionPath(slug)} /> : null}
      <RecordWarnings {...{ warning, placeholders }} />
      <AgendaGaps gaps={gaps} />
    </>
  );
}
