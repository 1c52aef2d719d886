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
  > & { title: string })[];
  mayWrite: boolean;
};

/** Every service in order, linked to its settings. */
export function ServiceList({ services, mayWrite }: ServiceListProps) {
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
