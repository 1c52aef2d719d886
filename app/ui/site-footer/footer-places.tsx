import { Fragment } from 'react';

export type HoursLine = { label: string; value: string };
/** One of several places with the same name above. */
export type FooterHouse = {
  name: string;
  address: readonly string[];
  hours: readonly HoursLine[];
};

type Houses = { houses: readonly FooterHouse[] };

/** The address, or those of several houses in its place. */
export function Addresses({ lines, houses }: { lines: readonly string[] } & Houses) {
  if (houses.length === 0) return <AddressLines lines={lines} />;
  return houses.map(({ name, address }) => <AddressLines key={name} lines={[name, ...address]} />);
}

/** The hours, or those of several houses in their place. */
export function OpeningHours({ lines, houses }: { lines: readonly HoursLine[] } & Houses) {
  if (houses.length === 0) return <Hours lines={lines} />;
  return houses.map(({ name, hours }) => (
    <Fragment key={name}>
      <p>
        <strong>{name}</strong>
      </p>
      <Hours lines={hours} />
    </Fragment>
  ));
}

function AddressLines({ lines }: { lines: readonly string[] }) {
  return (
    <address>
      {lines.map((line, n) => (
        <span key={line}>
          {n > 0 ? ' · ' : ''}
          {line}
        </span>
      ))}
    </address>
  );
}

function Hours({ lines }: { lines: readonly HoursLine[] }) {
  return (
    <dl>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
