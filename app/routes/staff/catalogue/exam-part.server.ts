import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { examEffects, type Ordered } from '#app/features/catalogue/exam-effects.ts';
import type { ExamChoices } from '#app/features/catalogue/exam-fields.tsx';
import {
  examsOf,
  examValues,
  othersOf,
  parseExams,
  readExams,
  type ServiceExams,
} from '#app/features/catalogue/exam-form.ts';
import { readBookedAppointments } from '#app/features/schedule-settings/booked-appointments.server.ts';
import { staffExams } from '#app/locales/pt-BR/staff/settings/exams.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';
import { mayPrecede } from '#app/scheduling/exams/exam-order.ts';
import type { catalogueOf, ServicePage } from './catalogue-parts.server.ts';

type Catalogue = Awaited<ReturnType<typeof catalogueOf>>;
type Service = Catalogue['record']['services'][number];
type Asked = Pick<StaffPage, 'services'> & { catalogue: Catalogue };

/** What the part of several exams offers for one service, or for one that is new. */
function examChoices({ services, catalogue }: Asked, service: Partial<Service>) {
  const { serviceTitle } = agendaLabelsOf(services);
  const { record } = catalogue;
  const others = othersOf(record.services, service.slug ?? '');
  const named = (list: readonly Service[]) =>
    list.map(({ slug }) => ({ slug, name: serviceTitle(slug) }));
  const current = service.evaluation?.service;
  return {
    apart: named(others),
    // One that can no longer be booked is named all the same: the form says what is wrong with it.
    evaluations: named(others.filter((each) => each.isBookableOnline || each.slug === current)),
    order: orderLine(others.map((each) => orderedOf(each, serviceTitle(each.slug)))),
    dilatesByPreparation: dilatesByPreparation(service),
    asksEnglish: record.locales.includes('en-US'),
  } satisfies ExamChoices;
}

/** The part of several exams with a service as it is, or as it was. */
export function shownExams(page: ServicePage, state: Service) {
  const others = othersOf(page.catalogue.record.services, page.service.slug);
  return { exams: examValues(examsOf(state, others)), choices: examChoices(page, page.service) };
}

/**
 * What a new service begins with: what its template says that holds beside those that are offered. Services that name
 * it themselves stay apart from it; once it is there, its page shows them.
 */
export function examsOfNew(template: Service | null, { services }: ClinicRecord): ServiceExams {
  if (!template) return NO_EXAMS;
  const others = unnamed(othersOf(services, template.slug));
  const exams = examsOf(template, others);
  const isBooked = others.some(
    (each) => each.slug === exams.evaluation?.service && each.isBookableOnline,
  );
  return { ...exams, evaluation: isBooked ? exams.evaluation : null };
}

const NO_EXAMS: ServiceExams = {
  oneEyeMinutes: null,
  dilates: false,
  orderRank: 0,
  standsAlone: false,
  notTogetherWith: [],
  evaluation: null,
};

const unnamed = (services: readonly Service[]) =>
  services.map(({ notTogetherWith: _, ...each }) => each);

/** What the form of a new service offers. */
export function newExamChoices(
  { services }: Pick<StaffPage, 'services'>,
  template: Service | null,
  catalogue: Catalogue,
): ExamChoices {
  const { evaluation: _, ...asked } = template ?? {};
  const choices = examChoices({ services, catalogue }, asked);
  const own = template?.slug;
  const namesIt = ({ notTogetherWith = [] }: Service) =>
    own !== undefined && notTogetherWith.includes(own);
  const naming = catalogue.record.services.filter(namesIt).map(({ slug }) => slug);
  return { ...choices, apart: choices.apart.filter(({ slug }) => !naming.includes(slug)) };
}

/** That part as it was sent, null for a form without it; and what it says, null where it changes nothing. */
export function typedExams({ catalogue, service }: ServicePage, form: FormData) {
  const typed = readExams(form);
  const others = othersOf(catalogue.record.services, service.slug);
  const former = examValues(examsOf(service, others));
  const { durationMinutes } = service;
  return { typed, parsed: parseExams(typed ?? former, { others, durationMinutes, former }) };
}

/**
 * What saving would do to comings with several exams and to the page's button; null where it does nothing, or where the
 * form's sender has read it.
 * @param read the stamp that the form sent back; '' for none
 */
export async function unreadExamEffects(
  { services, catalogue, service }: ServicePage,
  exams: ServiceExams,
  read: string,
): Promise<{ lines: string[]; stamp: string } | null> {
  const { serviceTitle } = agendaLabelsOf(services);
  const others = othersOf(catalogue.record.services, service.slug);
  const context = {
    durationMinutes: service.durationMinutes,
    isBookableOnline: service.isBookableOnline,
    dilatesByPreparation: dilatesByPreparation(service),
    others: new Map(
      others.map((each) => [each.slug, orderedOf(each, serviceTitle(each.slug))] as const),
    ),
  };
  const before = examsOf(service, others);
  // People book all the while: their number is told, and not held against who has read it.
  const changes = examEffects(before, exams, { ...context, booked: 0 });
  const stamp = sha256Hex(JSON.stringify([exams, changes])).slice(0, 24);
  if (changes.length === 0 || read === stamp) return null;
  const appointments = await readBookedAppointments(services, { serviceSlug: service.slug });
  const booked = appointments.filter(({ steps }) => steps.length > 1).length;
  return { lines: examEffects(before, exams, { ...context, booked }), stamp };
}

/** What staff have said of the pupil in the preparation, which the agenda asks before the record. */
function dilatesByPreparation({ preparation }: Partial<Service>): boolean | null {
  return preparation ? preparation.dilates !== 'never' : null;
}

function orderedOf(service: Service, name: string): Ordered {
  const { dilates = false, orderRank = 0, standsAlone = false } = service;
  return { name, dilates: dilatesByPreparation(service) ?? dilates, orderRank, standsAlone };
}

/** Those that come together with others, in their order: 'Topografia 10, Retinografia 10 (dilata)'. */
function orderLine(list: readonly Ordered[]): string {
  const { ranked, dilating } = staffExams;
  return list
    .filter(({ standsAlone }) => !standsAlone)
    .toSorted((one, other) => Number(mayPrecede(other, one)) - Number(mayPrecede(one, other)))
    .map(({ name, orderRank, dilates }) => {
      const place = ranked(name, orderRank);
      return dilates ? dilating(place) : place;
    })
    .join(', ');
}
