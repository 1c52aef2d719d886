import { shownBrand } from './brand/brand-of-clinic.ts';
import { isOver } from './campaign-season.ts';
import type { Clinic } from './clinic-schema.ts';
import { routeLinks, targetOf } from './map/route-links.ts';
import { openingLines, openLines } from './opening-hours.ts';
import { publishedStatements } from './published-statements.ts';
import { hasBranches, MAIN_HOUSE } from './record/branch-fields.ts';
import { isHereOn } from './record/here-on.ts';
import { doorOf } from './record/house-line.ts';
import { mapUrlOf } from './record/place-to-come.ts';
import { hasSpecialistOn } from './record/specialist.ts';
import { schedulingTarget } from './scheduling-link.ts';
import { doctorForm } from './words/clinic-words.ts';
import { offersOf } from './words/site-offers.ts';

/** The part of the record that every page shows. */
export type PublicClinic = ReturnType<typeof publicClinic>;

/**
 * Picks that part and derives values that several pages need.
 * @param today calendar day in the clinic's zone, for statements that may be too old to show
 */
export function publicClinic(clinic: Clinic, today: string) {
  const { doctor, nurse, technicalDirector, companyCrm, address } = clinic;
  return {
    siteName: clinic.siteName,
    /** Whether every page says that this is no clinic, or not yet one. */
    isDemonstration: clinic.isDemonstration,
    plansEnabled: clinic.plansEnabled,
    /** By which menus and fixed texts follow; whether blog and podcast have a text, pages know. */
    offers: offersOf(clinic),
    /** Of whom fixed texts speak as 'the doctor'. */
    doctorForm: doctorForm(clinic),
    displayName: clinic.displayName,
    brand: shownBrand(clinic),
    legalName: clinic.legalName,
    slogan: clinic.slogan,
    taxId: clinic.taxId,
    city: address.city,
    addressLines: addressLines(address),
    mapUrl: mapUrlOf(address),
    /** Where three map apps begin the way to the clinic. */
    routes: routeLinks(targetOf(address), {
      name: clinic.displayName,
      placeId: clinic.placeId,
    }),
    phone: { display: clinic.phone.display, link: clinic.phone.link },
    /** Every house, the main one first; empty where the clinic has one alone, which is all of the above. */
    houses: hasBranches(clinic) ? clinic.branches.map((house) => publicHouse(house, clinic)) : [],
    /** Missing where the clinic has only a telephone. */
    whatsapp: clinic.whatsapp && {
      display: clinic.whatsapp.number.display,
      link: clinic.whatsapp.link,
    },
    email: clinic.email,
    social: clinic.social,
    insuranceNetwork: clinic.insuranceNetwork,
    openingLines: openingLines(clinic.hours, clinic.locale),
    /** Counted in WhatsApp. */
    answerMinutes:
      clinic.whatsapp && publishedStatements(clinic.statements, today).answerMinutes?.value,
    chatbotUrl: clinic.chatbotUrl,
    scheduling: schedulingTarget(clinic),
    campaigns: shownCampaigns(clinic, today),
    companyCrm: `CRM-${companyCrm.uf} ${companyCrm.number}`,
    doctor: {
      name: doctor.name,
      title: doctor.title,
      role: doctor.role,
      isWoman: doctor.gender === 'woman',
      profession: professionOf(clinic),
      registrations: [medicalWord(clinic), ...medicalRegistrations(doctor)],
    },
    hasSpecialist: hasSpecialistOn(clinic, today),
    /** The doctors beside the responsible one who are here today, in the order of the record. */
    otherDoctors: clinic.people
      .filter(({ slug, profession }) => profession === 'doctor' && slug !== doctor.slug)
      .filter((person) => isHereOn(person, today))
      .map((person) => ({
        name: person.name,
        title: person.title,
        isWoman: person.gender === 'woman',
        registrations: [
          medicalWord({ doctor: person, locale: clinic.locale }),
          ...medicalRegistrations({
            crm: person.council?.number ?? '',
            uf: person.council?.uf ?? '',
            rqe: person.rqe,
          }),
        ],
      })),
    /** Missing where the clinic has none. */
    nurse: nurse && {
      name: nurse.name,
      role: nurse.role,
      registrations: [nurseWord(nurse, clinic.locale), `COREN-${nurse.uf} ${nurse.coren}`],
    },
    technicalDirector: {
      name: technicalDirector.name,
      registrations: medicalRegistrations(technicalDirector),
    },
    dataProtectionOfficer: clinic.dataProtectionOfficer,
  };
}

export type PublicHouse = ReturnType<typeof publicHouse>;

/** A house as pages show it. */
function publicHouse(
  { slug, name, address, phone, hours }: Clinic['branches'][number],
  { displayName, placeId, locale }: Clinic,
) {
  return {
    /** Of its part of a page: '#unidade-centro'. */
    id: slug ?? MAIN_HOUSE,
    name,
    city: address.city,
    addressLines: addressLines(address),
    routes: routeLinks(targetOf(address), {
      name: `${displayName}, ${name}`,
      // Google knows the clinic by its main house.
      placeId: slug === null ? placeId : undefined,
    }),
    phone: { display: phone.display, link: phone.link },
    openingLines: openingLines(hours, locale),
    openLines: openLines(hours, locale),
  };
}

/** Campaigns to lead people to: those that run or are to come. */
function shownCampaigns({ campaigns }: Pick<Clinic, 'campaigns'>, today: string) {
  return campaigns
    .filter((campaign) => !isOver(campaign, today))
    .map(({ slug, texts }) => ({
      path: `/campanha/${slug}`,
      /** Missing where the texts are a page in content/. */
      title: texts?.title,
    }));
}

function nurseWord(
  { gender, isTechnician }: NonNullable<Clinic['nurse']>,
  locale: Clinic['locale'],
): string {
  if (locale === 'en-US') return isTechnician ? 'Nursing technician' : 'Nurse';
  const word = gender === 'woman' ? 'Enfermeira' : 'Enfermeiro';
  return isTechnician ? `${gender === 'woman' ? 'Técnica' : 'Técnico'} de enfermagem` : word;
}

/** The word that the medical council asks for beside a doctor's name. */
function medicalWord({
  doctor,
  locale,
}: {
  doctor: Pick<Clinic['doctor'], 'gender'>;
  locale: Clinic['locale'];
}): string {
  if (locale === 'en-US') return 'PHYSICIAN';
  return doctor.gender === 'woman' ? 'MÉDICA' : 'MÉDICO';
}

/** 'MÉDICA OFTALMOLOGISTA': the word that the medical council asks for, and the specialty where it is registered. */
function professionOf({ doctor, locale }: Clinic): string {
  const word = medicalWord({ doctor, locale });
  if (doctor.rqe.length === 0) return word;
  const title = doctor.title.toLocaleUpperCase(locale);
  return title.startsWith(word) ? title : `${word}, ${title}`;
}

function medicalRegistrations({ crm, uf, rqe }: { crm: string; uf: string; rqe: string[] }) {
  return [`CRM-${uf} ${crm}`, ...rqe.map((number) => `RQE ${number}`)];
}

function addressLines(address: Clinic['address']): string[] {
  return [
    doorOf(address),
    address.neighborhood,
    `${address.city} – ${address.stateCode}`,
    `CEP ${address.postalCode}`,
  ];
}
