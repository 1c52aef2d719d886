import { TextField } from '#app/ui/field/field.tsx';
import { ErrorSummary } from './error-summary.tsx';

const errors = [
  { fieldId: 'exemplo-nome', message: 'Informe pelo menos 3 caracteres.' },
  {
    fieldId: 'exemplo-data',
    message: 'O mês vai de 1 a 12, e o dia que você informou não existe.',
  },
];

export const withItsField = (
  <>
    <ErrorSummary errors={errors} />
    <TextField
      id="exemplo-nome"
      name="nome"
      label="Nome completo"
      error="Informe pelo menos 3 caracteres."
    />
  </>
);

export const withTheirEntries = (
  <>
    <ErrorSummary
      errors={[
        {
          fieldId: 'exemplo-convenio',
          message: 'Preencha este campo.',
          inSummary: 'Nome do 3º convênio: preencha este campo.',
        },
      ]}
    />
    <TextField id="exemplo-convenio" name="convenio" label="Nome" error="Preencha este campo." />
  </>
);

export const withoutErrors = <ErrorSummary errors={[]} />;
