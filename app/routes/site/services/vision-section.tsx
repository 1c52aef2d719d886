import type { Condition } from '#app/features/vision/conditions.ts';
import { Island } from '#app/islands/island.tsx';
import { visionMessages } from '#app/locales/vision.ts';
import type { Locale } from '#app/platform/locale.ts';

type VisionSectionProps = {
  locale: Locale;
  /** Conditions to choose from, the initial one first; renders nothing without any. */
  conditions: readonly Condition[];
};

/** The vision simulator under its own heading. */
export function VisionSection({ locale, conditions }: VisionSectionProps) {
  const [initial] = conditions;
  if (!initial) return null;
  const { title, titleOf, lead, conditions: about } = visionMessages[locale].simulator;
  return (
    <section className="stack" aria-labelledby="como-enxerga">
      <h2 id="como-enxerga">{conditions.length > 1 ? title : titleOf(about[initial].name)}</h2>
      <p>{lead}</p>
      <Island name="vision-simulator" id="visao" props={{ locale, conditions, initial }} />
    </section>
  );
}
