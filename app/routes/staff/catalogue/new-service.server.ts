import { data } from 'react-router';
import { isInsurer } from '#app/clinic/payer-titles.ts';
import { CATALOGUE_PATHS } from '#app/features/catalogue/catalogue-paths.ts';
import { type ExamValues, examValues, readExams } from '#app/features/catalogue/exam-form.ts';
import {
  BLANK_FACE,
  type FaceValues,
  faceValues,
  readFace,
} from '#app/features/catalogue/service-page-form.ts';
import {
  BLANK_WORDS,
  readWords,
  type ServiceWords,
} from '#app/features/catalogue/service-words.ts';
import type { DocumentKey } from '#app/features/content/content-document.ts';
import {
  currentRules,
  readPayerVersions,
  setPayerRules,
} from '#app/features/insurance/payer-settings.server.ts';
import { readServiceValues } from '#app/features/schedule-settings/read-service-form.ts';
import { readResourceSettings } from '#app/features/schedule-settings/resources.server.ts';
import type { ServiceFormValues } from '#app/features/schedule-settings/service-form.ts';
import { staffCatalogue } from '#app/locales/pt-BR/staff/catalogue.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import {
  type StaffArgs,
  type StaffPage,
  seeOther,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';
import { COVERED } from '#app/scheduling/payers/payer-rules.ts';
import { addService } from '#app/site-content/catalogue/change-services.server.ts';
import { findingsIn } from '#app/site-content/text-findings.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { catalogueOf, templatesOf, titleOf } from './catalogue-parts.server.ts';
import { afterChange } from './catalogue-undo.server.ts';
import { examsOfNew, newExamChoices } from './exam-part.server.ts';
import { unreadLack } from './new-service-effects.server.ts';
import { parseNewService } from './parse-new-service.server.ts';

const { refused } = staffCatalogue;

export type NewServiceValues = FaceValues &
  ServiceWords &
  ServiceFormValues & { payerIds: readonly string[]; exams: ExamValues | null };

/** Templates to begin with, or the form, filled from one. */
export async function newServicePage(args: StaffArgs) {
  const page = staffPageOf(args);
  const { services, url, clinic } = page;
  const catalogue = await catalogueOf(services);
  const templates = templatesOf(catalogue);
  const asked = url.searchParams.get('modelo');
  const template = templates.find(({ slug }) => slug === asked) ?? null;
  const resources = (await readResourceSettings(services.db)).filter(({ isActive }) => isActive);
  const insurers = clinic.payers.filter(({ id }) => isInsurer(id));
  const wanted = template ? [...template.practitioners, ...template.resources] : [];
  const known = resources.filter(({ slug }) => wanted.includes(slug));
  const people = resources.filter(({ kind }) => kind === 'practitioner');
  const needed = known.some(({ kind }) => kind === 'practitioner')
    ? known
    : [...known, ...people.slice(0, 1)];
  const exams = examValues(examsOfNew(template, catalogue.record));
  const blank = {
    ...(template
      ? faceValues({
          name: titleOf(services, template.slug),
          address: template.address ?? template.slug,
          group: template.bookingGroup ?? null,
          price: template.price ?? null,
          laterPrice: null,
          glyph: template.glyph ?? null,
        })
      : BLANK_FACE),
    ...BLANK_WORDS,
    duracao: template ? String(template.durationMinutes) : '',
    antes: String(template?.bufferBeforeMinutes ?? 0),
    depois: String(template?.bufferAfterMinutes ?? 0),
    online: template?.isBookableOnline ?? true,
    resourceIds: needed.map(({ id }) => id),
    payerIds: insurers.map(({ id }) => id),
    exams,
  } satisfies NewServiceValues;
  const choices = newExamChoices(page, template, catalogue);
  return { ...page, catalogue, templates, template, asked, resources, insurers, blank, choices };
}

export type NewServicePage = Awaited<ReturnType<typeof newServicePage>>;

/** The fields of the agenda, without those that only its settings have. */
function agendaValues(form: FormData): ServiceFormValues {
  const { duracao, antes, depois, online, resourceIds } = readServiceValues(form).values;
  return { duracao, antes, depois, online, resourceIds };
}

export async function answerNewService(args: StaffArgs) {
  const page = await newServicePage(args);
  const form = await args.request.formData();
  const values: NewServiceValues = {
    ...readFace(form),
    ...readWords(form),
    ...agendaValues(form),
    payerIds: form.getAll('convenio').map(String),
    exams: readExams(form),
  };
  const again = (errors: readonly FieldError[], status: number) =>
    data({ values, errors, effects: null }, { status });
  const parsed = parseNewService(page, values);
  if (!parsed.ok) return again(parsed.refusal, 400);
  const { service, words } = parsed.value;
  const { services, staff, clinic, today } = page;
  const key: DocumentKey = { kind: 'services', locale: DEFAULT_LOCALE, slug: service.slug };
  const findings = words ? findingsIn(key, words, { clinic, today }) : [];
  const isPublic = !findings.some(({ severity }) => severity === 'blocks');
  const effects = await unreadLack(page, service, form);
  if (effects) return data({ values, errors: [], effects });
  await settlePayers(page, service.slug, values.payerIds);
  const added = await addService(services, service, { words, isPublic, staffId: staff.id });
  if (!added.ok) return again([{ fieldId: 'nome', message: refused[added.refusal] }], 409);
  const draft = isPublic ? '' : '&rascunho';
  const told = `novo=${service.slug}${draft}`;
  return seeOther(`${afterChange(CATALOGUE_PATHS.services, told, added.value)}#s-${service.slug}`);
}

/** Plans that do not cover it say so before it can be booked. */
async function settlePayers(
  { services, insurers, staff }: Pick<NewServicePage, 'insurers'> & StaffPage,
  slug: string,
  covering: readonly string[],
): Promise<void> {
  for (const { id: payerId } of insurers) {
    const { rules, version } = currentRules(await readPayerVersions(services.db, payerId));
    const was = rules.services[slug];
    const isCovered = covering.includes(payerId);
    if ((was ?? COVERED).isCovered === isCovered) continue;
    const next = { ...rules.services, [slug]: { ...(was ?? COVERED), isCovered } };
    const change = { payerId, seenVersion: version, staffId: staff.id };
    await setPayerRules(services, { ...rules, services: next }, change);
  }
}
