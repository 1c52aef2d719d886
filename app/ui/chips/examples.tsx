import { Chips } from './chips.tsx';

export const topics = (
  <Chips
    label="Assuntos"
    chips={[
      { href: '#todos', label: 'Todos', isCurrent: true },
      { href: '#prevencao', label: 'Prevenção' },
    ]}
  />
);
