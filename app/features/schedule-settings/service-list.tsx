import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { OrderButtons } from './order-buttons.tsx';
import type { Neighbours } from './order-neighbours.ts';
import type { ServiceSettings } from './services.server.ts';
import { SETTINGS_PATHS, serviceHistoryPath } from './settings-paths.ts';
import { type RowSaved, RowSavedLine } from './undo/row-saved.tsx';

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
  } & Neighbours)[];
  mayWrite: boolean;
  /** Whether this person may name and archive them. */
  mayManage: boolean;
  /** What the last press did to one of them. */
  saved: RowSaved | null;
};

/** Every service in order, linked to its settings. */
export function ServiceList({ services, mayWrite, mayManage, saved }: ServiceListProps) {
  return (
    <ol className="settings-list">
      {services.map((service) => {
        const { id, slug, title, up, down } = service;
        return (
          <li key={id} id={`s-${slug}`} tabIndex={-1} className="settings-row">
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
                <OrderButtons id={id} slug={slug} name={title} up={up} down={down} />
              </div>
            ) : (
              <a href={serviceHistoryPath(slug)} aria-label={staffHistory.title(title)}>
                {staffHistory.link}
              </a>
            )}
            {saved?.slug === slug ? <RowSavedLine saved={saved} /> : null}
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
