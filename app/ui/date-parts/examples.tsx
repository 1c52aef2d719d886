import { DateParts } from './date-parts.tsx';

export const plain = (
  <DateParts
    name="exemploNascimento"
    legend="Data de nascimento"
    hint="Por exemplo, 7 3 1958."
    isOwnBirthday
  />
);

export const wrong = (
  <DateParts
    name="exemploErrado"
    legend="Data de nascimento"
    error="O mês vai de 1 a 12."
    wrongParts={['month']}
    defaultValues={{ day: '7', month: '13', year: '1958' }}
  />
);

export const allWrong = (
  <DateParts
    name="exemploVazio"
    legend="Data de nascimento"
    error="Informe a data de nascimento."
  />
);

export const asTheOnlyQuestion = (
  <DateParts
    name="exemploPergunta"
    legend="Quando você nasceu?"
    legendIsHeading
    defaultValues={{ day: '7', month: '3', year: '1958' }}
  />
);
