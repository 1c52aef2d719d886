import { Icon } from '#app/ui/icon/icon.tsx';

/** A house as a link to its times; `note` stands out below its address. */
export type HouseLink = {
  href: string;
  name: string;
  line: string;
  isCurrent: boolean;
  note?: string;
};

/** Houses of the clinic to choose from. @param leadsOn whether a choice leads to the next step */
export function HouseLinks({
  houses,
  leadsOn = false,
}: {
  houses: readonly HouseLink[];
  leadsOn?: boolean;
}) {
  return (
    <ul className="service-links">
      {houses.map(({ href, name, line, isCurrent, note }) => (
        <li key={href}>
          <a href={href} className="service-link" aria-current={isCurrent ? 'true' : undefined}>
            <span className="service-choice-words">
              <span className="service-choice-title">{name}</span>
              <span className="service-choice-note">{line}</span>
              {note ? <strong className="service-choice-note">{note}</strong> : null}
            </span>
            {leadsOn ? <Icon name="arrow-right" /> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
