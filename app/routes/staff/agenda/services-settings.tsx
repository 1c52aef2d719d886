import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import {
  placeService,
  readServiceSettings,
  type ServiceSettings,
} from '#app/features/schedule-settings/services.server.ts';
import { formText } from '#app/platform/form-values.ts';
import '#app/features/schedule-settings/settings.css';
import { OrderButtons } from '#app/features/schedule-settings/order-buttons.tsx';
import { SettingsNav } from '#app/features/schedule-settings/settings-nav.tsx';
import { SETTINGS_PATHS } from '#app/features/schedule-settings/settings-paths.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/services-settings';
import { agendaLabelsOf } from './agenda-labels.server.ts';

const messages = staffSettings.services;

export async function loader(args: Route.LoaderArgs) {
  const { services, url, may } = staffPageOf(args);
  const { serviceTitle } = agendaLabelsOf(services);
  const list = await readServiceSettings(services);
  const saved = list.find(({ slug }) => slug === url.searchParams.get('feito'));
  return {
    services: list.map((each) => ({ ...each, title: serviceTitle(each.slug) })),
    saved: saved ? serviceTitle(saved.slug) : null,
    mayWrite: may('agenda.write'),
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const [id, place] = [formText(form, 'id'), formText(form, 'lugar')];
  if (!/^\d{1,9}$/.test(id) || !/^\d{1,3}$/.test(place)) return seeOther(SETTINGS_PATHS.services);
  await placeService(services, { id: Number(id), place: Number(place), staffId: staff.id });
  const moved = (await readServiceSettings(services)).find((each) => each.id === Number(id));
  return seeOther(`${SETTINGS_PATHS.services}#s-${moved?.slug ?? ''}`);
}

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { services, saved, mayWrite } = loaderData;
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: AGENDA_PATHS.agenda, label: staffSettings.back }}
    >
      {saved ? (
        <Notice tone="success" role="status">
          <p>{messages.saved(saved)}</p>
        </Notice>
      ) : null}
      <SettingsNav current="services" />
      <ServiceList services={services} mayWrite={mayWrite} />
    </StaffScreen>
  );
}

type ServiceListProps = {
  services: readonly (Pick<
    ServiceSettings,
    | 'id'
    | 'slug'
    | 'durationMinutes'
    | 'bufferBeforeMinutes'
    | 'bufferAfterMinutes'
    | 'isBookableOnline'
  > & { title: string })[];
  mayWrite: boolean;
};

/** Every service in order, linked to its settings. */
function ServiceList({ services, mayWrite }: ServiceListProps) {
  return (
    <ol className="settings-list">
      {services.map((service, place) => {
        const { id, slug, title, durationMinutes, isBookableOnline } = service;
        const { bufferBeforeMinutes: before, bufferAfterMinutes: after } = service;
        return (
          <li key={id} id={`s-${slug}`} className="settings-row">
            <div>
              <div className="settings-name">
                {mayWrite ? <a href={`${SETTINGS_PATHS.services}/${slug}`}>{title}</a> : title}
              </div>
              <div>
                {[
                  messages.minutes(durationMinutes),
                  before > 0 ? messages.beforehand(before) : '',
                  after > 0 ? messages.afterwards(after) : '',
                ]
                  .filter(Boolean)
                  .join(', ')}
                {isBookableOnline ? null : <strong> {messages.offline}</strong>}
              </div>
            </div>
            {mayWrite ? (
              <div className="settings-acts">
                <OrderButtons
                  id={id}
                  name={title}
                  up={place > 0 ? place - 1 : null}
                  down={place + 1 < services.length ? place + 1 : null}
                />
              </div>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
