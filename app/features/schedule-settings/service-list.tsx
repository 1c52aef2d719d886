import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { OrderButtons } from './order-buttons.tsx';
import type { ServiceSettings } from './services.server.ts';
import { SETTINGS_PATHS } from './settings-paths.ts';

const messages = staffSettings.services;

type ServiceListProps = {
  services: readonly (Pick<
    ServiceSettings,
    | 'id'
    | 'slug'
    | 'durationMinutes'
    | 'bufferBeforeMinutes'
    | 'bufferAfterMinutes'
    | 'isBookableOnline'
  > & {
    title: string;
    /** What is planned for its length; null for nothing. */
    planned: string | null;
    /** The houses where it is done, as text; '' in a clinic with one. */
    where: string;
  })[];
  mayWrite: boolean;
  /** Whether this person may name and archive them. */
  mayManage: boolean;
};

/** Every service in order, linked to its settings. */
export function ServiceList({ services, mayWrite, mayManage }: ServiceListProps) {
  return (
    <ol className="settings-list">
      {services.map((service, place) => {
        const { id, slug, title } = service;
        return (
          <li key={id} id={`s-${slug}`} className="settings-row">
            <div>
              <div className="settings-name">
                {mayWrite ? <a href={`${SETTINGS_PATHS.services}/${slug}`}>{title}</a> : title}
              </div>
              <ServiceLines service={service} />
            </div>
            {mayWrite ? (
              <div className="settings-acts">
                {mayManage ? (
                  <a
                    className="button button-quiet"
                    href={`${SETTINGS_PATHS.services}/${slug}/pagina`}
                    aria-label={messages.pageFor(title)}
                  >
                    <span>{messages.page}</span>
                  </a>
                ) : null}
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

type ListedService = ServiceListProps['services'][number];

function ServiceLines({ service }: { service: ListedService }) {
  const { where, planned, isBookableOnline } = service;
  return (
    <>
      <div>
        {lengthOf(service)}
        {isBookableOnline ? null : <strong> {messages.offline}</strong>}
      </div>
      {planned ? <div className="small">{planned}</div> : null}
      {where ? <div className="small">{where}</div> : null}
    </>
  );
}

function lengthOf(service: ListedService): string {
  const { durationMinutes, bufferBeforeMinutes: before, bufferAfterMinutes: after } = service;
  return [
    messages.minutes(durationMinutes),
    before > 0 ? messages.beforehand(before) : '',
    after > 0 ? messages.afterwards(after) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
