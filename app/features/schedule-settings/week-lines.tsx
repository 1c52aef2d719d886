/** A week in words, a line for days that are alike. */
export function WeekLines({ lines }: { lines: readonly { days: string; times: string }[] }) {
  return (
    <dl className="settings-week">
      {lines.map(({ days, times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}
