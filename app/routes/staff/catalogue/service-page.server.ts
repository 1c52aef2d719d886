import { data } from 'react-router';
import { CATALOGUE_PATHS, servicePagePath } from '#app/features/catalogue/catalogue-paths.ts';
import {
  faceOf,
  faceValues,
  parseFace,
  readFace,
} from '#app/features/catalogue/service-page-form.ts';
import { staffCatalogue } from '#app/locales/pt-BR/staff/catalogue.ts';
import { formText } from '#app/platform/form-values.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import {
  archiveService,
  faceService,
  stampOf,
} from '#app/site-content/catalogue/change-services.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { bookedWith, catalogueOf, takenAddresses } from './catalogue-parts.server.ts';
import { afterChange, answerUndo, savedOf } from './catalogue-undo.server.ts';

const { effects, refused } = staffCatalogue;

/** A service's name, page and place in the catalogue. */
export async function servicePageOf(args: StaffArgs & { params: { slug: string } }) {
  const page = staffPageOf(args);
  const { services } = page;
  const catalogue = await catalogueOf(services);
  const service = catalogue.record.services.find(({ slug }) => slug === args.params.slug);
  if (!service) throw data(null, { status: 404, headers: ERROR_HEADERS });
  const { serviceTitle } = agendaLabelsOf(services);
  const name = serviceTitle(service.slug);
  return { ...page, catalogue, service, name, serviceTitle, stamp: stampOf(service) };
}

type ServicePage = Awaited<ReturnType<typeof servicePageOf>>;

/** The page as its form shows it. */
export async function shownServicePage(args: StaffArgs & { params: { slug: string } }) {
  const page = await servicePageOf(args);
  const { service, name, stamp, services, url, today } = page;
  const isLooking = url.searchParams.has('arquivar') && !service.isArchived;
  return {
    slug: service.slug,
    name,
    stamp,
    today,
    isArchived: service.isArchived === true,
    former: (service.formerAddresses ?? []).join(', '),
    blank: faceValues(faceOf(service, name, today)),
    saved: await savedOf(page),
    archiving: isLooking
      ? {
          obstacle: obstacleOf(page),
          booked: await bookedWith(services, ({ serviceSlug }) => serviceSlug === service.slug),
        }
      : null,
  };
}

/** Why a service cannot leave the catalogue; null when it can. */
function obstacleOf({ catalogue, service, serviceTitle }: ServicePage): string | null {
  const { services, followUps } = catalogue.record;
  const offered = services.filter(({ isArchived }) => !isArchived);
  const depending = offered.filter(({ evaluation }) => evaluation?.service === service.slug);
  if (offered.length === 1) return refused.last;
  if (depending.length > 0)
    return effects.evaluation(depending.map(({ slug }) => serviceTitle(slug)).join(', '));
  return followUps.postOperativeAppointment === service.slug ? effects.followUps : null;
}

export async function answerServicePage(args: StaffArgs & { params: { slug: string } }) {
  const page = await servicePageOf(args);
  const { services, service, name, staff, catalogue } = page;
  const form = await args.request.formData();
  const undone = await answerUndo(page, form, servicePagePath(service.slug));
  if (undone) return undone;
  const seen = { slug: service.slug, stamp: formText(form, 'visto'), staffId: staff.id };
  const values = readFace(form);
  const again = (errors: readonly FieldError[], status: number) =>
    data({ values, errors }, { status });
  const intent = formText(form, 'acao');
  if (intent === 'arquivar' || intent === 'voltar') {
    const isArchived = intent === 'arquivar';
    const obstacle = isArchived ? obstacleOf(page) : null;
    const done = obstacle ? null : await archiveService(services, isArchived, seen);
    if (done?.ok) {
      const told = `${intent}=${service.slug}`;
      return seeOther(afterChange(CATALOGUE_PATHS.services, told, done.value));
    }
    const message = obstacle ?? (done ? refused[done.refusal] : '');
    return data({ values: null, errors: [{ fieldId: 'arquivo', message }] }, { status: 409 });
  }
  const taken = takenAddresses(catalogue, service.slug);
  const face = parseFace(values, { taken, today: page.today });
  if (!face.ok) return again(face.refusal, 400);
  const saved = await faceService(services, face.value, {
    ...seen,
    shown: { 'pt-BR': name, 'en-US': englishName(services, service.slug) ?? name },
  });
  if (!saved.ok) return again([{ fieldId: 'nome', message: refused[saved.refusal] }], 409);
  return seeOther(afterChange(servicePagePath(service.slug), 'feito', saved.value));
}

function englishName({ contents }: ServicePage['services'], slug: string): string | undefined {
  return contents['en-US']?.services.find((each) => each.slug === slug)?.title;
}
