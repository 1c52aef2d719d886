import { TimeField } from './time-field.tsx';

export const plain = <TimeField id="exemplo-hora" name="hora" label="Hora" defaultValue="09:30" />;

export const wrongWithHint = (
  <TimeField
    id="exemplo-hora-errada"
    name="hora-errada"
    label="Até que hora"
    hint="Sem hora, vale até o fim do dia."
    error="O fim vem antes do começo."
    defaultValue="07:00"
  />
);
