import type { Clinic } from '#app/clinic/clinic-schema.ts';
import type { Professional } from '#app/clinic/professionals.ts';
import { anchorOf } from '#app/platform/text/anchor.ts';
import { clinicId, postalAddress, specialtyOf } from './clinic-nodes.ts';
import { type LdDraftNode, referenceTo } from './ld-node.ts';
import type { SiteAddresses } from './site-addresses.ts';

export function personId(name: string, site: SiteAddresses): string {
  return site.shared(`/sobre#${anchorOf(name)}`);
}

/** Somebody who writes, speaks or is responsible for the clinic. */
export function personNode({ name, role, registrations }: Professional, site: SiteAddresses) {
  return {
    '@type': 'Person',
    '@id': personId(name, site),
    name,
    jobTitle: role,
    url: site.page('/sobre'),
    identifier: registrations.flatMap(registrationNode),
    worksFor: referenceTo(clinicId(site)),
  } satisfies LdDraftNode;
}

/** The doctor, with what patients look for: specialty where there is one, registrations, where and how to reach them. */
export function physicianNode(
  clinic: Clinic,
  { professional, site }: { professional: Professional; site: SiteAddresses },
): LdDraftNode {
  const specialty = specialtyNamed(clinic, professional.name);
  return {
    ...personNode(professional, site),
    '@type': ['Physician', 'Person'],
    ...(specialty ? { medicalSpecialty: specialtyOf(specialty) } : {}),
    telephone: clinic.phone.e164,
    priceRange: clinic.priceRange,
    image: site.shared('/icon-512.png'),
    address: postalAddress(clinic.address),
  };
}

function specialtyNamed({ people }: Clinic, name: string): string | undefined {
  return people.find((each) => each.name === name)?.specialty;
}

// 'CRM-MG 000000' is a registration, 'MÉDICA' beside it is not.
function registrationNode(registration: string): LdDraftNode[] {
  const [, council, number] = /^(\S+) (\d+)$/.exec(registration) ?? [];
  if (council === undefined || number === undefined) return [];
  return [{ '@type': 'PropertyValue', propertyID: council, value: number }];
}
