import { DateField } from './date-field.tsx';

export const plain = (
  <DateField
    id="exemplo-dia"
    name="dia"
    label="A partir de"
    defaultValue="2026-10-05"
    min="2026-10-05"
    max="2026-12-31"
  />
);

export const wrongWithHint = (
  <DateField
    id="exemplo-dia-errado"
    name="ate"
    label="Último dia"
    hint="Sem um dia, vale até segunda ordem."
    error="Escolha um dia que ainda vem."
    defaultValue="2020-01-01"
  />
);
