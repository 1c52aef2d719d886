import { Select } from './select.tsx';

const services = [
  { value: 'consulta', label: 'Consulta' },
  { value: 'mapeamento', label: 'Mapeamento de retina' },
];

export const plain = (
  <Select
    id="exemplo-servico"
    name="servico"
    label="Serviço"
    defaultValue="mapeamento"
    options={services}
  />
);

export const withHint = (
  <Select
    id="exemplo-convenio"
    name="convenio"
    label="Convênio"
    hint="Sem convênio, escolha particular."
    options={[
      { value: 'particular', label: 'Particular' },
      { value: 'convenio', label: 'Convênio' },
    ]}
    width="medium"
  />
);

export const wrong = (
  <Select
    id="exemplo-servico-errado"
    name="outro"
    label="Serviço"
    error="Escolha um serviço."
    emptyLabel="Escolha"
    options={services}
  />
);

export const inGroups = (
  <Select
    id="exemplo-horario"
    name="horario"
    label="Horário"
    options={[
      { label: 'terça-feira, 6 de outubro', options: [{ value: '1', label: '9h' }] },
      { label: 'quarta-feira, 7 de outubro', options: [{ value: '2', label: '10h30' }] },
    ]}
  />
);
