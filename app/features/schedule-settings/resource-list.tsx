import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Button } from '#app/ui/button/button.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { hoursPath, SETTINGS_PATHS } from './settings-paths.ts';
import { type RowSaved, RowSavedLine } from './undo/row-saved.tsx';

const messages = staffSettings.resources;

export type ResourceView = {
  id: number;
  slug: string;
  name: string;
  /** Positions in the whole list of the neighbours of the same kind; null at either end. */
  up: number | null;
  down: number | null;
  isActive: boolean;
  /** First and last day of a person: 'desde 2/3, até 18/12'; '' for who has none. */
  presence: string;
  /** Why nobody can book with a person; '' for who can be booked. */
  gap: string;
  /** The house where it is, as text and for its hours; '' in a clinic with one, and of people. */
  house: string;
  branch: string | null;
  /** Whether this person may name and archive it. */
  isOwn: boolean;
  version: number;
  lastChange: string | null;
  /** Services that depend on this resource alone, as text; empty for none. */
  onlyFor: string;
  /** Booked appointments that need it. */
  appointments: readonly { href: string; words: string }[];
};

type ResourceListProps = {
  resources: readonly ResourceView[];
  mayWrite: boolean;
  /** What the last press did to one of them. */
  saved: RowSaved | null;
};

const MAX_LISTED = 12;

/** Practitioners, rooms or devices, each active or not. */
export function ResourceList({ resources, mayWrite, saved }: ResourceListProps) {
  return (
    <ul className="settings-list">
      {resources.map((resource) => (
        <li
          key={resource.id}
          id={`r-${resource.slug}`}
          tabIndex={-1}
          className={resource.isActive ? 'settings-row' : 'settings-row settings-off'}
        >
          <Facts resource={resource} />
          {mayWrite ? <Acts resource={resource} /> : null}
          {saved?.slug === resource.slug ? <RowSavedLine saved={saved} /> : null}
          {resource.isActive || resource.appointments.length === 0 ? null : (
            <Booked appointments={resource.appointments} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Facts({ resource }: { resource: ResourceView }) {
  const { name, house, isActive, presence, gap, onlyFor, lastChange } = resource;
  const state = isActive ? messages.on : messages.off;
  const only = isActive ? messages.onlyFor : messages.noneLeft;
  return (
    <div>
      <div className="settings-name">{name}</div>
      <div>{[state, presence].filter(Boolean).join(', ')}</div>
      {house ? <div>{house}</div> : null}
      {gap ? (
        <div>
          {gap} <a href={SETTINGS_PATHS.services}>{messages.toServices}</a>
        </div>
      ) : null}
      {onlyFor ? <div className="small">{only(onlyFor)}</div> : null}
      {lastChange ? <div className="small">{lastChange}</div> : null}
    </div>
  );
}

function Acts({ resource }: { resource: ResourceView }) {
  const { id, slug, name, branch, up, down, isActive, isOwn, version } = resource;
  return (
    <div className="settings-acts">
      {isActive ? (
        <a
          className="button button-quiet"
          href={hoursPath(slug, null, branch)}
          aria-label={messages.hoursFor(name)}
        >
          <span>{messages.hours}</span>
        </a>
      ) : null}
      {isOwn ? (
        <a
          className="button button-quiet"
          href={`${SETTINGS_PATHS.resources}/${slug}`}
          aria-label={messages.renameFor(name)}
        >
          <span>{messages.rename}</span>
        </a>
      ) : null}
      <form method="post">
        <input type="hidden" name="id" defaultValue={id} />
        <input type="hidden" name="versao" defaultValue={version} />
        <Button
          look="secondary"
          name="acao"
          value={isActive ? 'desligar' : 'ligar'}
          aria-label={isActive ? messages.switchOffFor(name) : messages.switchOnFor(name)}
        >
          {isActive ? messages.switchOff : messages.switchOn}
        </Button>
      </form>
      <OrderButtons id={id} slug={slug} name={name} up={up} down={down} />
    </div>
  );
}

function Booked({ appointments }: { appointments: ResourceView['appointments'] }) {
  return (
    <div className="settings-wide">
      <p>{messages.appointments(appointments.length)}</p>
      <ul className="settings-visits">
        {appointments.slice(0, MAX_LISTED).map(({ href, words }) => (
          <li key={href}>
            <a href={href}>{words}</a>
          </li>
        ))}
        {appointments.length > MAX_LISTED ? (
          <li>{messages.more(appointments.length - MAX_LISTED)}</li>
        ) : null}
      </ul>
    </div>
  );
}
