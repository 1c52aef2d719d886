import type { Professional } from '#app/clinic/professionals.ts';

/** Author or speaker: name, role, registrations. */
export function AuthorCard({ person }: { person: Professional }) {
  return (
    <p className="author">
      <strong>{person.name}</strong>
      <span>{person.role}</span>
      {person.registrations.length > 0 ? <span>{person.registrations.join(' · ')}</span> : null}
    </p>
  );
}
