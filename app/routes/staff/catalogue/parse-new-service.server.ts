import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { PLAIN_BOOKING } from '#app/clinic/record/booking-rule-fields.ts';
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
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { takenAddresses } from './catalogue-parts.server.ts';
import type { NewServicePage, NewServiceValues } from './new-service.server.ts';

const { wrong } = staffCatalogue;

type Service = ClinicRecord['services'][number];
type Words = ReturnType<typeof textOfWords>;

/** A new service with its text, which one from a template has already; or all that is wrong. */
export function parseNewService(
  { template, resources, catalogue, today }: NewServicePage,
  values: NewServiceValues,
): Result<{ service: Service; words: Words | null }, FieldError[]> {
  const face = parseFace(values, {
    taken: takenAddresses(catalogue, template?.slug),
    today,
  });
  const agenda = parseService(values, resources);
  const minutes = agenda.ok ? agenda.value.durationMinutes : 5;
  const words = template ? null : textOfWords(values, { name: values.nome || '?', minutes });
  const ofWords = words ? wordErrors(words) : [];
  if (!face.ok || !agenda.ok || ofWords.length > 0)
    return refuse([
      ...(face.ok ? [] : face.refusal),
      ...ofWords,
      ...(agenda.ok ? [] : agenda.refusal).map(({ field: fieldId, wrong: what }) => ({
        fieldId,
        message: staffSettings.services.wrong[what],
      })),
    ]);
  const { name, address, group, price, glyph } = face.value;
  const slug = template?.slug ?? address;
  const others = catalogue.record.services.map((each) => each.slug);
  const service = {
    ...keptOf(template, others),
    slug,
    isArchived: false,
    ...(template ? {} : { title: name }),
    ...(address !== slug && { address }),
    ...(group && { bookingGroup: group }),
    ...(price && { price }),
    ...(glyph && { glyph }),
    ...agendaOf(agenda.value, resources),
  };
  return ok({ service, words });
}

/** What a template says beyond the form; rules between services hold only for those that are there. */
function keptOf(template: Service | null, others: readonly string[]): Partial<Service> {
  if (!template) return {};
  const { address: was, bookingGroup: _g, price: _p, laterPrice: _lp, ...own } = template;
  const { glyph: _d, evaluation, booking, ...kept } = own;
  return {
    ...kept,
    // Lengths were of the people of before.
    ...(booking?.deposit && { booking: { ...PLAIN_BOOKING, deposit: booking.deposit } }),
    // Links to where its page was still lead to it.
    ...(was && { formerAddresses: [...new Set([...(kept.formerAddresses ?? []), was])] }),
    ...(evaluation && others.includes(evaluation.service) && { evaluation }),
    notTogetherWith: (kept.notTogetherWith ?? []).filter((each) => others.includes(each)),
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
