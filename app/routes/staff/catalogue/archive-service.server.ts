import { data } from 'react-router';
import { EFFECTS_FIELD } from '#app/features/catalogue/archiving.tsx';
import { CATALOGUE_PATHS } from '#app/features/catalogue/catalogue-paths.ts';
import { staffCatalogue } from '#app/locales/pt-BR/staff/catalogue.ts';
import { formText } from '#app/platform/form-values.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import { archiveService } from '#app/site-content/catalogue/change-services.server.ts';
import { type ServicePage, serviceEffectsOf } from './catalogue-parts.server.ts';
import { afterChange } from './catalogue-undo.server.ts';

const { effects, refused } = staffCatalogue;

/** Why a service cannot leave the catalogue; null when it can. */
export function obstacleOf({ catalogue, service, serviceTitle }: ServicePage): string | null {
  const { services, followUps } = catalogue.record;
  const offered = services.filter(({ isArchived }) => !isArchived);
  const depending = offered.filter(({ evaluation }) => evaluation?.service === service.slug);
  if (offered.length === 1) return refused.last;
  if (depending.length > 0)
    return effects.evaluation(depending.map(({ slug }) => serviceTitle(slug)).join(', '));
  const booked = [
    followUps.postOperativeAppointment,
    ...(followUps.controls ?? []).map(({ bookedAs }) => bookedAs),
  ];
  return booked.includes(service.slug) ? effects.followUps : null;
}

/** Takes a service out of the catalogue or back in, as long as what the page told of it still holds. */
export async function answerArchiving(
  page: ServicePage,
  form: FormData,
  intent: 'arquivar' | 'voltar',
) {
  const { services, service, staff } = page;
  const isArchived = intent === 'arquivar';
  const seen = { slug: service.slug, stamp: formText(form, 'visto'), staffId: staff.id };
  const read = formText(form, EFFECTS_FIELD);
  const isRead = read === '' || read === (await serviceEffectsOf(page, service)).stamp;
  const obstacle = (isArchived ? obstacleOf(page) : null) ?? (isRead ? null : effects.changed);
  const done = obstacle ? null : await archiveService(services, isArchived, seen);
  if (done?.ok) {
    const told = `${intent}=${service.slug}`;
    return seeOther(afterChange(CATALOGUE_PATHS.services, told, done.value));
  }
  const message = obstacle ?? (done ? refused[done.refusal] : '');
  const errors = [{ fieldId: 'arquivo', message }];
  return data(
    { values: null, exams: null, errors, preview: null, seenStamp: null },
    { status: 409 },
  );
}
