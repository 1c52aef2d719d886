import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { type Professional, professionalOf } from '#app/clinic/professionals.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import { isHereOn } from '#app/clinic/record/here-on.ts';
import type { ImageName } from '#app/platform/image-name.ts';
import { anchorOf } from '#app/platform/text/anchor.ts';
import { pictureAt } from '#app/platform/text/entry-picture.ts';
import type { PersonText } from './about-text.ts';

/** How somebody is drawn while there is no photo. */
export type PortraitLook = 'doctor' | 'nurse' | 'other';

/** A practitioner as pages show her. */
export type TeamMember = Professional & {
  slug: string;
  look: PortraitLook;
  photo: ImageName | null;
  /** A text of its own; null until somebody writes one. */
  biography: PersonText | null;
  /** What the record says of the person, where there is no such text. */
  words: string | null;
};

type Biographies = {
  /** In the language of the page. */
  people: readonly PersonText[];
  /** In Portuguese, whose photos every language shows. */
  originals: readonly PersonText[];
};

/**
 * The practitioners who are here today, in the order of the record; the doctor and the nurse whom the law wants named are always
 * among them.
 * @param today calendar day in the clinic's zone
 */
export function teamMembers(
  clinic: Clinic,
  { people, originals }: Biographies,
  today: string,
): TeamMember[] {
  const { doctor, nurse, otherDoctors } = publicClinic(clinic, today);
  const practitioners = clinic.resources.practitioners
    .filter((person) => isHereOn(person, today))
    .map(({ slug }) => ({ slug, person: professionalOf(clinic, slug, today) }));
  const named = [doctor, ...otherDoctors].map((each) => ({ ...each, role: each.title }));
  const unlisted = [...named, ...(nurse ? [nurse] : [])]
    .filter(({ name }) => !practitioners.some(({ person }) => person.name === name))
    .map((person) => ({ slug: anchorOf(person.name), person }));
  return [...unlisted, ...practitioners].map(({ slug, person }) => {
    const biography = people.find((each) => each.slug === slug) ?? null;
    const inRecord = clinic.people.find(({ name }) => name === person.name);
    const ofText = biography?.photo ?? originals.find((each) => each.slug === slug)?.photo;
    const photo = ofText ?? inRecord?.photo;
    return {
      ...person,
      slug,
      look: lookOf(person.name),
      photo: photo === undefined ? null : pictureAt(photo),
      biography,
      words: biography ? null : (inRecord?.biography ?? null),
    };
  });

  // The drawn faces are of the demonstration's doctor and nurse; of another clinic nobody need look like them.
  function lookOf(name: string): PortraitLook {
    if (!clinic.examples.people) return 'other';
    if ([doctor, ...otherDoctors].some((each) => each.isWoman && each.name === name))
      return 'doctor';
    return name === nurse?.name && clinic.nurse?.gender === 'woman' ? 'nurse' : 'other';
  }
}
