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
        const { id, slug, title, where, isBookableOnline } = service;
        return (
          <li key={id} id={`s-${slug}`} className="settings-row">
            <div>
              <div className="settings-name">
                {mayWrite ? <a href={`${SETTINGS_PATHS.services}/${slug}`}>{title}</a> : title}
              </div>
              <div>
                {lengthOf(service)}
                {isBookableOnline ? null : <strong> {messages.offline}</strong>}
              </div>
              {where ? <div className="small">{where}</div> : null}
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

function lengthOf(service: ServiceListProps['services'][number]): string {
  const { durationMinutes, bufferBeforeMinutes: before, bufferAfterMinutes: after } = service;
  return [
    messages.minutes(durationMinutes),
    before > 0 ? messages.beforehand(before) : '',
    after > 0 ? messages.afterwards(after) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
