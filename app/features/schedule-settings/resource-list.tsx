import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Button } from '#app/ui/button/button.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { hoursPath } from './settings-paths.ts';

const texts = staffSettings.resources;

export type ResourceView = {
  id: number;
  slug: string;
  name: string;
  /** The places, in the whole list, of those of its kind before and after it. */
  up: number | null;
  down: number | null;
  isActive: boolean;
  version: number;
  lastChange: string | null;
  /** Services that nobody else can serve, in words; empty for none. */
  onlyFor: string;
  /** Booked visits that need it. */
  visits: readonly { href: string; words: string }[];
};

type ResourceListProps = { resources: readonly ResourceView[]; mayWrite: boolean };

const VISITS_SHOWN = 12;

/** Practitioners, rooms or devices, each in use or not. */
export function ResourceList({ resources, mayWrite }: ResourceListProps) {
  return (
    <ul className="settings-list">
      {resources.map((resource) => (
        <li
          key={resource.id}
          id={`r-${resource.slug}`}
          className={resource.isActive ? 'settings-row' : 'settings-row settings-off'}
        >
          <Facts resource={resource} />
          {mayWrite ? <Acts resource={resource} /> : null}
          {resource.isActive || resource.visits.length === 0 ? null : (
            <Booked visits={resource.visits} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Facts({ resource }: { resource: ResourceView }) {
  const { name, isActive, onlyFor, lastChange } = resource;
  const only = isActive ? texts.onlyFor : texts.noneLeft;
  return (
    <div>
      <div className="settings-name">{name}</div>
      <div>{isActive ? texts.on : texts.off}</div>
      {onlyFor ? <div className="small">{only(onlyFor)}</div> : null}
      {lastChange ? <div className="small">{lastChange}</div> : null}
    </div>
  );
}

function Acts({ resource }: { resource: ResourceView }) {
  const { id, slug, name, up, down, isActive, version } = resource;
  return (
    <div className="settings-acts">
      {isActive ? (
        <a className="button button-quiet" href={hoursPath(slug)} aria-label={texts.hoursFor(name)}>
          <span>{texts.hours}</span>
        </a>
      ) : null}
      <form method="post">
        <input type="hidden" name="id" defaultValue={id} />
        <input type="hidden" name="versao" defaultValue={version} />
        <Button
          look="secondary"
          name="acao"
          value={isActive ? 'desligar' : 'ligar'}
          aria-label={isActive ? texts.switchOffFor(name) : texts.switchOnFor(name)}
        >
          {isActive ? texts.switchOff : texts.switchOn}
        </Button>
      </form>
      <OrderButtons id={id} name={name} up={up} down={down} />
    </div>
  );
}

function Booked({ visits }: { visits: ResourceView['visits'] }) {
  return (
    <div className="settings-wide">
      <p>{texts.visits(visits.length)}</p>
      <ul className="settings-visits">
        {visits.slice(0, VISITS_SHOWN).map(({ href, words }) => (
          <li key={href}>
            <a href={href}>{words}</a>
          </li>
        ))}
        {visits.length > VISITS_SHOWN ? <li>{texts.more(visits.length - VISITS_SHOWN)}</li> : null}
      </ul>
    </div>
  );
}
