import { ICON_NAMES, Icon } from './icon.tsx';

export const all = (
  <p className="button-row">
    {ICON_NAMES.map((name) => (
      <Icon key={name} name={name} />
    ))}
  </p>
);
