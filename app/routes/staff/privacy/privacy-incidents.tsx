import '#app/features/privacy-admin/privacy-admin.css';
import { toIncidentRowView } from '#app/features/privacy-admin/incidents/incident-view.ts';
import { listIncidents } from '#app/features/privacy-admin/incidents/incidents.server.ts';
import { ADMIN_PATHS, incidentPath } from '#app/features/privacy-admin/privacy-admin-paths.ts';
import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { staffPrivacyIncidents as labels } from '#app/locales/pt-BR/staff/privacy-incidents.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/privacy-incidents';

export async function loader(args: Route.LoaderArgs) {
  const { services } = staffPageOf(args);
  const incidents = await listIncidents(services.db);
  return {
    incidents: incidents.map(({ id, facts }) => ({
      href: incidentPath(id),
      ...toIncidentRowView(facts),
    })),
  };
}

export default function PrivacyIncidentsPage({ loaderData }: Route.ComponentProps) {
  const { incidents } = loaderData;
  return (
    <StaffScreen
      title={labels.title}
      lead={labels.lead}
      back={{ href: ADMIN_PATHS.home, label: staffPrivacy.back }}
    >
      <div className="stack">
        <LinkButton href={ADMIN_PATHS.newIncident}>{labels.add}</LinkButton>
        {incidents.length === 0 ? (
          <Notice>
            <p>{labels.empty}</p>
          </Notice>
        ) : (
          <ul className="admin-list">
            {incidents.map(({ href, title, known, state, severity, isClosed }) => (
              <li key={href}>
                <h2>
                  <a href={href}>{title}</a>
                </h2>
                <p>
                  <span className={`admin-mark admin-mark-${isClosed ? 'in-time' : 'pressing'}`}>
                    {state}
                  </span>
                </p>
                <span className="admin-facts">
                  {known}. {labels.fields.severity} {severity}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </StaffScreen>
  );
}
