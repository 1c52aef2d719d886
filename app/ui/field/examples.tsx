import { TextArea, TextField } from './field.tsx';

export const plain = (
  <TextField id="exemplo-contato" name="nome" label="Nome completo" autoComplete="name" required />
);

export const withHint = (
  <TextField
    id="exemplo-telefone"
    name="telefone"
    label="Telefone com DDD"
    hint="Usamos só para falar desta consulta."
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    width="medium"
  />
);

export const wrong = (
  <TextField
    id="exemplo-email"
    name="email"
    label="E-mail (opcional)"
    error="E-mail inválido."
    defaultValue="maria@"
    type="email"
    autoComplete="email"
  />
);

export const several = (
  <TextArea
    id="exemplo-mensagem"
    name="mensagem"
    label="Mensagem"
    hint="Não escreva detalhes de saúde."
  />
);
