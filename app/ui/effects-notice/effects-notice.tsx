import { staffEffects } from '#app/locales/pt-BR/staff/settings/effects.ts';
import { Notice } from '#app/ui/notice/notice.tsx';

/** The field by which a form says that its sender has read what saving would do; of what was shown. */
export const EFFECTS_READ = 'lido';

/** What saving a form would do, above the form, which is not saved yet. */
export function EffectsNotice({
  lines,
  children,
}: {
  lines: readonly string[];
  /** What belongs to the last of them. */
  children?: React.ReactNode;
}) {
  return (
    <Notice tone="warning" role="alert" title={staffEffects.title}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
      <p>{staffEffects.text}</p>
    </Notice>
  );
}
