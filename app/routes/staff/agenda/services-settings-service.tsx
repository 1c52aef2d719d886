import { data } from 'react-router';
import {
  ChangedNotice,
  formatLastChange,
} from '#app/features/schedule-settings/changed-notice.tsx';
import { DepositFields } from '#app/features/schedule-settings/deposit-fields.tsx';
import { depositValues } from '#app/features/schedule-settings/deposit-form.ts';
import type { PreparationPreview } from '#app/features/schedule-settings/preparation-effects.server.ts';
import {
  PreparationEffects,
  PreparationFields,
} from '#app/features/schedule-settings/preparation-fields.tsx';
import { preparationValues } from '#app/features/schedule-settings/preparation-form.ts';
import { readResourceSettings } from '#app/features/schedule-settings/resources.server.ts';
import { ServiceFields } from '#app/features/schedule-settings/service-fields.tsx';
import {
  readServiceSettings,
  setService,
} from '#app/features/schedule-settings/services.server.ts';
import '#app/features/schedule-settings/settings.css';
import { SETTINGS_PATHS } from '#app/features/schedule-settings/settings-paths.ts';
import { staffPreparation } from '#app/locales/pt-BR/staff/preparation.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import type { Route } from './+types/services-settings-service';
import { agendaLabelsOf } from './agenda-labels.server.ts';
import { READ_FIELD, unreadEffects, writtenTextOf } from './service-effects.server.ts';
import { readServiceForm } from './service-form.server.ts';

const messages = staffSettings.services;

export async function loader(args: Route.LoaderArgs) {
  const { services, service } = await servicePageOf(args);
  const { setting, booked } = service;
  const { preparation: told, writtenRule } = writtenTextOf(services, service.slug);
  const { version } = setting;
  return {
    title: messages.formTitle(agendaLabelsOf(services).serviceTitle(service.slug)),
    resources: await readResourceSettings(services.db),
    version,
    booked,
    lastChange: formatLastChange(setting),
    told,
    blank: {
      ...depositValues(service.deposit),
      ...preparationValues(service.preparation, writtenRule),
      duracao: String(service.durationMinutes),
      antes: String(service.bufferBeforeMinutes),
      depois: String(service.bufferAfterMinutes),
      online: service.isBookableOnline,
      resourceIds: service.resourceIds,
    },
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff, service } = await servicePageOf(args);
  const form = await args.request.formData();
  const { values, seenVersion, parsed } = await readServiceForm(services, form);
  if (!parsed.ok) {
    const errors = parsed.refusal;
    return data({ ...NOTHING, values, errors, seenVersion }, { status: 400 });
  }
  const preview = await unreadEffects(services, { service, settings: parsed.value, form });
  if (preview) return data({ ...NOTHING, values, preview, seenVersion });
  const target = { id: service.id, seenVersion, staffId: staff.id };
  const saved = await setService(services, parsed.value, target);
  if (saved.ok) return seeOther(`${SETTINGS_PATHS.services}?feito=${service.slug}`);
  // Keeps what was typed; sending it again overrides the other person's change knowingly.
  return data({ ...NOTHING, values, isChanged: true, seenVersion }, { status: 409 });
}

const NOTHING = { errors: [], isChanged: false, preview: null } satisfies {
  errors: FieldError[];
  isChanged: boolean;
  preview: PreparationPreview | null;
};

async function servicePageOf(args: StaffArgs & { params: { slug: string } }) {
  const page = staffPageOf(args);
  const service = (await readServiceSettings(page.services)).find(
    ({ slug }) => slug === args.params.slug,
  );
  if (!service) throw data(null, { status: 404, headers: ERROR_HEADERS });
  return { ...page, service };
}

export default function ServicePage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, resources, version, booked, blank, lastChange, told } = loaderData;
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
      {preview ? <PreparationEffects preview={preview} /> : null}
      <ServiceFields
        values={values}
        errors={errors}
        version={baseVersion}
        resources={resources}
        {...(preview && { save: staffPreparation.effects.save })}
      >
        {preview ? <input type="hidden" name={READ_FIELD} value={preview.stamp} /> : null}
        <PreparationFields values={values} errors={errors} told={told} />
        <DepositFields values={values} errors={errors} />
      </ServiceFields>
      <p className="small">{lastChange}</p>
    </StaffScreen>
  );
}
