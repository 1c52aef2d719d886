import { staffPatients } from '#app/locales/pt-BR/staff/people/patients.ts';
import { PatientList } from './patient-list.tsx';
import type { FoundView } from './patient-view.ts';

/** Whoever wrote a message and comes to the clinic: their next appointment, and the way to their page. */
export function SenderPatients({ found }: { found: readonly FoundView[] | null }) {
  if (!found) return null;
  return (
    <section className="flow" aria-labelledby="sender-title">
      <h2 id="sender-title">{staffPatients.ofNumber}</h2>
      <PatientList found={found} isCut={false} newHref={null} isPart />
    </section>
  );
}
