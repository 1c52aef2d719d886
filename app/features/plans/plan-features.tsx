import { Icon } from '#app/ui/icon/icon.tsx';

/** What comes with a plan, a line each. */
export function PlanFeatures({ features }: { features: readonly string[] }) {
  return (
    <ul className="checks">
      {features.map((line) => (
        <li key={line}>
          <Icon name="check" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
