import { RadioList } from './radio-list.tsx';

export const withHints = (
  <RadioList
    name="exemplo-pagamento"
    legend="Como vai ser o pagamento?"
    hint="Isso muda o que você precisa trazer."
    options={[
      { value: 'particular', label: 'Particular', hint: 'Você paga na clínica.', isChecked: true },
      { value: 'convenio', label: 'Convênio', hint: 'Traga a carteirinha.' },
      { value: 'outro', label: 'Outro convênio', hint: 'Ainda não atendemos.', isDisabled: true },
    ]}
  />
);

export const times = (
  <RadioList
    name="exemplo-horario"
    legend="terça-feira, 14 de outubro"
    layout="grid"
    options={['8h', '8h45', '9h30', '14h'].map((label) => ({ value: label, label }))}
  />
);

export const wrong = (
  <RadioList
    name="exemplo-dia"
    legend="Qual dia é melhor?"
    error="Escolha um dia."
    options={[
      { value: '2026-10-14', label: 'quarta-feira, 14 de outubro' },
      { value: '2026-10-15', label: 'quinta-feira, 15 de outubro' },
    ]}
  />
);

export const longWords = (
  <RadioList
    name="exemplo-exame"
    legend="Qual destes exames a médica pediu?"
    legendIsHeading
    options={[
      {
        value: 'tomografia',
        label: 'Tomografia de coerência óptica do segmento anterior e do nervo óptico',
        hint: 'Traga o pedido, os exames anteriores e os óculos que você usa hoje.',
      },
      { value: 'outro', label: 'Outro' },
    ]}
  />
);

export const noneFree = (
  <RadioList
    name="exemplo-sem-horario"
    legend="quarta-feira, 15 de outubro"
    layout="grid"
    options={['8h', '8h45', '9h30'].map((label) => ({ value: label, label, isDisabled: true }))}
  />
);
