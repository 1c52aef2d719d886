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

export const withoutErrors = <ErrorSummary errors={[]} />;
