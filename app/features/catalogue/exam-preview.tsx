import { staffExams } from '#app/locales/pt-BR/staff/settings/exams.ts';
import { Notice } from '#app/ui/notice/notice.tsx';

const { effects } = staffExams;

/** What saving does, before it is saved. */
export function ExamEffects({ lines }: { lines: readonly string[] }) {
  return (
    <Notice tone="warning" title={effects.title} role="alert">
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{effects.text}</p>
    </Notice>
  );
}
