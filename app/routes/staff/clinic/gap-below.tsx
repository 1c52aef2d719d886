import { type Draft, fieldOf, rowsOf } from '#app/features/clinic-record/form-draft.ts';
import { type AgendaGap, GapWords } from '#app/features/first-run/agenda-gaps.tsx';
import { HoursButtons } from './hours-buttons.tsx';

type GapBelowProps = {
  /** The whole form. */
  form: Draft;
  /** Of the box above it. */
  path: string;
  gaps: readonly AgendaGap[];
};

/** Below the name of a house or person: that nobody can book there, or with them; at hours, what fills them in. */
export function GapBelow({ form, path, gaps }: GapBelowProps) {
  const [, list, row] = /^(people|branches)\.(\d+)\.name$/.exec(path) ?? [];
  if (list === undefined) return <HoursButtons path={path} />;
  const slug = fieldOf(rowsOf(fieldOf(form, list))[Number(row)], 'slug');
  const gap = gaps.find(({ of }) => of === slug);
  return gap ? (
    <p className="small">
      <GapWords {...gap} />
    </p>
  ) : null;
}
