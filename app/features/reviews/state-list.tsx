import type { StateLine } from './review-state.ts';

/** What is known about Google's reviews, line by line. */
export function StateList({ lines }: { lines: readonly StateLine[] }) {
  return (
    <dl className="facts reading">
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
