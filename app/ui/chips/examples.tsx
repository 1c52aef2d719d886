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

export const many = (
  <Chips
    label="Muitos assuntos"
    chips={[
      'Prevenção',
      'Tratamentos',
      'Olhos de crianças e adolescentes',
      'Mapeamento de retina',
      'Lentes de contato',
      'Topografia corneana computadorizada',
    ].map((label) => ({ href: `#${label}`, label }))}
  />
);

export const none = <Chips label="Sem assuntos" chips={[]} />;
