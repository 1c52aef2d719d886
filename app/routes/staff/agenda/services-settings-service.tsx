import { data } from 'react-router';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import {
  ChangedNotice,
  formatLastChange,
} from '#app/features/schedule-settings/changed-notice.tsx';
import { PlannedLength } from '#app/features/schedule-settings/lengths/planned-length.tsx';
import { readPreparationHistory } from '#app/features/schedule-settings/preparation-history.server.ts';
import { readResourceSettings } from '#app/features/schedule-settings/resources.server.ts';
import {
  type ServicePreview,
  unreadEffects,
} from '#app/features/schedule-settings/service-effects.server.ts';
import { ServiceEffects } from '#app/features/schedule-settings/service-effects.tsx';
import { ServiceSettingsForm } from '#app/features/schedule-settings/service-settings-form.tsx';
import { setServiceWithUndo } from '#app/features/schedule-settings/service-undo.server.ts';
import { plannedLengthOf } from '#app/features/schedule-settings/service-values.ts';
import '#app/features/schedule-settings/settings.css';
import {
  SETTINGS_PATHS,
  serviceHistoryPath,
  servicePath,
} from '#app/features/schedule-settings/settings-paths.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { FilledNotice } from '#app/ui/change-history/filled-notice.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import type { Route } from './+types/services-settings-service';
import { agendaLabelsOf } from './agenda-labels.server.ts';
import { readServiceForm, servicePageOf, shownValues } from './service-form.server.ts';

const messages = staffSettings.services;

export async function loader(args: Route.LoaderArgs) {
  const page = await servicePageOf(args);
  const { services, service, told, today } = page;
  const { setting, booked } = service;
  const resources = await readResourceSettings(services.db);
  return {
    title: messages.formTitle(agendaLabelsOf(services).serviceTitle(service.slug)),
    resources,
    today,
    planned: plannedLengthOf(service, resources),
    version: setting.version,
    booked,
    lastChange: formatLastChange(setting),
    told,
    history: await readPreparationHistory(services.db, service.id),
    ...(await shownValues(page)),
    slug: service.slug,
  };
}

export async function action(args: Route.ActionArgs) {
  const page = await servicePageOf(args);
  const { services, staff, service, written, today } = page;
  const form = await args.request.formData();
  const { values, seenVersion, parsed } = await readServiceForm(page, form);
  if (!parsed.ok) {
    const errors = parsed.refusal;
    return data({ ...NOTHING, values, errors, seenVersion }, { status: 400 });
  }
  // Keeps what was typed; sending it again overrides the other person's change knowingly.
  const changed = { ...NOTHING, values, isChanged: true, seenVersion };
  if (seenVersion !== service.setting.version) return data(changed, { status: 409 });
  const change = { service, settings: parsed.value, written, form, today };
  const context = { ...agendaLabelsOf(services), hrefOf: appointmentPath };
  const counted = { ...services, agenda: services.clinic.agenda };
  const preview = await unreadEffects(counted, change, context);
  if (preview) return data({ ...NOTHING, values, preview, seenVersion });
  const target = { before: service, seenVersion, staffId: staff.id };
  const saved = await setServiceWithUndo(services, parsed.value, target);
  const told = `feito=${service.slug}&volta=${saved.ok ? saved.value.undo : 0}`;
  if (saved.ok) return seeOther(`${SETTINGS_PATHS.services}?${told}`);
  return data(changed, { status: 409 });
}

const NOTHING = { errors: [], isChanged: false, preview: null } satisfies {
  errors: FieldError[];
  isChanged: boolean;
  preview: ServicePreview | null;
};

export default function ServicePage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, version, booked, blank, lastChange, planned, filled, slug, ...shown } = loaderData;
  const { values = blank, errors = [], isChanged = false, preview = null } = actionData ?? {};
  // After an invalid field the form keeps its version, so that changes by others are still detected.
  const baseVersion = actionData && !isChanged ? actionData.seenVersion : version;
  return (
    <StaffScreen
      title={title}
      lead={booked > 0 ? messages.bookedKept(booked) : undefined}
      back={{ href: SETTINGS_PATHS.services, label: messages.back }}
      isRefused={actionData !== undefined}
    >
      <ErrorSummary errors={errors} />
      {isChanged ? <ChangedNotice line={lastChange} /> : null}
      {preview ? <ServiceEffects preview={preview} /> : null}
      {filled && !actionData ? <FilledNotice {...filled} href={servicePath(slug)} /> : null}
      {planned && !preview && !filled ? <PlannedLength line={planned} version={version} /> : null}
      <ServiceSettingsForm
        {...shown}
        values={values}
        errors={errors}
        version={baseVersion}
        preview={preview}
      />
      <p className="small">
        {lastChange} <a href={serviceHistoryPath(slug)}>{staffHistory.link}</a>
      </p>
    </StaffScreen>
  );
}
