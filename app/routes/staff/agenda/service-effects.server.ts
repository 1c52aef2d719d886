import { ruleOfFlags } from '#app/clinic/preparation-rule.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import {
  type PreparationPreview,
  previewPreparation,
} from '#app/features/schedule-settings/preparation-effects.server.ts';
import type { NewServiceSettings } from '#app/features/schedule-settings/service-form.ts';
import type { ServiceSettings } from '#app/features/schedule-settings/services.server.ts';
import { formText } from '#app/platform/form-values.ts';
import { agendaLabelsOf } from './agenda-labels.server.ts';

const NO_FLAGS = { companion: false, fastingHours: 0, dilation: false, lensesOffHours: 0 };

/** The form field with the stamp of the consequences that the page has shown. */
export const READ_FIELD = 'visto';

/** What patients read about a service's preparation, and what its text alone says. */
export function writtenTextOf({ contents }: Pick<AppServices, 'contents'>, slug: string) {
  const text = contents['pt-BR'].services.find((each) => each.slug === slug);
  return {
    preparation: text?.preparation ?? [],
    writtenRule: text?.writtenRule ?? ruleOfFlags(NO_FLAGS),
  };
}

/** What saving would do to booked appointments; null where it does nothing, or the form's sender has read it. */
export async function unreadEffects(
  services: AppServices,
  {
    service,
    settings,
    form,
  }: { service: ServiceSettings; settings: NewServiceSettings; form: FormData },
): Promise<PreparationPreview | null> {
  if (settings.preparation === undefined) return null;
  const { writtenRule } = writtenTextOf(services, service.slug);
  const rules = {
    before: service.preparation ?? writtenRule,
    after: settings.preparation ?? writtenRule,
  };
  const preview = await previewPreparation(
    services,
    { serviceSlug: service.slug, ...rules },
    { hrefOf: appointmentPath, serviceTitle: agendaLabelsOf(services).serviceTitle },
  );
  const isRead = formText(form, READ_FIELD) === preview.stamp;
  return preview.affected.length === 0 || isRead ? null : preview;
}
