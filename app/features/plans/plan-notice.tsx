import { plansMessages } from '#app/locales/plans-texts.ts';
import type { Locale } from '#app/platform/locale.ts';
import { Icon } from '#app/ui/icon/icon.tsx';

/** That a plan of lenses is no health insurance, on every page about plans; wording for counsel to keep. */
export function PlanNotice({ notice, locale }: { notice: string; locale: Locale }) {
  return (
    <div className="plan-notice" role="note" aria-label={plansMessages[locale].notice}>
      <Icon name="info" />
      <p>{notice}</p>
    </div>
  );
}
