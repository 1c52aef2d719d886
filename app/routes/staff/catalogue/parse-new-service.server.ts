import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { PLAIN_BOOKING } from '#app/clinic/record/booking-rule-fields.ts';
import { othersOf, parseExams, type ServiceExams } from '#app/features/catalogue/exam-form.ts';
import { parseFace } from '#app/features/catalogue/service-page-form.ts';
import { textOfWords } from '#app/features/catalogue/service-words.ts';
import {
  type NewServiceSettings,
  parseService,
} from '#app/features/schedule-settings/service-form.ts';
import { serviceFrontMatter } from '#app/features/services/service-text.ts';
import { staffCatalogue } from '#app/locales/pt-BR/staff/catalogue.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { withExams } from '#app/site-content/catalogue/exams-of-service.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { takenAddresses } from './catalogue-parts.server.ts';
import type { NewServicePage, NewServiceValues } from './new-service.server.ts';

const { wrong } = staffCatalogue;

type Service = ClinicRecord['services'][number];
type Words = ReturnType<typeof textOfWords>;

/** A new service with its text, which one from a template has already; or all that is wrong. */
export function parseNewService(
  { template, resources, catalogue, today, blank }: NewServicePage,
  values: NewServiceValues,
): Result<{ service: Service; words: Words | null }, FieldError[]> {
  const face = parseFace(values, {
    taken: takenAddresses(catalogue, template?.slug),
    today,
  });
  const agenda = parseService(values, resources);
  const minutes = agenda.ok ? agenda.value.durationMinutes : 5;
  const exams = parseExams(values.exams ?? blank.exams, {
    others: othersOf(catalogue.record.services, template?.slug ?? ''),
    durationMinutes: agenda.ok ? minutes : null,
    former: blank.exams,
  });
  const words = template ? null : textOfWords(values, { name: values.nome || '?', minutes });
  const ofWords = words ? wordErrors(words) : [];
  if (!face.ok || !agenda.ok || !exams.ok || ofWords.length > 0)
    return refuse([
      ...problemsOf(face),
      ...ofWords,
      ...problemsOf(agenda).map(({ field: fieldId, wrong: what }) => ({
        fieldId,
        message: staffSettings.services.wrong[what],
      })),
      ...problemsOf(exams),
    ]);
  const { name, address, group, price, glyph } = face.value;
  const slug = template?.slug ?? address;
  const service = {
    ...keptOf(template, catalogue.record.services),
    slug,
    isArchived: false,
    ...(template ? {} : { title: name }),
    ...(address !== slug && { address }),
    ...(group && { bookingGroup: group }),
    ...(price && { price }),
    ...(glyph && { glyph }),
    ...agendaOf(agenda.value, resources),
  };
  return ok({ service: exams.value ? examined(service, exams.value, catalogue) : service, words });
}

function problemsOf<Problem>(read: Result<unknown, Problem[]>): Problem[] {
  return read.ok ? [] : read.refusal;
}

/** A new service that goes together with others as the form says. */
function examined(service: Service, exams: ServiceExams, { record }: NewServicePage['catalogue']) {
  const { slug } = service;
  const list = [...record.services.filter((each) => each.slug !== slug), service];
  return withExams(list, slug, exams).find((each) => each.slug === slug) ?? service;
}

/** What a template says beyond the form; rules between services hold only for those that are there. */
function keptOf(template: Service | null, others: readonly Service[]): Partial<Service> {
  if (!template) return {};
  const isThere = (name: string) => others.some(({ slug }) => slug === name);
  const isBooked = (name: string) =>
    others.some((each) => each.slug === name && each.isBookableOnline && !each.isArchived);
  const { address: was, bookingGroup: _g, price: _p, laterPrice: _lp, ...own } = template;
  const { glyph: _d, evaluation, booking, ...kept } = own;
  return {
    ...kept,
    // Lengths were of the people of before.
    ...(booking?.deposit && { booking: { ...PLAIN_BOOKING, deposit: booking.deposit } }),
    // Links to where its page was still lead to it.
    ...(was && { formerAddresses: [...new Set([...(kept.formerAddresses ?? []), was])] }),
    ...(evaluation && isBooked(evaluation.service) && { evaluation }),
    notTogetherWith: (kept.notTogetherWith ?? []).filter(isThere),
  };
}

function agendaOf(
  { resourceIds, ...settings }: NewServiceSettings,
  resources: readonly { id: number; slug: string; kind: string }[],
) {
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes, isBookableOnline } = settings;
  const chosen = resources.filter(({ id }) => resourceIds.includes(id));
  const isPerson = ({ kind }: { kind: string }) => kind === 'practitioner';
  return {
    ...{ durationMinutes, bufferBeforeMinutes, bufferAfterMinutes, isBookableOnline },
    practitioners: chosen.filter(isPerson).map((each) => each.slug),
    resources: chosen.filter((each) => !isPerson(each)).map((each) => each.slug),
  };
}

const FIELDS: Readonly<Record<string, string>> = {
  summary: 'resumo',
  preparation: 'preparo',
  benefits: 'vantagens',
  included: 'inclui',
  questions: 'perguntas',
};

/** What the text of a page cannot do without, and what is too much. */
function wordErrors({ front, body }: Words): FieldError[] {
  const issues = serviceFrontMatter.safeParse(front).error?.issues ?? [];
  const found = [...new Set(issues.map(({ path }) => String(path[0])))].flatMap((path) => {
    const fieldId = FIELDS[path];
    if (!fieldId) return [];
    return [{ fieldId, message: path === 'summary' ? wrong.summary : wrong.tooMany }];
  });
  return body === '' ? [...found, { fieldId: 'descricao', message: wrong.body }] : found;
}
