import { formText } from '#app/platform/form-values.ts';
import '#app/features/privacy-admin/privacy-admin.css';
import {
  parseIncident,
  readIncident,
} from '#app/features/privacy-admin/incidents/incident-facts.ts';
import { IncidentForm } from '#app/features/privacy-admin/incidents/incident-form.tsx';
import {
  emptyIncident,
  toIncidentErrorViews,
} from '#app/features/privacy-admin/incidents/incident-view.ts';
import { openIncident } from '#app/features/privacy-admin/incidents/incidents.server.ts';
import { ADMIN_PATHS, incidentPath } from '#app/features/privacy-admin/privacy-admin-paths.ts';
import { staffPrivacyIncidents as labels } from '#app/locales/pt-BR/staff/privacy-incidents.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { refusedForm } from '#app/routes/staff/staff-form.server.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import type { Route } from './+types/privacy-incident-new';

export function loader(args: Route.LoaderArgs) {
  const { services } = staffPageOf(args);
  return { empty: emptyIncident(services.clock.now()), formKey: newToken() };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const values = readIncident(form);
  const sentKey = formText(form, 'chave');
  const key = isTokenShaped(sentKey) ? sentKey : newToken();
  const parsed = parseIncident(values, services.clock.now());
  if (!parsed.ok)
    return refusedForm(toIncidentErrorViews(parsed.refusal), { values: { ...values, key } });
  const id = await openIncident(services, { facts: parsed.value, by: staff, key });
  return seeOther(`${incidentPath(id)}?feito`);
}

export default function PrivacyIncidentNewPage({ loaderData, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? [];
  return (
    <StaffScreen
      title={labels.add}
      lead={labels.lead}
      back={{ href: ADMIN_PATHS.incidents, label: labels.back }}
      isRefused={errors.length > 0}
    >
      <IncidentForm
        values={actionData?.values ?? loaderData.empty}
        errors={errors}
        snapshot={0}
        formKey={actionData?.values.key ?? loaderData.formKey}
      />
    </StaffScreen>
  );
}
