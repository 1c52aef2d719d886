import { staffMap } from '#app/locales/pt-BR/staff/connections/map.ts';

/** What of a file is not drawn; nothing when all of it is. */
export function PassedOverList({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h2>{staffMap.preview.passedOver.title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
